// The land behind and in front, as whoever surveys sees it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "battle/slip/survey.h"
#include "support/matches.h"
#include "support/mine_battle.h"
#include "ui/captions/skylines.h"
#include "ui/game.h"
#include "ui/picture.h"

namespace terramorph {
namespace {

constexpr std::string_view kGoods =
    "[pebble]\nname = \"Pebble\"\nunlimited = true\non_impact = [{ effect = \"blast\", radius = 20 }]\n"
    "[ridge]\nname = \"Ridge\"\nbundle = 9\non_impact = [{ effect = \"slip\", width = 200, rows = 12 }]\n"
    "[theodolite]\nname = \"Theodolite\"\nrole = \"item\"\non_use = [{ effect = \"survey\", rows = 30 }]\n"
    "[chain]\nname = \"Chain\"\nrole = \"item\"\nbundle = 3\non_slip = [{ effect = \"anchor\" }]\n";

/// Two people on land that takes part, which weapons move.
struct SurveyGame : Game {
    explicit SurveyGame(MemoryStorage& kept) : Game(kept, 2, 1280, 720) {
        Result<Arsenal> arsenal = parse_arsenal(kGoods, "arsenal");
        EXPECT_TRUE(arsenal) << arsenal.error().text();
        session().arsenal = std::make_shared<Arsenal>(arsenal.take());
        MatchSettings& settings = session().settings;
        settings.level.terrain.width = 1600;
        settings.level.terrain.depth = 300;
        settings.set(Rule::health, 500);
        settings.set(Rule::living_land, static_cast<double>(LivingLand::in_play));
        start();
        wait_for_turn();
        wait(1);
    }
    bool shown() { return has("skyline_behind") || has("skyline_in_front"); }
    void survey() {
        EXPECT_FALSE(give(Use{match().player(), 0}));
        wait_for_turn();
        wait(0.2);
    }
    void pass() {
        (void)give(Pass{match().player()});
        wait_for_turn();
        wait(1);
    }
};

TEST(Survey, ShowsTwoSkylinesInItsOwnersTurnsOnly) {
    MemoryStorage storage;
    SurveyGame game(storage);
    const PlayerId owner = game.match().player();
    EXPECT_FALSE(game.shown());
    game.survey();
    EXPECT_TRUE(game.has("skyline_behind"));
    EXPECT_TRUE(game.has("skyline_in_front"));
    EXPECT_TRUE(game.shows("30 rows behind"));
    EXPECT_TRUE(game.shows("30 rows in front"));
    game.pass();
    ASSERT_NE(game.match().player(), owner);
    EXPECT_FALSE(game.shown()) << "it's the other's turn";
    while (game.match().player() != owner) {
        EXPECT_FALSE(game.shown()) << "it's still the other's";
        game.pass();
    }
    EXPECT_TRUE(game.shown());
}

TEST(Survey, ShowsTheRowsOfTheWeaponThatMovesLand) {
    MemoryStorage storage;
    SurveyGame game(storage);
    game.survey();
    const Refusal refusal = game.give(Choose{game.match().player(), 1});
    ASSERT_FALSE(refusal) << refusal->text();
    game.wait(0.2);
    EXPECT_TRUE(game.shows("12 rows behind"));
    EXPECT_TRUE(game.shows("12 rows in front"));
    ASSERT_FALSE(game.give(Choose{game.match().player(), 0}));
    game.wait(0.2);
    EXPECT_TRUE(game.shows("30 rows behind"));
}

TEST(Survey, EndsWithTheRound) {
    MemoryStorage storage;
    SurveyGame game(storage);
    const PlayerId owner = game.match().player();
    game.survey();
    ASSERT_TRUE(game.shown());
    test::battle_state_of(game.match()).tank(tank_of(owner)).health = 1;
    game.end_round();
    ASSERT_NE(game.match().phase(), Phase::aiming);
    EXPECT_FALSE(game.shown());
    for (int k = 0; k < 60 && game.match().round() == 1; ++k) game.key("enter"), game.wait(0.5);
    ASSERT_EQ(game.match().round(), 2);
    game.wait_for_turn();
    game.wait(1);
    while (game.match().player() != owner) game.pass();
    EXPECT_FALSE(game.shown());
}

TEST(Survey, AnchorsAreCountedAmongTheChips) {
    MemoryStorage storage;
    SurveyGame game(storage);
    EXPECT_EQ(game.text_of("anchors"), "×3");
}

TEST(Skylines, LieWhereTheLandOfThoseRowsDoes) {
    Battle battle(test::rules_in(LivingLand::in_play), test::hilly_level("waves", 1024, 3),
                  built_in_arsenal(), 2, 1);
    Skylines skylines;
    EXPECT_TRUE(skylines.show(battle.state(), 48));
    EXPECT_FALSE(skylines.show(battle.state(), 48));
    ASSERT_EQ(skylines.lines().size(), 2u);
    for (const Skylines::Line& line : skylines.lines()) {
        const Skyline land = skyline_behind(battle.state(), line.rows);
        ASSERT_EQ(line.path.size(), land.heights.size());
        for (std::size_t x = 0; x < land.heights.size(); ++x)
            EXPECT_EQ(line.path[x], (Vec2<float>{static_cast<float>(x) + 0.5f, to_columns(land.heights[x])}));
    }
    EXPECT_TRUE(skylines.show(battle.state(), 12));
    EXPECT_EQ(std::abs(skylines.lines().front().rows), 12);
    EXPECT_TRUE(skylines.show(battle.state(), 0));
    EXPECT_TRUE(skylines.lines().empty());
    EXPECT_FALSE(skylines.show(battle.state(), 0));
}

TEST(Skylines, AreDottedOnTheirPathsAlone) {
    Battle battle(test::rules_in(LivingLand::in_play), test::hilly_level("waves", 1024, 3),
                  built_in_arsenal(), 2, 1);
    Skylines skylines;
    skylines.show(battle.state(), 48);
    Picture picture(1024, 512);
    const View view{.scale = 1, .width = 1024, .height = 512};
    skylines.draw(picture.canvas, view);
    int dotted = 0;
    for (int x = 0; x < 1024; ++x)
        for (int y = 0; y < 512; ++y) {
            if (picture.image.row(y)[x] == 0xff000000u) continue;
            ++dotted;
            float nearest = 1e9f;
            for (const Skylines::Line& line : skylines.lines())
                for (int beside = std::max(0, x - 8); beside < std::min(1024, x + 9); ++beside) {
                    const Point at = view.point(line.path[static_cast<std::size_t>(beside)]);
                    nearest = std::min(nearest, std::hypot(at.x - static_cast<float>(x) - 0.5f,
                                                           at.y - static_cast<float>(y) - 0.5f));
                }
            ASSERT_LT(nearest, 5) << x << ", " << y;
        }
    EXPECT_GT(dotted, 500);
}

}  // namespace
}  // namespace terramorph
