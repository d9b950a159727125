#include "ui/screens/menu/dialogs.h"

#include <gtest/gtest.h>

#include "ui/game.h"
#include "ui/screens/players/players_screen.h"
#include "ui/screens/terrain/terrain_screen.h"

namespace terramorph {

namespace {

/// The title of a game whose match has begun and waits to be continued.
struct MatchWaits : testing::Test {
    MatchWaits() {
        game.start();
        game.session().runner->keep();
        waiting = game.session().unfinished;
        game.app.back_to_title();
    }

    bool begun() { return game.session().unfinished == waiting && game.has("start_question"); }

    MemoryStorage storage;
    Game game{storage, 2, 1280, 720};
    std::string waiting;
};

TEST_F(MatchWaits, AndIsntReplacedByALevelOfTheTerrainPageUntilThatIsMeant) {
    ASSERT_FALSE(waiting.empty());
    game.app.push(terrain_screen(game.app));
    game.click_on("play");
    EXPECT_TRUE(begun()) << "asked, not replaced";
    game.click_on("no");
    EXPECT_TRUE(game.has("terrain"));
    EXPECT_EQ(game.session().unfinished, waiting);
    game.click_on("play");
    game.click_on("yes");
    game.session().runner->keep();
    EXPECT_NE(game.session().unfinished, waiting);
    EXPECT_TRUE(storage.files.contains(waiting)) << "among the replays";
}

TEST_F(MatchWaits, AndCanBeContinuedInsteadOfBeingReplaced) {
    game.app.push(terrain_screen(game.app));
    game.click_on("play");
    game.click_on("start_question/continue");
    game.session().runner->keep();
    EXPECT_EQ(game.session().unfinished, waiting);
}

TEST_F(MatchWaits, AndIsntReplacedByFriendsOrByAMatchAlone) {
    game.app.push(players_screen(game.app));
    game.click_on("play");
    EXPECT_TRUE(begun());
    game.key("esc");
    game.key("esc");
    game.key("left");
    game.key("left");
    game.key("enter");
    EXPECT_TRUE(begun());
    game.key("esc");
    EXPECT_TRUE(game.has("title"));
}

TEST(MatchStart, AsksNothingWhereNoMatchWaits) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.app.push(terrain_screen(game.app));
    game.click_on("play");
    EXPECT_FALSE(game.has("start_question"));
    EXPECT_NE(game.session().runner, nullptr);
}

TEST(Pause, LeadsWithResumeAndPairsWhatsAsked) {
    MemoryStorage storage;
    for (const int high : {360, 720}) {
        Game game(storage, 2, high * 16 / 9, high);
        game.start();
        game.key("esc");
        const auto row = [&](std::string_view part) { return game.place_of_part(part).y; };
        EXPECT_EQ(row("settings"), row("options"));
        EXPECT_EQ(row("help"), row("report"));
        EXPECT_LT(row("resume"), row("weapon_lab")) << "on a row of its own";
        EXPECT_LT(row("weapon_lab"), row("settings"));
        EXPECT_LT(row("settings"), row("help"));
        EXPECT_LT(row("report"), row("leave"));
        game.click_on("options");
        EXPECT_TRUE(game.has("options")) << "each is where it's seen";
    }
}

TEST(Pause, ShowsResumeAsTheLargestAndSetsTheRestApartInGroups) {
    MemoryStorage storage;
    for (const int high : {360, 720, 1080}) {
        Game game(storage, 2, high * 16 / 9, high);
        game.start();
        game.key("esc");
        game.words();
        const auto place = [&](std::string_view part) {
            return game.drawn.places[game.drawn.find(part)->first];
        };
        if (high > 360) EXPECT_GT(place("resume").h, 1.15f * place("options").h) << high;
        EXPECT_EQ(place("leave").h, place("options").h) << high;
        const float within = place("help").y - place("settings").y,
                    before = place("leave").y - place("help").y;
        EXPECT_GT(before, 1.1f * within) << "it leaves, and the others don't: " << high;
        const Rect told = place("told");
        EXPECT_LT(told.y + told.h, static_cast<float>(high));
    }
}

TEST(Pause, SavesAReportOnlyOnceAsked) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.start();
    const auto reports = [&] {
        return std::ranges::count_if(storage.names(kRecordingEnding),
                                     [](const std::string& name) { return name.starts_with("report"); });
    };
    game.key("esc");
    game.click_on("report");
    EXPECT_TRUE(game.has("report_question"));
    game.click_on("cancel");
    EXPECT_TRUE(game.has("pause"));
    EXPECT_EQ(reports(), 0);
    game.click_on("report");
    game.click_on("save");
    EXPECT_FALSE(game.has("pause"));
    EXPECT_EQ(reports(), 1);
    EXPECT_TRUE(game.has("report_kept"));
}

}  // namespace

}  // namespace terramorph
