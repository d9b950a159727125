#include "app/language/language.h"

#include <utility>
#include <vector>

#include "base/parameter.h"

namespace terramorph {

namespace {

std::shared_ptr<const Catalogue>& current_catalogue() {
    static std::shared_ptr<const Catalogue> catalogue;
    return catalogue;
}

}  // namespace

void speak(std::shared_ptr<const Catalogue> catalogue) { current_catalogue() = std::move(catalogue); }

std::string_view current_language() {
    return current_catalogue() ? std::string_view(current_catalogue()->language()) : "en";
}

std::string_view tr(std::string_view english) {
    const std::string* const words = current_catalogue() ? current_catalogue()->find(english) : nullptr;
    return words ? std::string_view(*words) : english;
}

std::string tr_choice(std::string_view choice) {
    const std::string english = choice_label(choice);
    return std::string(tr(english));
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
    const std::string* const words =
        current_catalogue() ? current_catalogue()->find(message.words, size) : nullptr;
    return filled(words ? *words : size == 1 ? message.words : message.many, arguments);
}

std::string tr(const Error& error) { return tr(error.message); }

}  // namespace terramorph
