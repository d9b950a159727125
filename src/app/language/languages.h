#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/language/language.h"

namespace terramorph {

/// A language of the game.
struct Language {
    std::string code;                            ///< "en", "de"
    std::string name;                            ///< in the language itself: "English", "Deutsch"
    std::shared_ptr<const Catalogue> catalogue;  ///< nullptr: English
};

struct Session;

constexpr const char* kLanguageFile = "language.toml";  // holds the code of the chosen language

/// Finds the session's languages: English, the game's own, and catalogues in the player's folder, which
/// replace the game's; problems are reported. Then it selects the language that was `asked` for at this start
/// ("de"; empty: none was), or the one chosen at an earlier start, or the first of `locales` ("de_AT", the
/// preferred one first) that the game has, or else English.
void choose_first_language(Session& session, const std::vector<std::string>& locales,
                           const std::string& asked = {});

/// Switches to the next language, or the previous one with a step of -1, and remembers it.
void step_language(Session& session, int step);

}  // namespace terramorph
