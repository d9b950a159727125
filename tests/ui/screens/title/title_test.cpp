#include "ui/screens/title/title_screen.h"

#include <gtest/gtest.h>

#include <set>

#include "base/options.h"
#include "base/text.h"
#include "match/settings/presets.h"
#include "terrain/code/level_code.h"
#include "ui/game.h"

namespace terramorph {

namespace {

constexpr std::array<std::string_view, 9> kChoices = {
    "play", "friends", "terrain", "settings", "weapon_lab", "replays", "options", "help", "quit"};

/// The ways on from the title, in their order.
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
    game.session().settings = default_settings();
    game.words();
    game.key("enter");
    ASSERT_NE(game.session().runner, nullptr);
    EXPECT_EQ(game.match().phase(), Phase::aiming) << "no armory stands before it";
    EXPECT_FALSE(game.match().state().fired);
    EXPECT_EQ(game.match().player(), PlayerId(0));
    game.words();
    game.key("space");
    EXPECT_TRUE(game.match().state().fired);
}

TEST(Title, PlaysOnePersonAgainstEasyComputers) {
    MemoryStorage storage;
    Game game(storage);
    game.words();
    game.key("enter");
    ASSERT_NE(game.session().runner, nullptr);
    const std::vector<Player>& players = game.match().settings().players;
    ASSERT_EQ(players.size(), 3u);
    EXPECT_EQ(players[0], game.session().settings.players[0]);
    for (std::size_t k = 1; k < players.size(); ++k) {
        EXPECT_FALSE(players[k].kind.is_person());
        EXPECT_EQ(players[k].difficulty, Difficulty::easy);
    }
    EXPECT_NE(players[1].kind, players[2].kind);
}

TEST(Title, RemembersHowManyComputersAndHowHardTheyAre) {
    MemoryStorage storage;
    {
        Game game(storage, 2, 1280, 720);
        game.words();
        for (const char* const key : {"down", "right", "right", "down", "up"}) game.key(key);
        game.click(game.place_of_part("difficulty") + Point{60, 0});
        EXPECT_EQ(game.numbers_in("opponents"), std::vector{4});
    }
    Game game(storage, 2, 1280, 720);
    game.words();
    game.key("enter");
    const std::vector<Player>& players = game.match().settings().players;
    ASSERT_EQ(players.size(), 5u);
    for (std::size_t k = 1; k < players.size(); ++k) EXPECT_EQ(players[k].difficulty, Difficulty::normal);
    EXPECT_EQ(game.session().settings.players.size(), 2u) << "friends stay who they were";
}

TEST(Title, LeadsFriendsToThePlayersPageAndOnByEnter) {
    MemoryStorage storage;
    Game game(storage, 3);
    const MatchSettings wanted = game.session().settings;
    game.words();
    game.key("right");
    game.key("enter");
    EXPECT_TRUE(game.has("players"));
    EXPECT_EQ(game.session().runner, nullptr);
    game.key("enter");
    ASSERT_NE(game.session().runner, nullptr);
    EXPECT_EQ(game.match().settings(), wanted);
}

TEST(Title, DrawsAnotherLandByAKey) {
    MemoryStorage storage;
    Game game(storage);
    const std::string land = game.text_of("land");
    EXPECT_TRUE(land.ends_with(level_code(game.session().settings.level)));
    game.key("r");
    EXPECT_NE(game.text_of("land"), land);
    EXPECT_TRUE(game.text_of("land").ends_with(level_code(game.session().settings.level)));
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

TEST(Title, SaysWhoWouldPlay) {
    MemoryStorage storage;
    Game game(storage, 2);
    game.session().settings.players[0].name = "Pia";
    game.session().settings.players[1].name = "Quentin";
    EXPECT_TRUE(game.shows_in("who", "Pia"));
    EXPECT_FALSE(game.shows_in("who", "Quentin")) << "who isn't there when one plays alone";
    game.key("right");
    for (const char* const name : {"Pia", "Quentin"}) EXPECT_TRUE(game.shows_in("who", name)) << name;
}

TEST(Title, TellsANewcomerThatItIsClassicAndWhatThatMeans) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings = default_settings();
    EXPECT_EQ(game.text_of("preset"), match_presets().front().label);
    EXPECT_EQ(game.text_of("preset_help"), match_presets().front().help);
}

TEST(Title, ChangesThePresetByKeys) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings = default_settings();
    game.words();
    for (const char* const key : {"tab", "tab", "tab", "tab"}) game.key(key);
    for (const MatchPreset& preset : match_presets()) {
        EXPECT_EQ(preset_of(game.session().settings), &preset);
        EXPECT_TRUE(game.shows(preset.help)) << preset.label;
        game.key("right");
    }
    EXPECT_EQ(preset_of(game.session().settings), &match_presets().front()) << "round and round";
    game.key("left");
    EXPECT_EQ(preset_of(game.session().settings), &match_presets().back());
    for (const char* const key : {"shift+tab", "shift+tab", "shift+tab", "shift+tab", "enter"}) game.key(key);
    ASSERT_NE(game.session().runner, nullptr);
    EXPECT_EQ(game.match().settings().rule(Rule::direct_hit), 1);
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
    const Point middle = game.place_of_part("preset");
    game.click(middle + Point{60, 0});
    EXPECT_EQ(preset_of(game.session().settings), &match_presets().front());
    game.click(middle - Point{60, 0});
    EXPECT_EQ(game.session().settings.rules, own);
}

