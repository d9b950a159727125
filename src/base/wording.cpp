#include "base/wording.h"

#include <algorithm>

namespace terramorph {

namespace {

const std::string* find(std::span<const Filling> fillings, std::string_view name) {
    const auto found = std::ranges::find(fillings, name, &Filling::name);
    return found == fillings.end() ? nullptr : &found->words;
}

}  // namespace

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

Filling::Filling(std::string_view place, const Wording& filled_in)
    : name(place), words(filled_in.text()), wording(std::make_shared<Wording>(filled_in)) {}

std::string Wording::text() const {
    return filled(many.empty() || count == 1 || count == -1 ? words : many, fillings);
}

Wording worded(std::string_view words, std::initializer_list<Filling> fillings) {
    return {std::string(words), {}, 0, fillings};
}

Wording counted(std::string_view one, std::string_view many, std::int64_t count,
                std::initializer_list<Filling> fillings) {
    Wording wording = {std::string(one), std::string(many), count, fillings};
    wording.fillings.emplace_back("count", grouped_text(count));
    return wording;
}

}  // namespace terramorph
