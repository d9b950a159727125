#include "ui/screens/title/title_screen.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "ai/conduct.h"
#include "app/practice/drill_try.h"
#include "app/teaching/calm_start.h"
#include "app/teaching/short_aim.h"
#include "base/options.h"
#include "base/text.h"
#include "match/galaxy/fresh_map.h"
#include "match/settings/presets.h"
#include "terrain/code/level_code.h"
#include "ui/game.h"
#include "ui/screens/players/edited.h"
#include "ui/screens/title/page.h"

namespace terramorph {

namespace {

constexpr std::array<std::string_view, 7> kChoices = {"play",    "practice", "terrain", "replays",
                                                      "options", "help",     "quit"};

/// The ways on from the title, in their order.
std::vector<std::string> menu(Game& game) {
    std::vector<std::string> found;
    game.words();
    for (const auto& part : game.drawn.parts)
        if (std::count(kChoices.begin(), kChoices.end(), part.id) > 0) found.push_back(part.id);
    return found;
}

/// A title of its own over the game's, whose match can be looked at.
struct OpenTitle : Game {
    explicit OpenTitle(MemoryStorage& kept, int players = 3) : Game(kept, players) {
        auto screen = title_screen(app);
        page = static_cast<TitlePage*>(screen.get());
        app.push(std::move(screen));
        words();
    }
    const Match& live() { return page->live().runner()->match(); }
    std::vector<float> columns_of_live_tanks() {
        std::vector<float> columns;
        for (const Tank& tank : live().battle().state().tanks) columns.push_back(tank.body.at.x);
        return columns;
    }

    TitlePage* page;
};

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

TEST(Title, LeadsANewcomerToAFirstShotThatFallsShortAndOthersToTheirUsualAim) {
    for (const TipsWanted tips : {TipsWanted::beginners, TipsWanted::off}) {
        MemoryStorage storage;
        Game game(storage);
        game.session().settings = default_settings();
        game.session().preferences[at(Preference::tips)] = static_cast<double>(tips);
        game.words();
        game.key("enter");
        const auto is_short = [&] {
            const Aim wanted = short_aim(game.match(), game.match().player());
            return game.playing().angle == wanted.angle && game.playing().power == wanted.power;
        };
        EXPECT_EQ(is_short(), tips == TipsWanted::beginners);
        draw_new_level(game.app);
        EXPECT_EQ(is_short(), tips == TipsWanted::beginners) << "on another level, too";
    }
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
        for (const char* const key : {"c", "right", "right"}) game.key(key);
        EXPECT_EQ(game.numbers_in("opponents"), std::vector{4});
        game.click(game.place_of_part("difficulty") + Point{60, 0});
        game.key("esc");
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

TEST(Title, DrawsEasyLandAgainWhereAFirstMatchIsToBePlayed) {
    MemoryStorage storage;
    Game game(storage);
    Session& session = game.session();
    prefer(session, Preference::tips, static_cast<double>(TipsWanted::beginners));
    prefer(session, Preference::opponents, 1);
    session.settings.level.terrain.width = 2048;  // so that they may be far apart
    session.settings.level.terrain.depth = fitting_depth(2048);
    session.lineup = Lineup::alone;
    game.app.back_to_title();
    bool differs = false;
    for (int time = 0; time < 12 && !differs; ++time) {
        const MatchSettings before = next_match(session, Lineup::alone);
        const LevelSettings easy = easy_land(before);
        differs = easy != next_level(before);
        game.key("r");
        EXPECT_EQ(session.settings.level, easy) << time;
    }
    EXPECT_TRUE(differs) << "the next land is always as easy";
    prefer(session, Preference::matches, 1);
    const MatchSettings before = next_match(session, Lineup::alone);
    game.key("r");
    EXPECT_EQ(session.settings.level, next_level(before));
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
    Game game(storage, 2, 1280, 720);
    game.session().settings.players[0].name = "Pia";
    game.session().settings.players[1].name = "Quentin";
    EXPECT_TRUE(game.shows_in("who", next_match(game.session(), Lineup::alone).players[0].name))
        << "as in the battle";
    EXPECT_FALSE(game.shows_in("who", "Quentin")) << "who isn't there when one plays alone";
    game.key("right");
    for (const char* const name : {"Pia", "Quentin"}) EXPECT_TRUE(game.shows_in("who", name)) << name;
}

TEST(Title, SaysHowManyRoundsHowHardAndByWhichRules) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings = default_settings();
    EXPECT_EQ(game.numbers_in("who"), std::vector{game.session().settings.rounds()});
    EXPECT_TRUE(game.shows_in("who", match_presets().front().label));
    EXPECT_TRUE(game.shows_in("who", conduct(Difficulty::easy).label));
}

TEST(Title, TellsWhatAPresetMeansWhereItIsChosen) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings = default_settings();
    game.words();
    game.key("c");
    EXPECT_TRUE(game.shows_in("preset", match_presets().front().label));
    EXPECT_EQ(game.text_of("preset_help"), match_presets().front().help);
}

TEST(Title, ChangesThePresetByKeys) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings = default_settings();
    game.words();
    for (const char* const key : {"c", "tab", "tab"}) game.key(key);
    for (const MatchPreset& preset : match_presets()) {
        EXPECT_EQ(preset_of(game.session().settings), &preset);
        EXPECT_TRUE(game.shows(preset.help)) << preset.label;
        game.key("right");
    }
    EXPECT_EQ(preset_of(game.session().settings), &match_presets().front()) << "round and round";
    game.key("left");
    EXPECT_EQ(preset_of(game.session().settings), &match_presets().back());
    game.key("c");
    EXPECT_FALSE(game.has("match_panel"));
    game.key("enter");
    ASSERT_NE(game.session().runner, nullptr);
    EXPECT_EQ(game.match().settings().rule(Rule::direct_hit), 1);
}

