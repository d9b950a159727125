#include "ui/language/language.h"

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

std::string tr(std::string_view english, std::initializer_list<Filling> fillings) {
    return filled(tr(english), {fillings.begin(), fillings.end()});
}

std::string tr_count(std::string_view one, std::string_view many, std::int64_t count,
                     std::initializer_list<Filling> fillings) {
    return tr(counted(one, many, count, fillings));
}

std::string tr(const Wording& wording) {
    std::vector<Filling> fillings = wording.fillings;
    for (Filling& filling : fillings)
        if (filling.wording) filling.words = tr(*filling.wording);
    if (wording.many.empty()) return filled(tr(wording.words), fillings);
    const auto size = static_cast<std::uint64_t>(wording.count < 0 ? -wording.count : wording.count);
    const std::string* const words = spoken() ? spoken()->find(wording.words, size) : nullptr;
    return filled(words ? *words : size == 1 ? wording.words : wording.many, fillings);
}

std::string tr(const Error& error) {
    return error.wording.empty() ? std::string(tr(error.text)) : tr(error.wording);
}

}  // namespace terramorph
