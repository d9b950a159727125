#include <gtest/gtest.h>

#include <algorithm>

#include "support/effect_battle.h"

#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;
const std::string kQuakes =
    weapon_table(
        "tremor",
        R"(on_impact = [{ effect = "quake", radius = 100, strength = 5, seconds = 2, shove = 25 }])") +
    weapon_table(
        "still",
        R"(on_impact = [{ effect = "quake", radius = 100, strength = 10, seconds = 3, shove = 0 }])") +
    weapon_table(
        "nudge",
        R"(on_impact = [{ effect = "quake", radius = 100, strength = 0, seconds = 3, shove = 1 }])") +
    weapon_table(
        "gentle",
        R"(on_impact = [{ effect = "quake", radius = 100, strength = 0, seconds = 3, shove = 25 }])") +
    weapon_table(
        "shift",
        R"(on_impact = [{ effect = "quake", radius = 400, strength = 10, seconds = 4, shove = 40 }])") +
    weapon_table(
        "upheaval",
        R"(on_impact = [{ effect = "quake", radius = 400, strength = 0, seconds = 4, shove = 40 }])");

struct Quake : EffectBattle {
    explicit Quake(int tanks = 3, LooseEarth loose = LooseEarth::pours)
        : EffectBattle(kQuakes, tanks, calm_rules(loose)) {
        for (const TankId k : ids<TankId>(tanks)) place(k, 60 + 80 * k);
        battle.take_events();
    }
    Sixteenths steepest() const {
        Sixteenths step;
        for (int x = 1; x < ground().width(); ++x)
            step = std::max(step, abs(ground().top(x) - ground().top(x - 1)));
        return step;
    }
};

TEST(QuakeEffect, CostsWhoeverStandsWithinItsRadius) {
    Quake quake;
    quake.place(1, 500);
    quake.place(2, 500 + 100 + 2 * kHullHalfWidth);
    quake.apply("still", 500.5, kFlat);
    const BattleEvents events = quake.settle();
    EXPECT_EQ(first<event::Quaked>(events).radius, 100);
    EXPECT_NEAR(quake.tank(1).health, 100 - 30, 1) << "10 each second, for 3";
    EXPECT_EQ(quake.tank(2).health, 100);
    EXPECT_EQ(first<event::Hurt>(events).by, 0);
    EXPECT_EQ(first<event::Hurt>(events).cause, HurtCause::quake);
}

TEST(QuakeEffect, CostsWhoeverItThrowsAboutAsMuch) {
    Quake quake;
    quake.place(1, 500);
    quake.apply("shift", 500.5, kFlat);
    quake.settle();
    EXPECT_NEAR(quake.tank(1).health, 100 - 40, 2) << "10 each second, for 4";
}

TEST(QuakeEffect, WhoIsInTheAirDoesNotFeelIt) {
    Quake quake;
    quake.battle.world().place_tank(1, {500.5f, kFlat + 95});
    quake.apply("still", 500.5, kFlat);
    quake.step(30);
    EXPECT_EQ(quake.tank(1).health, 100);
    EXPECT_GT(quake.tank(1).airborne, Ticks());
    quake.settle();
}

TEST(QuakeEffect, ThrowsTanksALittle) {
    Quake quake;
    quake.place(1, 500);
    const Vec2<float> before = quake.tank(1).body.at;
    quake.apply("gentle", 500.5, kFlat);
    float highest = before.y;
    for (int tick = 0; tick < 60; ++tick) {
        quake.step(1);
        highest = std::max(highest, quake.tank(1).body.at.y);
    }
    EXPECT_GT(highest, before.y + 0.5f);
    EXPECT_LT(highest, before.y + 10);
    const BattleEvents events = quake.settle();
    EXPECT_EQ(count<event::Hurt>(events), 0) << "a hop is no fall";
    EXPECT_NEAR(quake.tank(1).body.at.x, before.x, 40);
}

TEST(QuakeEffect, WithoutAShoveNobodyIsMovedAndALittleOneIsFelt) {
    for (const auto& [name, moves] : {std::pair{"still", false}, std::pair{"nudge", true}}) {
        Quake quake;
        quake.place(1, 500);
        quake.apply(name, 500.5, kFlat);
        bool moved = false;
        for (int tick = 0; tick < 60; ++tick) {
            quake.step(1);
            moved = moved || quake.tank(1).body.awake;
        }
        EXPECT_EQ(moved, moves) << name;
    }
}

