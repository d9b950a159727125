#include "ui/screens/armory/use_in_brief.h"

#include "app/effect_descriptions.h"
#include "app/language/language.h"
#include "base/text.h"

namespace terramorph {

namespace {

/// As many sentences as fit; where not even the first one does, as much of it as is whole.
std::string whole_part(const Canvas& canvas, std::string_view words, float width, const TextStyle& style) {
    const auto fits = [&](std::string_view part) { return canvas.text_width(part, style) <= width; };
    if (fits(words)) return std::string(words);
    for (std::size_t end = words.rfind(". "); end != words.npos && end > 0; end = words.rfind(". ", end - 1))
        if (fits(words.substr(0, end + 1))) return std::string(words.substr(0, end + 1));
    constexpr std::string_view kBreaks = ",;:";
    for (std::size_t end = words.find_last_of(kBreaks); end != words.npos && end > 0;
         end = words.find_last_of(kBreaks, end - 1)) {
        const bool breaks = words.substr(end + 1).starts_with(' ');  // and isn't within a number
        if (breaks && fits(words.substr(0, end))) return std::string(words.substr(0, end));
    }
    return {};
}

}  // namespace

std::string use_in_brief(const Canvas& canvas, const Weapon& good, float width, const TextStyle& style) {
    std::string use = whole_part(canvas, tr(good.help), width, style);
    if (!use.empty()) return use;
    for (const Fact& fact : facts_of(good))
        if (const std::string words = concat(fact.name, " ", fact.value);
            canvas.text_width(words, style) <= width)
            return words;
    return {};
}

}  // namespace terramorph
