#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

BattleRules hardy() {
    BattleRules rules = calm_rules();
    rules.health = 1000;
    rules.fall_damage = false;
    return rules;
}

/// A text with one weapon of this one blast, fired from where the tank is.
std::string blaster(std::string_view numbers) {
    return weapon_table("blaster", "unlimited = true", "shell = false",
                        concat(R"(on_fire = [{ effect = "blast", )", numbers, " }]")) +
           item_table("battery", R"(on_use = [{ effect = "repair", health = 10 }])");
}

void explode_flat(Battle& battle, Vec2<double> at, double radius, double height, TankId hit_tank = -1) {
    EffectContext context;
    context.at = fixed_place(at.x, at.y);
    context.tank = 0;
    context.hit_tank = hit_tank;
    battle.world().apply({effect("blast", {{"radius", radius}, {"strength", 100}, {"height", height}})},
                         context);
}

double right_side(const Battle& battle, TankId tank) {
    return static_cast<double>(battle.state().hulls[tank].high.x) / 65536;
}

TEST(BlastEffect, AFlatOneHurtsBesideItAsARoundOneDoes) {
    for (const double height : {100.0, 50.0, 15.0}) {
        ItemBattle game("", 2, hardy());
        const double x = right_side(game.battle, 1) + 60;
        explode_flat(game.battle, {x, kFlat + 4.5}, 100, height);
        EXPECT_EQ(1000 - game.tank(1).health, 53) << height;
    }
}

TEST(BlastEffect, AFlatOneHurtsAboveItByItsOwnMeasure) {
    for (const auto& [height, damage] : {std::pair{100.0, 93}, {50.0, 53}, {40.0, 33}, {25.0, 0}}) {
        ItemBattle game("", 2, hardy());
        const double x = static_cast<double>(game.tank(1).middle().x);
        explode_flat(game.battle, {x, kFlat - 30}, 100, height);
        EXPECT_EQ(1000 - game.tank(1).health, damage) << height;
    }
}

TEST(BlastEffect, AFlatOneDigsAnEllipse) {
    ItemBattle game("", 2, hardy());
    explode_flat(game.battle, {512.5, kFlat}, 100, 30);
    const Ground& ground = game.battle.state().ground;
    EXPECT_EQ(ground.top(512), (kFlat - 30) * kColumn);
    EXPECT_LT(ground.top(512 + 98), kFlat * kColumn);
    EXPECT_EQ(ground.top(512 + 101), kFlat * kColumn);
    EXPECT_EQ(ground.top(512 + 60), kFlat * kColumn - 24 * kColumn) << "0.8 of 30";
}

TEST(BlastEffect, OneThatDoesNotDigStillHurts) {
    ItemBattle game(blaster("radius = 100, strength = 50, digs = \"no\""), 2, hardy());
    game.place(1, static_cast<int>(game.tank(0).body.at.x) + 80);
    const std::int64_t area = game.battle.state().ground.area();
    game.shoot(0, "blaster", 0, 500);
    EXPECT_EQ(game.battle.state().ground.area(), area);
    EXPECT_LT(game.tank(1).health, 1000);
}

TEST(BlastEffect, OnlyWhatPiercesHarmsPastAShield) {
    for (const bool pierces : {false, true}) {
        ItemBattle game("", 2, hardy());
        game.tank(1).shield = {.kind = Shield::Kind::absorbs, .strength = 400, .full = 400};
        EffectContext context;
        context.at = fixed_place(static_cast<double>(game.tank(1).middle().x), kFlat + 43);
        context.tank = 0;
        context.hit_tank = 1;
        context.shielded = true;
        game.battle.world().apply({effect("blast", {{"radius", 38},
                                                    {"strength", 200},
                                                    {"height", 100},
                                                    {"digs", 1},
                                                    {"pierces", pierces ? 1.0 : 0.0}})},
                                  context);
        EXPECT_EQ(game.tank(1).health, pierces ? 800 : 1000);
        EXPECT_EQ(game.tank(1).shield.strength, pierces ? 400 : 200);
    }
}

