#include <gtest/gtest.h>

#include <cmath>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kRollers =
    weapon_table(
        "roller", "unlimited = true",
        R"(on_impact = [{ effect = "roll", radius = 5, fuse = 8, on_tank = [{ effect = "blast", radius = 50 }], on_rest = [{ effect = "blast", radius = 50 }], after = [{ effect = "blast", radius = 50 }] }])") +
    weapon_table(
        "bouncer", "unlimited = true",
        R"(on_impact = [{ effect = "roll", radius = 5, fuse = 4, bounce = 80, after = [{ effect = "blast", radius = 40 }] }])") +
    weapon_table("boulder", "unlimited = true",
                 R"(on_impact = [{ effect = "roll", radius = 14, kind = "boulder" }])") +
    weapon_table("dud", "unlimited = true", R"(on_impact = [{ effect = "roll", radius = 5, fuse = 1 }])");

struct Rolling : ItemBattle {
    explicit Rolling(int tanks = 2, int width = 2048, const BattleRules& rules = calm_rules())
        : ItemBattle(kRollers, tanks, rules, flat_level(width)) {}

    /// Lets the shell of a weapon hit something at a place.
    void hit(std::string_view id, Vec2<double> at, Vec2<double> speed, TankId hit_tank = -1,
             bool shielded = false) {
        EffectContext context;
        context.at = fixed_place(at.x, at.y);
        context.speed = fixed_place(speed.x / kTicksPerSecond, speed.y / kTicksPerSecond);
        context.tank = 0;
        context.hit_tank = hit_tank;
        context.shielded = shielded;
        battle.world().apply(arsenal.weapons[arsenal.find(id)].effects.on(Trigger::on_impact), context);
    }
    void shield(TankId number, int strength) {
        tank(number).shield = {Shield::Kind::absorbs, strength, strength};
        battle.world().place_tank(number, tank(number).body.at);
        settle();
    }
};

TEST(RollEffect, BurstsAtOnceWhereATankIsHit) {
    Rolling game;
    game.hit("roller", {static_cast<double>(game.tank(1).body.at.x) - 21, kFlat + 5}, {200, -50}, 1);
    EXPECT_TRUE(game.battle.state().debris.empty());
    EXPECT_EQ(count<event::Exploded>(game.battle.take_events()), 1);
    EXPECT_EQ(game.tank(1).health, 0);
}

TEST(RollEffect, ABallStaysOutOfAShieldThatItRollsAgainst) {
    Rolling game;
    const float x = game.tank(1).body.at.x;
    game.shield(1, 500);
    game.hit("roller", {static_cast<double>(x) - 120, kFlat}, {400, -50});
    float nearest = 1000;
    while (!game.battle.state().debris.empty()) {
        nearest = std::min(nearest, x - game.battle.state().debris[0].body.at.x);
        game.battle.step();
    }
    EXPECT_GT(nearest, 35);
    EXPECT_LT(nearest, 45);
    EXPECT_EQ(game.tank(1).health, 100);
    EXPECT_LT(game.tank(1).shield.strength, 500);
}

TEST(RollEffect, ABallRollsOffTheShieldThatItFallsOnAndBurstsBesideIt) {
    Rolling game;
    const double x = static_cast<double>(game.tank(1).body.at.x);
    game.shield(1, 500);
    game.hit("roller", {x + 15, kFlat + 7 + 33}, {20, -200}, 1, true);
    ASSERT_EQ(game.battle.state().debris.size(), 1u);
    Vec2<float> last;
    while (!game.battle.state().debris.empty()) {
        last = game.battle.state().debris[0].body.at;
        const double away =
            std::hypot(static_cast<double>(last.x) - x, static_cast<double>(last.y) - kFlat - 7);
        EXPECT_GT(away, 36);
        game.battle.step();
    }
    EXPECT_GT(last.x, x + 36);
    EXPECT_LT(last.y, kFlat + 12);
    EXPECT_EQ(game.tank(1).health, 100);
}

TEST(RollEffect, ABallThatBeginsInsideAShieldMeetsTheTank) {
    Rolling game;
    const double x = static_cast<double>(game.tank(1).body.at.x);
    game.shield(1, 500);
    game.hit("roller", {x + 32, kFlat}, {-60, 0});
    const BattleEvents events = game.settle();
    EXPECT_NEAR(first<event::Exploded>(events).at.x, x + 24, 6);
    EXPECT_EQ(game.tank(1).alive, false);
}

