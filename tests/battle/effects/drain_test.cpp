#include <gtest/gtest.h>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

enum { kHealth, kForce, kShield };

/// Drains whoever is near tank 1, by the hand of tank 0 (-1: of nobody).
BattleEvents drain(ItemBattle& game, int what, double percent, TankId by = 0, double radius = 75) {
    EffectContext context;
    context.at = fixed_of(game.tank(1).middle());
    context.tank = by;
    game.battle.world().apply(
        {effect("drain", {{"radius", radius}, {"what", static_cast<double>(what)}, {"percent", percent}})},
        context);
    return game.settle();
}

TEST(DrainEffect, TakesAPartOfTheHealthThatIsLeft) {
    ItemBattle game("", 3);
    BattleEvents events = drain(game, kHealth, 50);
    EXPECT_EQ(game.tank(1).health, 50);
    EXPECT_EQ(first<event::Hurt>(events).health, 50);
    EXPECT_EQ(first<event::Hurt>(events).cause, HurtCause::drain);
    EXPECT_EQ(first<event::Hurt>(events).by, 0);
    drain(game, kHealth, 50);
    EXPECT_EQ(game.tank(1).health, 25);
    EXPECT_EQ(game.tank(0).health, 100) << "far away";
    EXPECT_EQ(game.tank(2).health, 100) << "far away";
}

TEST(DrainEffect, NobodyEverDiesOfIt) {
    for (const int force : {1, 70, 100, 133, 250, 1000})
        for (const double percent : {1.0, 50.0, 99.0, 100.0}) {
            ItemBattle game("", 2);
            game.tank(0).damage_percent = force;
            for (int times = 0; times < 9; ++times) drain(game, kHealth, percent);
            EXPECT_GE(game.tank(1).health, 1) << force << " " << percent;
            if (force == 100 && percent == 100) {
                EXPECT_EQ(game.tank(1).health, 1) << force;
            }
        }
}

TEST(DrainEffect, OneHealthIsNotTaken) {
    ItemBattle game("", 2);
    game.battle.world().hurt(1, 99, -1);
    game.settle();
    EXPECT_EQ(count<event::Hurt>(drain(game, kHealth, 100)), 0);
    EXPECT_EQ(game.tank(1).health, 1);
}

TEST(DrainEffect, TheDyingAndTheDeadHaveNothingToTake) {
    ItemBattle game("", 3);
    EffectContext context;
    context.at = fixed_of(game.tank(1).middle());
    context.tank = 0;
    destroy(game.battle, 1, 0);
    game.battle.take_events();
    for (const int what : {kHealth, kShield})
        game.battle.world().apply({effect("drain", {{"radius", 75}, {"what", 1.0 * what}})}, context);
    EXPECT_TRUE(game.battle.take_events().empty());
    game.settle();
    ASSERT_FALSE(game.tank(1).alive);
    for (const int what : {kHealth, kForce, kShield})
        game.battle.world().apply({effect("drain", {{"radius", 75}, {"what", 1.0 * what}})}, context);
    EXPECT_TRUE(game.battle.take_events().empty());
}

TEST(DrainEffect, AShieldTakesItAsItTakesAllHarm) {
    ItemBattle game("", 2);
    game.tank(1).shield = {.kind = Shield::Kind::absorbs, .strength = 30, .full = 100};
    drain(game, kHealth, 50);
    EXPECT_EQ(game.tank(1).health, 80);
    EXPECT_FALSE(game.tank(1).shield.up());
}

TEST(DrainEffect, WeakensWhateverItsVictimFires) {
    ItemBattle game("", 2);
    EXPECT_EQ(first<event::Weakened>(drain(game, kForce, 33)).percent, 67);
    EXPECT_EQ(game.tank(1).damage_percent, 67);
    drain(game, kForce, 33);
    EXPECT_EQ(game.tank(1).damage_percent, 44);
    game.battle.world().hurt(0, 100, 1);
    EXPECT_EQ(game.tank(0).health, 56);
    for (int times = 0; times < 30; ++times) drain(game, kForce, 33);
    EXPECT_EQ(game.tank(1).damage_percent, 1) << "something is left";
}

TEST(DrainEffect, WearsShieldsOfEveryKindAndNothingElse) {
    using Class = Shield::Kind;
    for (const Class kind : {Class::absorbs, Class::reflects, Class::deflects}) {
        ItemBattle game("", 2);
        game.tank(1).shield = {.kind = kind, .strength = 200, .full = 200};
        EXPECT_EQ(first<event::ShieldHit>(drain(game, kShield, 75)).absorbed, 150);
        EXPECT_EQ(game.tank(1).shield.strength, 50);
        EXPECT_EQ(game.tank(1).health, 100);
        const BattleEvents events = drain(game, kShield, 100);
        EXPECT_EQ(count<event::ShieldFell>(events), 1);
        EXPECT_FALSE(game.tank(1).shield.up());
        EXPECT_TRUE(drain(game, kShield, 100).empty()) << "there is none";
    }
}

TEST(DrainEffect, ReachesAsFarAsItsRadiusAndItsOwnerToo) {
    ItemBattle game("", 2);
    EffectContext context;
    context.tank = 0;
    const double side = static_cast<double>(game.battle.state().hulls[0].high.x) / 65536;
    context.at = fixed_place(side + 31, 204.5);
    game.battle.world().apply({effect("drain", {{"radius", 30}})}, context);
    EXPECT_EQ(game.tank(0).health, 100);
    game.battle.world().apply({effect("drain", {{"radius", 32}})}, context);
    EXPECT_EQ(game.tank(0).health, 50);
}

TEST(DrainEffect, WhatNobodyOwnsDrainsAsWell) {
    ItemBattle game("", 2);
    EXPECT_EQ(first<event::Hurt>(drain(game, kHealth, 50, -1)).by, -1);
    EXPECT_EQ(game.tank(1).health, 50);
}

TEST(DrainEffect, TenInOneCraterAreAllDrained) {
    TenInACrater game;
    std::vector<int> before;
    for (const Tank& tank : game.battle.state().tanks) before.push_back(tank.health);
    drain(game, kHealth, 50, 0, 400);
    for (std::size_t k = 0; k < 10; ++k)
        EXPECT_EQ(game.battle.state().tanks[k].health, before[k] - before[k] / 2) << k;
}

TEST(DrainEffect, OfShieldsIsWastedWhereNobodyElseHasOne) {
    const std::string flash = R"({ effect = "blast", radius = 150, strength = 0, digs = "no" })";
    const std::string drains = R"({ effect = "drain", radius = 150, what = "shield", percent = 100 })";
    ItemBattle game(
        weapon_table("sapper", "unlimited = true", concat("on_impact = [", flash, ", ", drains, "]")));
    const WeaponId sapper = game.arsenal.find("sapper");
    EXPECT_TRUE(game.battle.why_wasted(0, sapper));
    game.tank(0).shield = {.kind = Shield::Kind::absorbs, .strength = 30, .full = 100};
    game.battle.world().place_tank(0, game.tank(0).body.at);
    EXPECT_TRUE(game.battle.why_wasted(0, sapper)) << "one's own doesn't count";
    EXPECT_FALSE(game.battle.why_wasted(1, sapper));
    EXPECT_FALSE(game.battle.why_wasted(0, game.arsenal.find("missile"))) << "a blast never is";
}

}  // namespace
}  // namespace terramorph
