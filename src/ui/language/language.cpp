#include "ui/language/language.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace terramorph {

namespace {

std::shared_ptr<const Catalogue>& spoken() {
    static std::shared_ptr<const Catalogue> catalogue;
    return catalogue;
}

const std::string* find(std::span<const Filling> fillings, std::string_view name) {
    const auto found = std::ranges::find(fillings, name, &Filling::name);
    return found == fillings.end() ? nullptr : &found->words;
}

/// What nothing is filled in for stays as it is.
std::string filled(std::string_view words, std::span<const Filling> fillings) {
    std::string all;
    while (!words.empty()) {
        const std::size_t open = std::min(words.find('{'), words.size());
        all += words.substr(0, open);
        words.remove_prefix(open);
        const std::size_t close = words.find('}');
        if (close == std::string_view::npos) return all += words;
        const std::string* const filling = find(fillings, words.substr(1, close - 1));
        all += filling ? std::string_view(*filling) : words.substr(0, close + 1);
        words.remove_prefix(close + 1);
    }
    return all;
}

}  // namespace

void speak(std::shared_ptr<const Catalogue> catalogue) { spoken() = std::move(catalogue); }

std::string_view tr(std::string_view english) {
    const std::string* const words = spoken() ? spoken()->find(english) : nullptr;
    return words ? std::string_view(*words) : english;
}

std::string tr(std::string_view english, std::initializer_list<Filling> fillings) {
    return filled(tr(english), {fillings.begin(), fillings.end()});
}

std::string tr_count(std::string_view one, std::string_view many, std::int64_t count,
                     std::initializer_list<Filling> fillings) {
    const auto size = static_cast<std::uint64_t>(count < 0 ? -count : count);
    const std::string* const words = spoken() ? spoken()->find(one, size) : nullptr;
    std::vector<Filling> all(fillings);
    all.emplace_back("count", grouped_text(count));
    return filled(words ? std::string_view(*words) : size == 1 ? one : many, all);
}

}  // namespace terramorph
