#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "app/language/language.h"

namespace terramorph {

class Phrases;
struct Session;

/// A language of the game. What its files say is there once it has been spoken.
struct Language {
    std::string code;                                      ///< "en", "de"
    std::string name;                                      ///< in the language itself: "English", "Deutsch"
    std::shared_ptr<const Catalogue> catalogue = nullptr;  ///< nullptr: English, or not loaded yet
    std::shared_ptr<const Phrases> phrases = nullptr;      ///< nullptr: tanks talk English
    std::string catalogue_file = {}, talk_file = {};       ///< still to be loaded; empty: nothing
};

constexpr const char* kLanguageFile = "language.toml";  // holds the code of the chosen language

/// Finds the session's languages: English, the game's own, and catalogues in the player's folder, which
/// replace the game's; problems are reported. Then it selects the language that was `asked` for at this start
/// ("de"; empty: none was), or the one chosen at an earlier start, or the first of `locales` ("de_AT", the
/// preferred one first) that the game has, or else English. That's spoken, too, if the language can't be
/// loaded, which the player is told; the choice stays for the next start.
void choose_first_language(Session& session, const std::vector<std::string>& locales,
                           const std::string& asked = {});

/// Speaks this one of the session's languages and remembers it. If it can't be loaded, the player is told so,
/// and the game goes on in its present language.
void choose_language(Session& session, std::size_t place);

/// Chooses the next language, or the previous one with a step of -1. One that couldn't be loaded isn't in the
/// way: it's stepped on from there.
void step_language(Session& session, int step);

/// What tanks say in the language that the game speaks. It lives as long as the session.
const Phrases& spoken_phrases(const Session& session);

}  // namespace terramorph
