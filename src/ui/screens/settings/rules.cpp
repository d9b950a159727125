#include "ui/screens/settings/rules.h"

#include <algorithm>

#include "app/language/language.h"
#include "base/text.h"
#include "paint/letters.h"

namespace terramorph {

namespace {

bool says(std::string_view text, std::string_view word) {
    return !word.empty() && folded(text).find(folded(word)) != std::string::npos;
}

}  // namespace

bool says_all(const std::vector<std::string_view>& texts, std::string_view wanted) {
    return std::ranges::all_of(words(wanted), [&](std::string_view word) {
        return std::ranges::any_of(texts, [&](std::string_view text) { return says(text, word); });
    });
}

bool speaks_of(const Parameter& parameter, std::string_view wanted) {
    const std::vector<std::string> choices = tr_choices(parameter);
    std::vector<std::string_view> texts = {tr(parameter.label), parameter.name, tr(parameter.help),
                                           tr(parameter.zero)};
    texts.insert(texts.end(), choices.begin(), choices.end());
    return says_all(texts, wanted);
}

}  // namespace terramorph
