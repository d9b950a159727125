// What moves a tank or the air: rockets, fans, fuel.
#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kMovers =
    item_table("rocket", R"(on_use = [{ effect = "rocket", speed = 300 }])") +
    item_table("parachute", R"(on_fall = [{ effect = "parachute" }])") +
    item_table("fan", R"(on_use = [{ effect = "blow" }])") +
    item_table("blower", R"(on_use = [{ effect = "blow", way = "shift", by = 12 }])") +
    item_table("can", R"(on_use = [{ effect = "fuel", columns = 120 }])");

BattleRules windy() {
    BattleRules rules = calm_rules();
    rules.most_wind = 30;
    rules.changing_wind = false;
    return rules;
}

TEST(RocketEffect, ThrowsItsTankWhereItsBarrelPoints) {
    for (const int angle : {300, 600, 900, 1200, 1500}) {
        SCOPED_TRACE(concat("at ", angle));
        ItemBattle game(kMovers);
        game.place(1, 500);
        const Vec2<float> before = game.tank(1).body.at;
        game.battle.aim(1, angle, 500);
        game.battle.use(1, game.item("rocket"));
        float highest = 0;
        for (int tick = 0; tick < 60; ++tick) {
            game.battle.step();
            highest = std::max(highest, game.tank(1).body.at.y - before.y);
        }
        EXPECT_GT(highest, 15);
        const float way = game.tank(1).body.at.x - before.x;
        if (angle == 900) {
            EXPECT_NEAR(way, 0, 5);
        } else {
            EXPECT_GT(angle < 900 ? way : -way, 80);
        }
        const BattleEvents events = game.settle();
        for (const event::Hurt& hurt : of_kind<event::Hurt>(events))
            EXPECT_NE(hurt.tank, 1) << "its parachute opens";
    }
}

TEST(RocketEffect, RisesAsHighAsItsSpeedSays) {
    ItemBattle game(kMovers);
    game.place(1, 500);
    game.battle.aim(1, 900, 0);
    game.battle.use(1, game.item("rocket"));
    float highest = 0;
    for (int tick = 0; tick < 90; ++tick) {
        game.battle.step();
        highest = std::max(highest, game.tank(1).body.at.y - 200);
    }
    EXPECT_NEAR(highest, 300 * 300 / (2 * 200.0f), 8);
}

TEST(RocketEffect, IsRefusedToTheBuried) {
    ItemBattle game(kMovers);
    game.place(0, 200);
    game.battle.world().heap({150, std::vector<Span>(100, Span{200 * kColumn, 300 * kColumn})});
    game.settle();
    EXPECT_EQ(game.refusal(0, "rocket"), "the tank is buried: dig it out first");
    EXPECT_EQ(game.refusal(1, "rocket"), "");
}

TEST(RocketEffect, TowardsTheSideStaysInTheLevel) {
    for (const int x : {0, 1023}) {
        ItemBattle game(kMovers);
        game.place(1, x);
        game.battle.aim(1, x == 0 ? 1600 : 200, 0);
        game.use(1, "rocket");
        EXPECT_GT(game.tank(1).body.at.x, 15);
        EXPECT_LT(game.tank(1).body.at.x, 1009);
    }
}

TEST(BlowEffect, AnyWindWithinTheRules) {
    std::set<int> winds;
    ItemBattle game(kMovers, 2, windy(), flat_level(), 40);
    for (int k = 0; k < 40; ++k) {
        game.use(0, "fan");
        EXPECT_LE(std::abs(game.battle.state().air.wind), 30);
        winds.insert(game.battle.state().air.wind);
    }
    EXPECT_GT(winds.size(), 15u);
    EXPECT_LT(*winds.begin(), -10);
    EXPECT_GT(*winds.rbegin(), 10);
}

TEST(BlowEffect, ShiftsTheWindToWhereTheBarrelPoints) {
    ItemBattle game(kMovers, 2, windy(), flat_level(), 20);
    game.battle.world().set_wind(0);
    game.battle.take_events();
    game.battle.aim(0, 300, 0);
    for (const int wind : {12, 24, 30}) {
        const BattleEvents events = game.use(0, "blower");
        EXPECT_EQ(game.battle.state().air.wind, wind);
        EXPECT_EQ(first<event::WindChanged>(events).wind, wind);
    }
    EXPECT_EQ(game.refusal(0, "blower"), "the wind can't blow any harder that way");
    game.battle.aim(0, 1500, 0);
    EXPECT_EQ(game.refusal(0, "blower"), "");
    game.use(0, "blower");
    EXPECT_EQ(game.battle.state().air.wind, 18);
}

TEST(BlowEffect, KeepsTheLeastWindThatTheRulesHave) {
    BattleRules rules = windy();
    rules.least_wind = 20;
    ItemBattle game(kMovers, 2, rules, flat_level(), 40);
    for (int k = 0; k < 40; ++k) {
        game.use(0, "fan");
        EXPECT_GE(std::abs(game.battle.state().air.wind), 20);
    }
}

TEST(BlowEffect, IsRefusedWhereNoWindBlows) {
    const ItemBattle game(kMovers);
    EXPECT_EQ(game.refusal(0, "fan"), "there's never any wind here");
    EXPECT_EQ(game.refusal(0, "blower"), "there's never any wind here");
}

TEST(FuelEffect, AddsColumns) {
    BattleRules rules = calm_rules();
    rules.fuel = 30;
    ItemBattle game(kMovers, 2, rules);
    EXPECT_EQ(game.tank(0).fuel, 30);
    game.use(0, "can");
    EXPECT_EQ(game.tank(0).fuel, 150);
    game.use(0, "can");
    EXPECT_EQ(game.tank(0).fuel, 270);
    EXPECT_EQ(game.tank(1).fuel, 30);
}

}  // namespace
}  // namespace terramorph