TEST(RollEffect, ABouncingBombKeepsBouncingUntilItsFuseEnds) {
    Rolling game(2, 4096);
    game.hit("bouncer", {2000, kFlat}, {100, -300});
    float highest = 0;
    for (Ticks tick; tick < 4 * kSecond - 2 * kTick; ++tick) {
        game.battle.step();
        ASSERT_EQ(game.battle.state().debris.size(), 1u) << tick;
        if (tick > 10 * kTick) highest = std::max(highest, game.battle.state().debris[0].body.at.y);
    }
    // 0.8 of 300 columns per second upward.
    EXPECT_NEAR(highest, kFlat + 5 + 240.0 * 240.0 / 400, 15);
    EXPECT_EQ(count<event::Exploded>(game.battle.take_events()), 0);
    const BattleEvents events = game.settle();
    EXPECT_NEAR(first<event::Exploded>(events).at.x, 2400, 30);
}

TEST(RollEffect, ABoulderCrushesAndStaysWhereItComesToRest) {
    Rolling game;
    const double x = static_cast<double>(game.tank(1).body.at.x);
    game.hit("boulder", {x - 100, kFlat + 20}, {300, -20});
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Exploded>(events), 0);
    EXPECT_GT(count<event::Crashed>(events), 0);
    EXPECT_LT(game.tank(1).health, 100);
    EXPECT_GT(game.tank(1).health, 0);
    ASSERT_EQ(game.battle.state().debris.size(), 1u);
    EXPECT_EQ(game.battle.state().debris[0].kind, Debris::Kind::boulder);
    game.battle.begin_turn(0);
    game.settle();
    EXPECT_EQ(game.battle.state().debris.size(), 1u);
}

TEST(RollEffect, ABoulderOfTheSkysIsNobodysDoing) {
    Rolling game;
    EffectContext context;
    context.at = fixed_place(static_cast<double>(game.tank(1).body.at.x), kFlat + 300);
    context.speed = fixed_place(0, -3);
    game.battle.world().apply({effect("roll", {{"radius", 14}, {"fuse", 8}, {"bounce", 20}, {"kind", 1}})},
                              context);
    const BattleEvents events = game.settle();
    EXPECT_LT(game.tank(1).health, 100);
    EXPECT_EQ(first<event::Hurt>(events).by, -1);
    EXPECT_EQ(first<event::Hurt>(events).cause, HurtCause::crush);
}

TEST(RollEffect, WhatHasNothingHungOnItFizzles) {
    Rolling game(2, 4096);
    game.hit("dud", {2000, kFlat}, {300, -20});
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Fizzled>(events), 1);
    EXPECT_TRUE(game.battle.state().debris.empty());
}

TEST(RollEffect, ThereAreNeverMoreThanSixtyRollers) {
    Rolling game(2, 4096);
    for (int k = 0; k < 70; ++k) game.hit("roller", {500.0 + 40 * k, kFlat}, {0, -20});
    EXPECT_EQ(count<event::LimitMet>(game.battle.take_events()), 10);
    EXPECT_EQ(game.battle.state().debris.size(), static_cast<std::size_t>(BattleState::kMaxRollers));
    game.settle();
    EXPECT_TRUE(game.battle.state().debris.empty());
}

TEST(RollEffect, IsSoundAtTheEdgesInsideTheEarthAndAmongTenTanksInACrater) {
    for (const Walls walls : {Walls::none, Walls::rubber}) {
        BattleRules rules = calm_rules();
        rules.walls = walls;
        Rolling game(10, 640, rules);
        explode(game.battle, {320, kFlat}, 120, 0, 0);
        for (const TankId k : ids<TankId>(10)) game.place(k, 230 + 20 * k);
        for (const std::string_view id : {"roller", "bouncer", "boulder"})
            for (const double x : {0.0, 320.0, 639.9})
                for (const double y : {1.0, 100.0, kFlat + 60.0}) game.hit(id, {x, y}, {150, -90});
        game.settle();
    }
}

}  // namespace
}  // namespace terramorph