TEST(BlastEffect, AroundItsOwnerItSparesItsOwnerAlone) {
    ItemBattle game(blaster("radius = 150, digs = \"no\", around = \"owner\""), 3, hardy());
    const int x = static_cast<int>(game.tank(0).body.at.x);
    game.place(1, x < 512 ? x + 100 : x - 100);
    const Vec2<float> middle = game.tank(0).middle();
    const Vec2<float> place = game.tank(0).body.at;
    const BattleEvents events = game.shoot(0, "blaster", 900, 0);
    EXPECT_EQ(first<event::Exploded>(events).at, middle);
    EXPECT_EQ(game.tank(0).health, 1000);
    EXPECT_EQ(game.tank(0).body.at, place) << "nor is it thrown";
    EXPECT_LT(game.tank(1).health, 1000);
}

TEST(BlastEffect, AroundItsOwnerItIsWastedWhereNobodyIsNear) {
    ItemBattle game(blaster(R"(radius = 50, around = "owner", batteries = 10, per_battery = 20)"), 2);
    const WeaponId blast = game.arsenal.find("blaster");
    game.place(0, 200);
    game.place(1, 200 + 100 + kHullHalfWidth);
    EXPECT_FALSE(game.battle.why_wasted(0, blast)) << "three batteries make it reach 110";
    game.tank(0).kit.items[0] = 0;
    EXPECT_TRUE(game.battle.why_wasted(0, blast));
}

TEST(BlastEffect, EachBatteryMakesItLargerAndIsSpent) {
    for (const int has : {0, 1, 4, 10, 13}) {
        ItemBattle game(
            blaster("radius = 50, digs = \"no\", around = \"owner\", batteries = 10, per_battery = 14"), 2,
            hardy(), flat_level(), has);
        const BattleEvents events = game.shoot(0, "blaster", 900, 500);
        const int spent = std::min(has, 10);
        EXPECT_EQ(first<event::Exploded>(events).radius, static_cast<float>(50 + 14 * spent));
        EXPECT_EQ(game.battle.state().tank(0).kit.items[game.item("battery")], has - spent);
        EXPECT_EQ(game.battle.state().tank(1).kit.items[game.item("battery")], has)
            << "it is not theirs to spend";
    }
}

TEST(BlastEffect, WithoutBatteriesInTheArsenalThereAreNone) {
    ItemBattle game(
        weapon_table(
            "plasma", "unlimited = true", "shell = false",
            R"(on_fire = [{ effect = "blast", radius = 50, batteries = 10, digs = "no", around = "owner" }])"),
        2, hardy());
    EXPECT_EQ(first<event::Exploded>(game.shoot(0, "plasma", 900, 500)).radius, 50);
}

TEST(BlastEffect, ADirectHitOfAFlatOneKillsAsAnyOther) {
    ItemBattle game("", 2, hardy());
    explode_flat(game.battle, {static_cast<double>(game.tank(1).middle().x), kFlat + 5}, 40, 10, 1);
    game.settle();
    EXPECT_FALSE(game.tank(1).alive);
}

TEST(BlastEffect, BlastsOfEveryShapeAtTheSidesAndTheFloorLeaveALevel) {
    for (const double x : {-50.0, 0.0, 3.0, 1020.0, 1024.0, 1100.0})
        for (const double y : {-20.0, 0.0, 8.0, 100.0, 511.0, 2000.0})
            for (const double height : {5.0, 60.0, 100.0}) {
                ItemBattle game("", 2, hardy());
                explode_flat(game.battle, {x, y}, 120, height);
                game.settle();
                EXPECT_EQ(tanks_alive(game.battle.state()), 2);
            }
}

TEST(BlastEffect, WhatHalfPiercesStripsAShieldAndHarmsPastIt) {
    for (const auto& [shield, health] : {std::pair{400, 900}, {60, 1000 - 140 - 30}}) {
        ItemBattle game("", 2, hardy());
        game.tank(1).shield = {.kind = Shield::Kind::absorbs, .strength = shield, .full = 400};
        EffectContext context;
        context.at = fixed_of(game.tank(1).middle());
        context.tank = 0;
        game.battle.world().apply({effect("blast", {{"radius", 38}, {"strength", 200}, {"pierces", 2}})},
                                  context);
        EXPECT_EQ(game.tank(1).health, health);
        EXPECT_EQ(game.tank(1).shield.strength, std::max(0, shield - 200));
    }
}

}  // namespace
}  // namespace terramorph
