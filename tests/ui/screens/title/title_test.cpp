#include "ui/screens/title/title_screen.h"

#include <gtest/gtest.h>

#include <set>

#include "base/options.h"
#include "base/text.h"
#include "match/settings/presets.h"
#include "ui/game.h"

namespace terramorph {

namespace {

constexpr std::array<std::string_view, 8> kChoices = {"play",    "players",  "terrain", "weapon_lab",
                                                      "replays", "settings", "help",    "quit"};

/// What stands at the left of the menu, from the top down.
std::vector<std::string> menu(Game& game) {
    std::vector<std::string> found;
    game.words();
    for (const auto& part : game.drawn.parts)
        if (part.id == "continue" || std::count(kChoices.begin(), kChoices.end(), part.id) > 0)
            found.push_back(part.id);
    return found;
}

TEST(Title, OffersEverythingUnderTheGamesName) {
    MemoryStorage storage;
    Game game(storage);
    EXPECT_TRUE(game.shows("Terramorph"));
    EXPECT_TRUE(game.shows(version()));
    EXPECT_EQ(menu(game), std::vector<std::string>(kChoices.begin(), kChoices.end()));
}

TEST(Title, LeadsToTheFirstShotInTwoPresses) {
    MemoryStorage storage;
    Game game(storage);
    const MatchSettings wanted = game.session().settings;
    game.words();
    game.key("enter");
    ASSERT_NE(game.session().runner, nullptr);
    EXPECT_EQ(game.match().settings(), wanted);
    EXPECT_FALSE(game.match().state().fired);
    game.words();
    game.key("space");
    EXPECT_TRUE(game.match().state().fired);
}

TEST(Title, PlaysWithTheSettingsOfLastTime) {
    MemoryStorage storage;
    MatchSettings last;
    {
        Game game(storage, 5);
        game.session().settings.set(Rule::rounds, 3);
        keep_settings(game.session());
        last = game.session().settings;
    }
    App app(storage, "now", all_screens());
    EXPECT_EQ(app.session().settings, last);
}

TEST(Title, SaysWhatPlayWouldPlay) {
    MemoryStorage storage;
    Game game(storage, 3);
    MatchSettings& settings = game.session().settings;
    settings.players[2].kind = computer("spoiler");
    settings.level.terrain.seed = 8412077;
    for (const char* const name : {"Otto", "Mira", "Juno"}) EXPECT_TRUE(game.shows_in("who", name)) << name;
    EXPECT_EQ(game.numbers_in("what"), (std::vector{2, 8412077}));
    EXPECT_TRUE(game.shows_in("what", "circle-hill"));
    settings.set(Rule::rounds, 1);
    EXPECT_EQ(game.numbers_in("what"), (std::vector{1, 8412077}));
}

TEST(Title, TellsANewcomerThatItIsClassicAndWhatThatMeans) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings = default_settings();
    const std::string name(match_presets().front().label);
    EXPECT_EQ(game.text_of("preset"), name) << "beside Play";
    EXPECT_TRUE(game.text_of("preset_help").starts_with(name)) << "and in the band";
    EXPECT_TRUE(game.shows(match_presets().front().help));
}

TEST(Title, ChangesThePresetByKeysOnPlay) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings = default_settings();
    game.words();
    for (const MatchPreset& preset : match_presets()) {
        EXPECT_EQ(preset_of(game.session().settings), &preset);
        EXPECT_TRUE(game.shows(preset.help)) << preset.label;
        game.key("right");
    }
    EXPECT_EQ(preset_of(game.session().settings), &match_presets().front()) << "round and round";
    game.key("left");
    EXPECT_EQ(preset_of(game.session().settings), &match_presets().back());
    game.key("enter");
    ASSERT_NE(game.session().runner, nullptr);
    EXPECT_EQ(game.match().settings().rules, rules_of(match_presets().back()));
}

TEST(Title, ChangesThePresetByThePointer) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings = default_settings();
    const Point middle = game.place_of_part("preset");
    game.click(middle + Point{60, 0});
    EXPECT_EQ(preset_of(game.session().settings), &match_presets()[1]);
    game.click(middle - Point{60, 0});
    EXPECT_EQ(preset_of(game.session().settings), &match_presets()[0]);
}

TEST(Title, GivesOnesOwnRulesBackAfterThePresets) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings.set(Rule::health, 321);
    const Values own = game.session().settings.rules;
    EXPECT_TRUE(game.has("preset/custom"));
    game.key("right");
    EXPECT_EQ(preset_of(game.session().settings), &match_presets().front());
    game.key("left");
    EXPECT_EQ(game.session().settings.rules, own);
}

TEST(Title, LeadsToTheNextChoiceFromPlayStraightDown) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.words();
    game.key("right");
    game.key("down");
    game.key("enter");
    EXPECT_TRUE(game.has("players"));
}

