#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"

namespace terramorph {

/// A language that comes with the game. English isn't among them: it needs no translation.
struct BuiltInLanguage {
    std::string_view code;  ///< "de"
    std::string_view name;  ///< in the language itself: "Deutsch"
    bool talks;             ///< tanks talk it; in others they talk English
};
std::span<const BuiltInLanguage> built_in_languages();

/// Gives the text of a language's file: "de.po", or "talk_de.toml" if tanks talk it. Errors say why it can't
/// be had and what to do. It's asked when a language is first spoken.
using LanguageFiles = std::function<Result<std::string>(const std::string& name)>;

/// They're compiled into programs for desktops.
Result<std::string> compiled_in_language_file(const std::string& name);

}  // namespace terramorph
