#include "app/language/language.h"

#include <utility>
#include <vector>

namespace terramorph {

namespace {

std::shared_ptr<const Catalogue>& spoken() {
    static std::shared_ptr<const Catalogue> catalogue;
    return catalogue;
}

}  // namespace

void speak(std::shared_ptr<const Catalogue> catalogue) { spoken() = std::move(catalogue); }

std::string_view spoken_language() { return spoken() ? std::string_view(spoken()->language()) : "en"; }

std::string_view tr(std::string_view english) {
    const std::string* const words = spoken() ? spoken()->find(english) : nullptr;
    return words ? std::string_view(*words) : english;
}

std::string tr(std::string_view english, std::initializer_list<Argument> arguments) {
    return filled(tr(english), {arguments.begin(), arguments.end()});
}

std::string tr(const Message& message) {
    std::vector<Argument> arguments = message.arguments;
    for (Argument& argument : arguments)
        if (!argument.message.empty()) argument.text = tr(argument.message.front());
    if (message.many.empty()) return filled(tr(message.words), arguments);
    const auto size = static_cast<std::uint64_t>(message.count < 0 ? -message.count : message.count);
    const std::string* const words = spoken() ? spoken()->find(message.words, size) : nullptr;
    return filled(words ? *words : size == 1 ? message.words : message.many, arguments);
}

std::string tr(const Error& error) { return tr(error.message); }

}  // namespace terramorph
