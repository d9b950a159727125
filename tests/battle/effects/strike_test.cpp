#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kStrikes =
    weapon_table(
        "air_strike", "unlimited = true",
        R"(on_impact = [{ effect = "strike", heads = 5, gap = 60, height = 400, on_impact = [{ effect = "blast", radius = 20 }] }])") +
    weapon_table(
        "beacon", "unlimited = true", "shell = false",
        R"(on_fire = [{ effect = "strike", heads = 3, gap = 30, height = 400, place = "target", on_impact = [{ effect = "blast", radius = 20 }] }])");

struct Striking : ItemBattle {
    explicit Striking(int width = 2048, const BattleRules& rules = calm_rules(), int tanks = 2)
        : ItemBattle(kStrikes, tanks, rules, flat_level(width)) {}

    void strike(double x, double way, double y = kFlat) { impact("air_strike", {x, y}, {way, -3}); }
};

std::vector<float> columns_of_blasts(const BattleEvents& events) {
    std::vector<float> columns;
    for (const auto& event : of_kind<event::Exploded>(events)) columns.push_back(event.at.x);
    return columns;
}

TEST(StrikeEffect, ShellsFallInARowAboutThePlaceInTheDirectionOfTheShot) {
    for (const double way : {4.0, -4.0}) {
        Striking game;
        game.place(0, 200);
        game.place(1, 1900);
        game.strike(1000, way);
        std::vector<float> columns = columns_of_blasts(game.settle());
        ASSERT_EQ(columns.size(), 5u);
        if (way < 0) std::reverse(columns.begin(), columns.end());
        for (int head = 0; head < 5; ++head) EXPECT_NEAR(columns[head], 1000 + 60 * (head - 2), 1);
    }
}

TEST(StrikeEffect, ShellsFallFromHighAboveTheGroundThereWhateverIsBetween) {
    Striking game;
    game.place(0, 200);
    game.place(1, 1900);
    game.battle.world().heap({900, std::vector<Span>(200, {kFlat * kColumn, 700 * kColumn})});
    game.settle();
    game.strike(1000, 4);
    for (const Shell& shell : game.battle.state().shells) EXPECT_GE(shell.flight.place().y, 1100 * kFixedOne);
    for (const auto& exploded : of_kind<event::Exploded>(game.settle()))
        if (std::abs(exploded.at.x - 1000) < 50) {
            EXPECT_NEAR(exploded.at.y, 700, 30);
        }
}

TEST(StrikeEffect, FallsOnTheTargetThatItsTankHasChosenElseOnTheNearestEnemy) {
    Striking game(2048, calm_rules(), 3);
    game.place(0, 300);
    game.place(1, 1700);
    game.place(2, 900);
    game.battle.fire(0, game.arsenal.find("beacon"));
    EXPECT_NEAR(columns_of_blasts(game.settle())[1], 900, 25);
    game.battle.target(0, {1500, kFlat});
    game.battle.fire(0, game.arsenal.find("beacon"));
    EXPECT_NEAR(columns_of_blasts(game.settle())[1], 1500, 1);
}

TEST(StrikeEffect, WithNobodyLeftToAimAtNothingFalls) {
    Striking game;
    destroy(game.battle, 1, 0);
    game.settle();
    game.battle.fire(0, game.arsenal.find("beacon"));
    game.battle.step();
    EXPECT_TRUE(game.battle.state().shells.empty());
}

TEST(StrikeEffect, OfASkyWithACeilingTheShellsFallFromBelowIt) {
    BattleRules rules = calm_rules();
    rules.walls = Walls::concrete;
    rules.ceiling = true;
    Striking game(1024, rules);
    game.place(0, 200);
    game.place(1, 900);
    game.strike(500, 4);
    const BattleEvents events = game.settle();
    ASSERT_EQ(columns_of_blasts(events).size(), 5u);
    for (const auto& exploded : of_kind<event::Exploded>(events)) EXPECT_LT(exploded.at.y, kFlat + 1);
}

TEST(StrikeEffect, BesideAClosedLevelNothingFalls) {
    for (const Walls walls : {Walls::none, Walls::wrap, Walls::rubber, Walls::concrete}) {
        BattleRules rules = calm_rules();
        rules.walls = walls;
        Striking game(1024, rules);
        game.place(0, 400);
        game.place(1, 900);
        game.strike(0, -4);
        const BattleEvents events = game.settle();
        EXPECT_EQ(columns_of_blasts(events).size(), 3u);
        EXPECT_EQ(count<event::LeftLevel>(events), walls == Walls::none ? 2 : 0);
    }
}

TEST(StrikeEffect, IsSoundOnTenTanksInOneCrater) {
    Striking game(640, calm_rules(), 10);
    explode(game.battle, {320, kFlat}, 120, 0, 0);
    for (const TankId k : ids<TankId>(10)) game.place(k, 230 + 20 * k);
    game.strike(320, 4, kFlat - 120);
    game.strike(320, 4, 1);
    game.settle();
}

}  // namespace
}  // namespace terramorph