TEST(Title, ChangesThePresetByThePointer) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings = default_settings();
    game.click_on("change");
    const Point middle = game.place_of_part("preset");
    game.click(middle + Point{60, 0});
    EXPECT_EQ(preset_of(game.session().settings), &match_presets()[1]);
    game.click(middle - Point{60, 0});
    EXPECT_EQ(preset_of(game.session().settings), &match_presets()[0]);
    game.click_on("match_panel/back");
    EXPECT_FALSE(game.has("match_panel"));
}

TEST(Title, GivesOnesOwnRulesBackAfterThePresets) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings.set(Rule::health, 321);
    const Values own = game.session().settings.rules;
    game.click_on("change");
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
    game.key("enter");
    ASSERT_NE(game.session().runner, nullptr);
    EXPECT_EQ(game.match().hash(), left);
}

TEST(Title, LeadsFromAMatchAloneToThePlayersOfOneAlone) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().lineup = Lineup::alone;
    start_match(game.app);
    game.wait(0.1);
    game.session().runner->keep();
    const std::vector<Player> played = game.match().settings().players;
    ASSERT_EQ(lineup_of(played), Lineup::alone);
    game.app.back_to_title();
    ASSERT_TRUE(game.has("title/continue"));
    game.click_on("ways/alone");
    game.click_on("title/change");
    game.click_on("match_panel/names");
    for (const Player& player : played) EXPECT_TRUE(game.shows(player.name)) << player.name;
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

TEST(Title, OffersNoWayToQuitWhereThereIsNone) {
    MemoryStorage storage;
    Game game(storage);
    EXPECT_TRUE(game.has("quit"));
    game.app.stay_open();
    EXPECT_FALSE(game.has("quit"));
    EXPECT_TRUE(game.has("help"));
    game.key("esc");
    EXPECT_FALSE(game.app.wants_to_quit());
    game.key("enter");
    EXPECT_NE(game.session().runner, nullptr) << "the focus is on what plays";
}

TEST(Title, LeadsToEveryPageByKeysAloneAndBack) {
    constexpr std::size_t kKeys = 2;  // to change the match and the map
    for (std::size_t place = 1; place < kChoices.size() - 1; ++place) {
        MemoryStorage storage;
        Game game(storage, 2, 1280, 720);
        game.words();
        for (std::size_t k = 0; k < place + kKeys; ++k) game.key("tab");
        game.key("enter");
        EXPECT_TRUE(game.has(kChoices[place])) << kChoices[place];
        EXPECT_FALSE(game.has("title"));
        game.key("esc");
        EXPECT_TRUE(game.has("title")) << kChoices[place];
        game.key("enter");
        EXPECT_FALSE(game.has("title")) << "the focus was lost";
    }
}

TEST(Title, AsksForOpponentsOnlyWhereOnePlaysAlone) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.words();
    game.key("c");
    EXPECT_TRUE(game.has("opponents"));
    game.key("esc");
    for (const char* const key : {"right", "c"}) game.key(key);
    EXPECT_FALSE(game.has("opponents"));
    EXPECT_TRUE(game.has("preset"));
}

TEST(Title, LeadsDownByArrows) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.words();
    for (int k = 0; k < 2; ++k) game.key("down");
    game.key("enter");
    EXPECT_TRUE(game.has("practice"));
}