TEST(Title, ContinuesByEnterWhenThereIsSomethingToContinue) {
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
        EXPECT_TRUE(game.has("title/continue"));
    }
    Game game(storage);
    EXPECT_EQ(game.numbers_in("title/continue"), (std::vector{1, 2})) << "its round, of how many";
    EXPECT_EQ(menu(game).size(), kChoices.size() + 1);
    game.key("enter");
    ASSERT_NE(game.session().runner, nullptr);
    EXPECT_EQ(game.match().hash(), left);
}

TEST(Title, HasNothingToContinueOnceTheMatchIsOver) {
    MemoryStorage storage;
    Game game(storage);
    game.session().unfinished = "kept.tmrec";
    EXPECT_TRUE(game.has("title/continue"));
    game.session().unfinished.clear();
    EXPECT_FALSE(game.has("title/continue"));
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
    constexpr std::size_t kChoosers = 3, kFriends = 1;
    for (std::size_t place = kFriends; place < kChoices.size() - 1; ++place) {
        if (kChoices[place] == "weapon_lab") continue;  // which Escape leaves by its menu
        MemoryStorage storage;
        Game game(storage, 2, 1280, 720);
        game.words();
        for (std::size_t k = 0; k < place + (place > kFriends ? kChoosers : 0); ++k) game.key("tab");
        game.key("enter");
        EXPECT_TRUE(game.has(place == kFriends ? "players" : kChoices[place]));
        EXPECT_FALSE(game.has("title"));
        game.key("esc");
        EXPECT_TRUE(game.has("title")) << kChoices[place];
        game.key("enter");
        EXPECT_FALSE(game.has("title")) << "the focus was lost";
    }
}

TEST(Title, AsksForOpponentsOnlyWherePlayIsMeant) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    EXPECT_TRUE(game.has("opponents"));
    game.key("right");
    EXPECT_FALSE(game.has("opponents"));
    EXPECT_TRUE(game.has("preset"));
    game.key("left");
    EXPECT_TRUE(game.has("opponents"));
}

TEST(Title, LeadsPastTheChoosersByArrows) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.words();
    for (int k = 0; k < 2; ++k) game.key("down");
    game.key("enter");
    EXPECT_TRUE(game.has("terrain"));
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
    for (const std::string_view choice : {"friends", "terrain", "settings", "help"}) {
        MemoryStorage storage;
        Game game(storage, 2, 1280, 720);
        game.click_on(concat("title/", choice));
        EXPECT_FALSE(game.has("title")) << choice;
        EXPECT_TRUE(game.has(choice == "friends" ? "players" : choice)) << choice;
        game.click_on("back");
        EXPECT_TRUE(game.has("title")) << choice;
    }
}

TEST(Title, LeadsThroughAMatchToItsEndByKeysAlone) {
    MemoryStorage storage;
    Game game(storage);
    game.words();
    for (const char* const key : {"right", "enter", "enter"}) game.key(key);
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
    EXPECT_TRUE(game.has("title"));
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