TEST(QuakeEffect, CliffsCrumbleWithoutLosingAnyEarth) {
    Quake quake;
    quake.build(480, 520, kFlat, 260);
    const std::int64_t before = quake.ground().area();
    ASSERT_EQ(quake.steepest(), 60 * kColumn);
    quake.apply("still", 500.5, kFlat);
    quake.settle();
    EXPECT_EQ(quake.ground().area(), before);
    EXPECT_LT(quake.steepest(), 40 * kColumn);
    EXPECT_LT(quake.ground().top(480), 259 * kColumn);
    EXPECT_GT(quake.ground().top(478), kFlat * kColumn);
    EXPECT_EQ(quake.ground().top(500), 260 * kColumn) << "what is level stays as it is";
}

TEST(QuakeEffect, WhatIsFartherAwayStands) {
    Quake quake;
    quake.build(700, 740, kFlat, 260);
    quake.apply("still", 500.5, kFlat);
    quake.settle();
    EXPECT_EQ(quake.ground().top(700), 260 * kColumn);
    EXPECT_EQ(quake.ground().top(699), kFlat * kColumn);
}

TEST(QuakeEffect, GentleSlopesStand) {
    Quake quake;
    for (int x = 420; x < 580; ++x)
        quake.battle.world().heap(sliver(x, kFlat * kColumn, kFlat * kColumn + (x - 420) * kColumn));
    quake.dig(580, 1024, Ground::kBedrock / kColumn, kFlat);
    quake.battle.world().heap({580, std::vector<Span>(400, {0_16ths, 360 * kColumn})});
    quake.settle();
    std::vector<Sixteenths> before;
    for (int x = 400; x < 600; ++x) before.push_back(quake.ground().top(x));
    quake.apply("still", 500.5, 280);
    quake.settle();
    for (int x = 400; x < 600; ++x) EXPECT_EQ(quake.ground().top(x), before[x - 400]) << x;
}

TEST(QuakeEffect, LoosensWhatHangsWithinItsRadiusOnly) {
    Quake quake(3, LooseEarth::hangs);
    quake.build(480, 520, 280, 300);
    quake.build(800, 840, 280, 300);
    const std::int64_t before = quake.ground().area();
    quake.apply("still", 500.5, kFlat);
    quake.settle();
    EXPECT_EQ(quake.ground().area(), before);
    EXPECT_EQ(quake.ground().column(500).size(), 1u);
    EXPECT_EQ(quake.ground().column(820).size(), 2u);
}

TEST(QuakeEffect, EndsByItselfWhateverTheGround) {
    for (const LooseEarth loose : {LooseEarth::hangs, LooseEarth::pours, LooseEarth::breaks}) {
        Quake quake(10, loose);
        quake.dig(300, 420, 100, 180);
        quake.build(500, 520, kFlat, 350);
        quake.build(600, 700, 300, 320);
        const std::int64_t before = quake.ground().area();
        quake.apply("upheaval", 500.5, kFlat);
        quake.settle();
        EXPECT_EQ(quake.ground().area(), before);
        EXPECT_TRUE(quake.battle.at_rest());
    }
}

TEST(QuakeEffect, AtTheEdgeAndOutsideOfTheLevelNothingGoesWrong) {
    Quake quake;
    quake.build(0, 10, kFlat, 300);
    const std::int64_t before = quake.ground().area();
    for (const double x : {-500.0, -50.0, 0.0, 1024.0, 1100.0, 2000.0}) quake.apply("still", x, kFlat);
    quake.settle();
    EXPECT_EQ(quake.ground().area(), before);
    EXPECT_LT(quake.ground().top(9), 300 * kColumn);
}

TEST(QuakeEffect, KillsNobodyTwice) {
    Quake quake;
    quake.place(1, 500);
    quake.tank(1).health = 3;
    quake.apply("shift", 500.5, kFlat);
    const BattleEvents events = quake.settle();
    EXPECT_EQ(std::ranges::count(of_kind<event::Died>(events), TankId(1), &event::Died::tank), 1);
}

}  // namespace
}  // namespace terramorph