TEST(Title, TakesNobodyForNewOnceAMatchHasBeenPlayed) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().settings.set(Rule::rounds, 1);
    EXPECT_TRUE(game.shows_in("title/practice", "New here?"));
    game.start();
    game.end_round();
    game.wait(4);
    game.app.back_to_title();
    EXPECT_FALSE(game.shows_in("title/practice", "New here?"));
}

TEST(Title, LeadsDownFromContinueToTheFirstEntryBelowIt) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().unfinished = "kept.tmrec";
    ASSERT_TRUE(game.has("title/continue"));
    game.key("down");
    game.key("enter");
    EXPECT_TRUE(game.has("practice"));
}

TEST(Title, ChoosesTheWayByThePointer) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.click_on("ways/friends");
    EXPECT_TRUE(game.has("title")) << "that only chooses";
    game.click_on("title/play");
    EXPECT_TRUE(game.has("players"));
}

TEST(Title, PlaysByEnterOnceThePanelIsClosedWhateverHadTheFocus) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.words();
    game.key("esc");  // to Quit
    game.key("c");
    ASSERT_TRUE(game.has("match_panel"));
    game.key("esc");
    game.key("enter");
    EXPECT_NE(game.session().runner, nullptr);
}

TEST(Title, PlaysByAClickOnThePlayButton) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    const Point play = game.place_of("Play");
    game.pointer(InputEvent::Kind::pointer_move, play);
    game.click(play);
    EXPECT_FALSE(game.has("title"));
    EXPECT_EQ(game.match().settings().players.front().kind, kPerson);
}

TEST(Title, LeadsToTheWeaponLabAndBack) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.click_on("title/practice");
    game.click_on("practice/weapon_lab");
    EXPECT_TRUE(game.shows_in("weapon_lab/file", "weapons.toml"));
    game.click_on("hints/back");
    EXPECT_TRUE(game.has("practice"));
    game.click_on("back");
    EXPECT_TRUE(game.has("title"));
}

