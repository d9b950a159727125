// What the picture's side reads: what tanks say, a player's own files, scripts, and translations.
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/temperament.h"
#include "app/input/script.h"
#include "app/language/language.h"
#include "app/loadout.h"
#include "app/talk/talk.h"
#include "app/terrain_editor/favourites.h"
#include "base/files/toml.h"
#include "base/text.h"
#include "fuzz/arsenal.h"
#include "fuzz/eaters.h"
#include "fuzz/must.h"
#include "support/matches.h"
#include "ui/game.h"

namespace terramorph::test {

namespace {

bool fits_a_bubble(std::string_view line) {
    const auto letters = std::ranges::count_if(line, [](char c) { return (c & 0xc0) != 0x80; });
    return !trimmed(line).empty() && letters <= static_cast<long>(Phrases::kMaxLineLength) &&
           sanitized(line, Phrases::kMaxLineLength) == line;
}

}  // namespace

void eat_talk(std::string_view bytes) {
    const auto phrases = parse_phrases(bytes, "talk.toml");
    if (!phrases) return must_tell(phrases.error());
    for (std::size_t mood = 0; mood < kMoodNames.size(); ++mood)
        for (std::size_t kind = 0; kind < player_kinds().size(); ++kind)
            for (const std::string& line : phrases->lines(static_cast<Mood>(mood), player_kinds()[kind])) {
                must(fits_a_bubble(line), "a line fits into a bubble");
                const auto said = with_names(line, {.victim = "Ann", .killer = "Bob"});
                must(said && said->find_first_of("{}") == std::string::npos, "every name is filled in");
            }
}

void eat_favourites(std::string_view bytes) {
    const auto favourites = parse_favourites(bytes, kFavouritesFile);
    if (!favourites) return must_tell(favourites.error());
    const auto again = parse_favourites(favourites_text(*favourites), kFavouritesFile);
    must(again && *again == *favourites, "favourites are read back as they were written");
}

/// At a visit to the armory: what was usual is bought, and what is bought becomes usual.
void eat_usual(std::string_view bytes) {
    MemoryStorage storage;
    storage.files[kLoadoutsFile] = bytes;
    App app(storage, "20260714-120000", all_screens());
    MatchSettings settings = small_match(2, 1);
    settings.set(Rule::armory, 1);
    settings.set(Rule::start_cash, 100000);
    settings.level.terrain.depth = 64;
    app.session().runner = std::make_unique<MatchRunner>(std::make_unique<Match>(settings, one_arsenal()));
    const std::string name = settings.players[app.session().match().player()].name;
    const bool damaged = !parse_toml(bytes, kLoadoutsFile);
    const int bought = buy_loadout(app.session());
    must(storage.files.contains(concat(kLoadoutsFile, ".bad")) == damaged, "a damaged file is kept");
    must(!damaged || storage.files[concat(kLoadoutsFile, ".bad")] == bytes,
         "a damaged file is kept as it was");
    keep_loadout(app.session());
    must(bought == 0 || static_cast<int>(loadout_of(app.session(), name).size()) == bought,
         "what was bought is usual");
}

void eat_script(std::string_view bytes) {
    const auto actions = parse_script(bytes);
    if (!actions) return must_tell(actions.error());
    for (const Action& action : *actions) {
        must(action.seconds >= 0, "no time runs backwards");
        const bool is_size = action.kind == Action::Kind::size;
        must(is_size == (action.width > 0 && action.height > 0), "a size has two sides");
        const bool is_shot = action.kind == Action::Kind::shot;
        must(!is_shot || action.words.find('/') == std::string::npos, "a picture stays in its folder");
    }
}

/// What is read can be told with anything filled in, in the form for any count, and nothing stays unfilled.
void eat_po(std::string_view bytes) {
    auto parsed = parse_catalogue(bytes, "xx.po");
    if (!parsed) return must_tell(parsed.error());
    const auto catalogue = std::make_shared<const Catalogue>(parsed.take());
    for (const auto& [english, translations] : catalogue->all()) {
        must(!english.empty() && !translations.empty(), "a translation is of something");
        for (const std::string& words : translations)
            must(!words.empty() && sanitized(words, static_cast<int>(words.size())) == words,
                 "words can be shown");
        must(catalogue->find(english) == &translations.front(), "what was read is found");
        for (const std::uint64_t count : {0, 1, 2, 5, 11, 21, 1000000})
            must(catalogue->find(english, count) != nullptr, "there is a form for every count");
    }
    speak(catalogue);
    for (const auto& [english, translations] : catalogue->all()) {
        must(tr(english) == translations.front(), "it is told as it was read");
        (void)tr(plural(english, english, -1, {{"count", "{count}"}, {"name", "Ann"}}));
    }
    speak(nullptr);
}

}  // namespace terramorph::test
