#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/language/language.h"

namespace terramorph {

/// One that the game can speak.
struct Language {
    std::string code;                            ///< "en", "de"
    std::string name;                            ///< in itself: "English", "Deutsch"
    std::shared_ptr<const Catalogue> catalogue;  ///< none: English
};

struct Session;

constexpr const char* kLanguageFile = "language.toml";  // the code of the one that was chosen

/// Finds the session's languages: English, those that came with the game, and those whose catalogues lie in
/// the player's folder, which take the place of the game's own; what is wrong with one is said. Then it
/// speaks the one that was chosen at an earlier start; where there was no choice, the first of `locales`
/// ("de_AT", the dearest first) that the game can speak, else English.
void choose_first_language(Session& session, const std::vector<std::string>& locales);

/// Speaks the next one, or the one before with a step of -1, and remembers it.
void step_language(Session& session, int step);

}  // namespace terramorph