TEST(Title, LeadsToEveryPageByThePointerAlone) {
    const std::map<std::string, std::string> by_the_panel = {{"players", "names"}, {"settings", "rules"}};
    for (const char* const choice :
         {"practice", "terrain", "replays", "options", "help", "players", "settings"}) {
        MemoryStorage storage;
        Game game(storage, 2, 1280, 720);
        const auto door = by_the_panel.find(choice);
        game.click_on(concat("title/", door == by_the_panel.end() ? choice : "change"));
        if (door != by_the_panel.end()) game.click_on(concat("match_panel/", door->second));
        EXPECT_FALSE(game.has("title")) << choice;
        EXPECT_TRUE(game.has(choice)) << choice;
        game.click_on("back");
        EXPECT_TRUE(game.has(door == by_the_panel.end() ? "title" : "match_panel")) << choice;
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

TEST(Title, ShowsAMatchOfComputersThatGoesOn) {
    MemoryStorage storage;
    OpenTitle game(storage);
    for (const Player& player : game.live().settings().players) EXPECT_FALSE(player.kind.is_person());
    int fired = 0;
    for (int frame = 0; frame < 30 * 60 && fired == 0; ++frame) {
        game.app.advance(kFrame);
        fired = game.live().battle().state().shells.empty() ? 0 : 1;
    }
    EXPECT_EQ(fired, 1);
}

TEST(Title, HasNoSignsOfItsMatchUnderItsWords) {
    for (const std::uint32_t seed : {1, 5, 7, 8}) {
        MemoryStorage storage;
        Game game(storage, 3, 1280, 720);
        game.session().settings.level.terrain.seed = seed;
        game.session().settings.level.terrain.width = 2048;
        game.words();
        game.wait(0.5);
        EXPECT_FALSE(game.has("sign")) << seed << ": " << game.text_of("sign");
    }
}

TEST(Title, ShowsTheTanksWhereTheBattleWillPutThem) {
    MemoryStorage storage;
    OpenTitle game(storage);
    const std::vector<float> seen = game.columns_of_live_tanks();
    const std::vector<Player> players = game.live().settings().players;
    game.key("enter");
    ASSERT_NE(game.session().runner, nullptr);
    ASSERT_EQ(game.match().settings().players.size(), players.size());
    for (std::size_t k = 0; k < seen.size(); ++k) {
        EXPECT_EQ(game.match().battle().state().tanks[k].body.at.x, seen[k]);
        EXPECT_EQ(game.match().player(PlayerId::at(static_cast<int>(k))).color, players[k].color);
    }
}

TEST(Title, KeepsItsMatchFromThePlayersFilesAndFromTheNextMatch) {
    MemoryStorage storage;
    OpenTitle game(storage);
    game.wait(1);  // the settings of the test itself
    const auto files = storage.files;
    const MatchSettings settings = game.session().settings;
    game.wait(6);
    EXPECT_EQ(storage.files, files);
    EXPECT_EQ(game.session().settings, settings);
    EXPECT_EQ(game.session().runner, nullptr);
    EXPECT_TRUE(game.app.take_sounds().empty());
}

TEST(Title, BeginsItsMatchAgainOnTheSameLandOnceItIsOver) {
    MemoryStorage storage;
    OpenTitle game(storage, 2);
    const std::vector<float> seen = game.columns_of_live_tanks();
    const LevelSettings land = game.live().level();
    const PlayerKind first = game.live().player(0).kind;
    const auto begun_again = [&] { return game.live().player(0).kind != first; };
    for (int minute = 0; minute < 20 && !begun_again(); ++minute)
        for (int frame = 0; frame < 3600 && !begun_again(); ++frame) game.app.advance(kFrame);
    ASSERT_TRUE(begun_again());
    EXPECT_EQ(game.live().level(), land);
    EXPECT_EQ(game.columns_of_live_tanks(), seen);
}

TEST(Title, StandsStillUnderReducedMotionAndInTheBackground) {
    MemoryStorage storage;
    OpenTitle game(storage);
    game.session().preferences[at(Preference::reduced_motion)] = 1;
    game.app.advance(0);
    for (int frame = 0; frame < 600; ++frame) ASSERT_FALSE(game.app.advance(kFrame));
    game.session().preferences[at(Preference::reduced_motion)] = 0;
    game.app.set_focused(false);
    for (int frame = 0; frame < 600; ++frame) ASSERT_FALSE(game.app.advance(kFrame));
    game.app.set_focused(true);
    bool moves = false;
    for (int frame = 0; frame < 600; ++frame) moves |= game.app.advance(kFrame);
    EXPECT_TRUE(moves);
}

TEST(Title, WaitsUnderOtherPages) {
    MemoryStorage storage;
    OpenTitle game(storage);
    const std::uint64_t before = game.live().hash();
    game.key("f1");
    game.wait(10);
    EXPECT_EQ(game.live().hash(), before);
}

TEST(Title, PointsNewcomersToThePracticeRange) {
    MemoryStorage storage;
    std::string new_here;
    {
        Game game(storage, 2, 1280, 720);
        new_here = game.text_of("title/practice");
        keep_stars(game.session(), Drill::flat, 1);
    }
    Game game(storage, 2, 1280, 720);
    EXPECT_NE(game.text_of("title/practice"), new_here);
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

TEST(Title, ShowsOnesOpponentsOnThePageOfPlayersAndKeepsTheirLooks) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().lineup = Lineup::alone;
    game.session().preferences[at(Preference::opponents)] = 3;
    const std::vector<Player> friends = game.session().settings.players;
    std::vector<Player> alone = next_match(game.session(), Lineup::alone).players;
    ASSERT_EQ(alone.size(), 4U);
    {
        EditedPlayers edited(game.session(), Lineup::alone);
        EXPECT_EQ(edited.list(), alone) << "oneself and three computers";
        EXPECT_EQ(edited.take(), Lineup::alone);
        EXPECT_TRUE(game.session().alone.empty()) << "nothing was changed";
        edited.list()[0].name = "Zoe";
        edited.list()[2].name = "Spud";
        edited.list().pop_back();
        EXPECT_EQ(edited.take(), Lineup::alone);
    }
    alone = next_match(game.session(), Lineup::alone).players;
    ASSERT_EQ(alone.size(), 3U);
    EXPECT_EQ(alone[0].name, "Zoe");
    EXPECT_EQ(alone[2].name, "Spud");
    EXPECT_EQ(game.session().settings.players.size(), friends.size()) << "the list of friends is another";
    EXPECT_EQ(game.session().settings.players[0].name, "Zoe");
    EXPECT_EQ(game.session().settings.players[1], friends[1]);
    set_difficulty(game.session(), Difficulty::hard);
    for (const Player& player : next_match(game.session(), Lineup::alone).players)
        EXPECT_TRUE(player.kind.is_person() || player.difficulty == Difficulty::hard);
}

TEST(Title, OpensTheOpponentsFromThePanel) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.session().lineup = Lineup::alone;
    game.session().preferences[at(Preference::opponents)] = 5;
    const std::vector<Player> alone = next_match(game.session(), Lineup::alone).players;
    game.key("c");
    ASSERT_TRUE(game.has("match_panel"));
    game.click_on("names");
    for (const Player& player : alone) EXPECT_TRUE(game.shows(player.name)) << player.name;
    game.key("esc");
    EXPECT_TRUE(game.has("match_panel"));
}

}  // namespace

}  // namespace terramorph