TEST(Title, ContinuesFirstWhenThereIsSomethingToContinue) {
    MemoryStorage storage;
    std::uint64_t left = 0;
    {
        Game game(storage);
        game.start();
        game.key("space");
        game.wait_for_turn();
        game.session().runner->keep();
        left = game.match().hash();
        game.app.back_to_title();
        EXPECT_EQ(menu(game).front(), "continue");
    }
    Game game(storage);
    ASSERT_EQ(menu(game).front(), "continue");
    EXPECT_EQ(menu(game).size(), kChoices.size() + 1);
    game.key("enter");
    ASSERT_NE(game.session().runner, nullptr);
    EXPECT_EQ(game.match().hash(), left);
}

TEST(Title, HasNothingToContinueOnceTheMatchIsOver) {
    MemoryStorage storage;
    Game game(storage);
    game.session().unfinished = "kept.tmrec";
    EXPECT_EQ(menu(game).front(), "continue");
    game.session().unfinished.clear();
    EXPECT_EQ(menu(game).front(), "play");
    game.key("enter");
    EXPECT_NE(game.session().runner, nullptr);
}

TEST(Title, QuitsOnlyWhenQuitIsPressed) {
    MemoryStorage storage;
    Game game(storage);
    game.words();
    game.key("esc");
    game.key("esc");
    EXPECT_FALSE(game.app.wants_to_quit());
    game.key("enter");
    EXPECT_TRUE(game.app.wants_to_quit());
}

TEST(Title, LeadsToEveryPageByKeysAloneAndBack) {
    for (std::size_t place = 1; place <= 6; ++place) {
        if (kChoices[place] == "weapon_lab") continue;  // which Escape leaves by its menu
        MemoryStorage storage;
        Game game(storage, 2, 1280, 720);
        game.words();
        for (std::size_t k = 0; k < place; ++k) game.key("down");
        game.key("enter");
        EXPECT_TRUE(game.has(kChoices[place]));
        EXPECT_FALSE(game.has("title"));
        game.key("esc");
        EXPECT_TRUE(game.has("title")) << kChoices[place];
        game.key("enter");
        EXPECT_FALSE(game.has("title")) << "the focus was lost";
    }
}

TEST(Title, LeadsToTheWeaponLabAndBack) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.click_on("weapon_lab");
    EXPECT_TRUE(game.shows_in("weapon_lab/file", "weapons.toml"));
    EXPECT_FALSE(game.has("title"));
    game.click_on("hints/back");
    EXPECT_TRUE(game.has("title"));
}

TEST(Title, LeadsToEveryPageByThePointerAlone) {
    for (const char* const choice : {"players", "terrain", "settings", "help"}) {
        MemoryStorage storage;
        Game game(storage, 2, 1280, 720);
        game.click_on(concat("title/", choice));
        EXPECT_FALSE(game.has("title")) << choice;
        EXPECT_TRUE(game.has(choice)) << choice;
        game.click_on("back");
        EXPECT_TRUE(game.has("title")) << choice;
    }
}

TEST(Title, LeadsThroughAMatchToItsEndByKeysAlone) {
    MemoryStorage storage;
    Game game(storage);
    game.words();
    game.key("enter");
    game.key("f1");
    EXPECT_TRUE(game.has("help"));
    game.key("esc");
    game.key("esc");
    EXPECT_TRUE(game.has("pause"));
    game.key("esc");
    for (int round = 1; round <= 2; ++round) {
        game.end_round();
        game.wait(4);
        game.words();
        if (round == 1) game.key("enter");
    }
    EXPECT_TRUE(game.has("play_again"));
    game.key("esc");
    EXPECT_EQ(menu(game).front(), "play");
}

TEST(Title, IsStillButForAStepOfTheHillsEveryFewSeconds) {
    MemoryStorage storage;
    Game game(storage);
    game.words();
    game.app.advance(0);
    const Image before = game.picture;
    int changes = 0;
    for (int frame = 0; frame < 25 * 60; ++frame) {
        if (!game.app.advance(1.0 / 60)) continue;
        ++changes;
        game.words();
    }
    EXPECT_GE(changes, 1);
    EXPECT_LE(changes, 5);
    EXPECT_FALSE(std::ranges::equal(before.pixels(), game.picture.pixels()));
}

TEST(Title, StandsStillBeforeMapsThatTakeLong) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.level.terrain.depth = 16384;
    game.words();
    game.app.advance(0);
    for (int second = 0; second < 60; ++second) EXPECT_FALSE(game.app.advance(1));
}

TEST(Title, ShowsTheLandThatWillBePlayed) {
    MemoryStorage storage;
    Game game(storage);
    game.words();
    const Image before = game.picture;
    game.session().settings.level.terrain.seed = 99;
    game.words();
    EXPECT_FALSE(std::ranges::equal(before.pixels(), game.picture.pixels()));
}

}  // namespace

}  // namespace terramorph
