#include "battle/battle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <set>
#include <utility>

#include "base/text.h"
#include "battle/motion/falls.h"
#include "support/battles.h"
#include "support/land/grounds.h"
#include "support/sixteenths.h"

namespace terramorph {
namespace {

using test::arsenal_of;
using test::count;
using test::explode;
using test::first;
using test::fixed_place;
using test::flat_level;
using test::hilly_level;
using test::of_kind;
using test::settle;
using test::shoot;
using test::weapon;

using test::kFlat;

BattleRules calm() {
    BattleRules rules = test::sudden_rules();
    rules.most_wind = 0;
    rules.wreckage = false;
    return rules;
}

Battle flat_battle(int tanks, const BattleRules& rules = calm(), int width = 1024) {
    return {rules, flat_level(width, kFlat), built_in_arsenal(), tanks, 1};
}

const Tank& tank(const Battle& battle, TankId number) { return battle.state().tank(number); }
const Hull& hull(const Battle& battle, int number) { return battle.state().hulls[number]; }

void expect_sound(const Battle& battle) {
    for (const std::string& wrong : test::violations(battle)) ADD_FAILURE() << wrong;
}

/// Tanks by their place from left to right.
std::vector<TankId> by_place(const Battle& battle) {
    const auto tanks = ids<TankId>(battle.state().tanks);
    std::vector<TankId> order(tanks.begin(), tanks.end());
    std::sort(order.begin(), order.end(),
              [&](TankId a, TankId b) { return tank(battle, a).body.at.x < tank(battle, b).body.at.x; });
    return order;
}

Shape box(int x0, int x1, int bottom, int top) {
    return {x0, std::vector<Span>(static_cast<std::size_t>(x1 - x0), {bottom * kColumn, top * kColumn})};
}

class Placement : public testing::TestWithParam<std::tuple<const char*, int>> {
  protected:
    Battle battle(int tanks, std::uint32_t seed = 5) const {
        const auto [generator, width] = GetParam();
        return {{}, hilly_level(generator, width, seed), built_in_arsenal(), tanks, seed};
    }
};

TEST_P(Placement, TanksStandApartOnLevelGround) {
    for (int tanks = 2; tanks <= 10; ++tanks) {
        SCOPED_TRACE(testing::Message() << tanks << " tanks");
        const Battle begun = battle(tanks);
        expect_sound(begun);
        const std::vector<TankId> order = by_place(begun);
        for (std::size_t k = 1; k < order.size(); ++k) {
            const float apart = tank(begun, order[k]).body.at.x - tank(begun, order[k - 1]).body.at.x;
            const int share = std::min(begun.state().ground.width() / tanks, 1000);
            EXPECT_GE(apart, std::max(2.0f * kHullHalfWidth, 0.3f * static_cast<float>(share)));
            EXPECT_LT(apart, 2048) << "no full shot reaches as far";
        }
        for (const Tank& each : begun.state().tanks) {
            const int x = static_cast<int>(each.body.at.x);
            for (int column = x - kHullHalfWidth; column <= x + kHullHalfWidth; ++column)
                EXPECT_EQ(to_columns(begun.state().ground.top(column)), each.body.at.y);
        }
    }
}

TEST_P(Placement, ABattleIsQuietAtItsBeginningAndStaysSo) {
    for (int tanks = 2; tanks <= 10; ++tanks) {
        Battle begun = battle(tanks);
        ASSERT_TRUE(begun.at_rest());
        for (int tick = 0; tick < 3; ++tick) begun.step();
        EXPECT_TRUE(begun.at_rest());
        EXPECT_TRUE(begun.take_events().empty());
    }
}

TEST_P(Placement, TanksThatAreWokenStayWhereTheyStand) {
    Battle begun = battle(7);
    std::vector<Vec2<float>> places;
    for (const Tank& each : begun.state().tanks) places.push_back(each.body.at);
    for (int k = 0; k < 7; ++k)  // far below their tracks
        begun.world().carve(
            test::sliver(static_cast<int>(places[k].x), Ground::kBedrock, Ground::kBedrock + Sixteenths{1}));
    EXPECT_FALSE(begun.at_rest());
    const BattleEvents events = settle(begun);
    EXPECT_EQ(count<event::Hurt>(events), 0);
    for (const TankId k : ids<TankId>(7)) {
        EXPECT_NEAR(tank(begun, k).body.at.x, places[k].x, 0.5f);
        EXPECT_NEAR(tank(begun, k).body.at.y, places[k].y, 1);
    }
}

INSTANTIATE_TEST_SUITE_P(Levels, Placement,
                         testing::Combine(testing::Values("circle-hill", "limited-random"),
                                          testing::Values(640, 1024, 2048, 16384)));

TEST(Battle, WhoStandsWhereIsDrawn) {
    std::set<std::vector<TankId>> orders;
    for (std::uint32_t seed = 0; seed < 60; ++seed)
        orders.insert(by_place(Battle({}, flat_level(), built_in_arsenal(), 3, seed)));
    EXPECT_EQ(orders.size(), 6u);
}

TEST(Battle, DamageIsFullInTheCoreAndFallsInALineFromThereToTheRadius) {
    for (const double strength : {100.0, 37.0, 500.0})
        for (const int radius : {10, 40, 150})
            for (int distance = 1; distance <= radius + 1; distance += 1 + radius / 9) {
                BattleRules rules = calm();
                rules.health = 1000;
                Battle battle = flat_battle(2, rules);
                const double x = static_cast<double>(hull(battle, 1).high.x) / 65536 + distance;
                explode(battle, {x, kFlat + 4.5}, radius, strength, 0);
                const double part = std::min(1.0, (radius - distance) / (radius * 0.75));
                const int damage = std::max(0, static_cast<int>(std::floor(part * strength + 0.5)));
                EXPECT_EQ(1000 - tank(battle, 1).health, damage)
                    << "radius " << radius << ", distance " << distance;
                EXPECT_EQ(count<event::Hurt>(battle.take_events()), damage > 0 ? 1 : 0);
            }
}

TEST(Battle, ABlastInsideAHullHurtsAsMuchAsItCan) {
    BattleRules rules = calm();
    rules.health = 1000;
    Battle battle = flat_battle(2, rules);
    explode(battle, {static_cast<double>(tank(battle, 1).middle().x), kFlat + 5}, 40, 120, 0);
    EXPECT_EQ(tank(battle, 1).health, 880);
}

/// An angle and a power with which the tank would hit the other tank itself.
std::pair<int, int> aim_at(const Battle& battle, TankId shooter, TankId target) {
    for (int power = 400; power <= 1000; power += 5)
        for (int angle = 0; angle <= kHalfTurn; angle += 5) {
            const Prediction end = battle.predict_shot(shooter, angle, power);
            if (end.end == FlightEnd::hit && end.contact.tank == target) return {angle, power};
        }
    ADD_FAILURE() << "nothing hits";
    return {};
}

TEST(Battle, ADirectHitKillsWhereTheRuleSaysSo) {
    for (const bool kills : {true, false}) {
        BattleRules rules = calm();
        rules.health = 250;
        rules.direct_hit_kills = kills;
        Battle battle = flat_battle(2, rules);
        const auto [angle, power] = aim_at(battle, 0, 1);
        const BattleEvents events = shoot(battle, 0, weapon("baby_missile"), angle, power);
        EXPECT_EQ(first<event::Hurt>(events).health, kills ? 250 : 50);
        EXPECT_EQ(first<event::Hurt>(events).cause, HurtCause::direct);
        EXPECT_EQ(tank(battle, 1).alive, !kills);
        EXPECT_EQ(count<event::Died>(events), kills ? 1 : 0);
        EXPECT_EQ(tanks_alive(battle.state()), kills ? 1 : 2);
    }
}

TEST(Battle, WhatIsPredictedIsWhatHappens) {
    for (std::uint32_t seed = 1; seed <= 30; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        BattleRules rules = test::sudden_rules();
        rules.walls = static_cast<Walls>(seed % 4);
        Battle battle(rules, hilly_level("limited-random", 1024, seed), built_in_arsenal(), 4, seed);
        Random random(seed, 9);
        const int angle = random.from_to(0, kHalfTurn);
        const int power = random.from_to(1, kFullPower);
        const Prediction end = battle.predict_shot(2, angle, power);
        const BattleEvents events = shoot(battle, 2, weapon("missile"), angle, power);
        EXPECT_EQ(end.end == FlightEnd::hit, count<event::Exploded>(events) > 0);
        if (end.end == FlightEnd::hit) {
            EXPECT_EQ(first<event::Exploded>(events).at, columns_of(end.contact.at));
        }
        if (end.end == FlightEnd::left) {
            EXPECT_EQ(first<event::LeftLevel>(events).at, columns_of(end.contact.at));
        }
    }
}

TEST(Battle, AShotStraightUpComesDownOnItsOwner) {
    Battle battle = flat_battle(2);
    const BattleEvents events = shoot(battle, 0, weapon("missile"), 900, 200);
    const auto& died = first<event::Died>(events);
    EXPECT_EQ(died.tank, 0);
    EXPECT_EQ(died.by, 0);
    EXPECT_EQ(tank(battle, 1).health, 100);
}

TEST(Battle, AHurtTankHasLessPower) {
    Battle battle = flat_battle(2);
    EXPECT_EQ(power_limit(battle.state(), 1), 1000);
    battle.aim(1, 450, 900);
    battle.world().hurt(1, 25, 0);
    EXPECT_EQ(power_limit(battle.state(), 1), 750);
    EXPECT_EQ(tank(battle, 1).power, 750);
    EXPECT_EQ(power_limit(battle.state(), 0), 1000);
}

TEST(Battle, ATankInFullHealthHasFullPowerWhateverFullHealthIs) {
    for (const int health : {10, 100, 1000}) {
        BattleRules rules = calm();
        rules.health = health;
        Battle battle = flat_battle(2, rules);
        EXPECT_EQ(power_limit(battle.state(), 0), 1000);
        EXPECT_LE(tank(battle, 0).power, 1000);
        battle.world().hurt(0, health * 3 / 10, 1);
        EXPECT_EQ(power_limit(battle.state(), 0), 700);
        battle.world().hurt(0, health * 3 / 10, 1);
        EXPECT_EQ(power_limit(battle.state(), 0), 600) << "no tank loses more";
    }
}

TEST(Battle, FurtherBlastsOfAShotDoLessToATank) {
    BattleRules rules = calm();
    rules.health = 1000;
    Battle battle = flat_battle(2, rules);
    const Vec2<float> at = tank(battle, 1).middle();
    int health = 1000;
    for (const int damage : {100, 60, 36, 22, 20, 20}) {
        explode(battle, {at.x, at.y}, 40, 100, 0);
        EXPECT_EQ(health - tank(battle, 1).health, damage);
        health = tank(battle, 1).health;
    }
    explode(battle, {at.x, at.y}, 40, 100, 1);
    EXPECT_EQ(health - tank(battle, 1).health, 100) << "another tank's first";
    settle(battle);
    shoot(battle, 0, weapon("tracer"), 900, 100);
    health = tank(battle, 1).health;
    explode(battle, {tank(battle, 1).middle().x, tank(battle, 1).middle().y}, 40, 100, 0);
    EXPECT_EQ(health - tank(battle, 1).health, 100) << "the first of the next shot";
}

TEST(Battle, DamageWeakensNoShotUnlessTheRuleSaysSo) {
    BattleRules rules = calm();
    rules.damage_weakens = false;
    Battle battle = flat_battle(2, rules);
    battle.world().hurt(0, 90, 1);
    EXPECT_EQ(power_limit(battle.state(), 0), 1000);
}

TEST(Battle, NobodyLosesMoreHealthThanThereIs) {
    Battle battle = flat_battle(2);
    battle.world().hurt(0, 70, 1);
    battle.world().hurt(0, 70, 1);
    battle.world().hurt(0, 70, 1);
    const BattleEvents events = settle(battle);
    EXPECT_EQ(count<event::Hurt>(events), 2);
    EXPECT_EQ(of_kind<event::Hurt>(events)[1].health, 30);
    EXPECT_EQ(count<event::Died>(events), 1);
}

TEST(Battle, ADyingTankTakesItsNeighboursAlongAndWhoBeganItIsToBlame) {
    Battle battle = flat_battle(10, calm(), 640);
    for (const TankId k : ids<TankId>(10))
        battle.world().place_tank(k, {100 + 44 * static_cast<float>(k.value()), kFlat});  // side by side
    settle(battle);
    const std::vector<TankId> order = by_place(battle);
    const TankId shooter = order[0];
    const TankId victim = order[5];
    for (const TankId k : ids<TankId>(10)) battle.world().hurt(k, tank(battle, k).health - 1, -1);
    battle.take_events();
    battle.world().hurt(victim, 1, shooter);
    const BattleEvents events = settle(battle);
    EXPECT_GE(count<event::Died>(events), 3);
    for (const auto& hurt : of_kind<event::Hurt>(events)) EXPECT_EQ(hurt.by, shooter);
    for (const auto& died : of_kind<event::Died>(events)) EXPECT_EQ(died.by, shooter);
    expect_sound(battle);
}

TEST(Battle, TheSpeedOfAFallIsWhatHurts) {
    BattleRules rules = calm();
    rules.loose_earth = LooseEarth::hangs;  // so that the pit's sides stand
    for (const int depth : {10, 30, 60, 120}) {
        Battle battle = flat_battle(2, rules);
        const int x = static_cast<int>(tank(battle, 1).body.at.x);
        battle.world().carve(box(x - 60, x + 60, kFlat - depth, kFlat + 1));
        const BattleEvents events = settle(battle);
        const double speed = std::sqrt(2.0 * 200 * depth);
        const auto& fell = first<event::Fell>(events);
        EXPECT_EQ(fell.tank, 1);
        EXPECT_NEAR(fell.speed, speed, 6);
        const int damage = std::clamp(fell.speed - 80, 0, 100);
        EXPECT_NEAR(100 - tank(battle, 1).health, damage, 1) << "depth " << depth;
        EXPECT_EQ(count<event::Fell>(events), 1);
        EXPECT_NEAR(tank(battle, 1).body.at.y, kFlat - depth, 0.5f);
    }
}

TEST(Battle, AFallIsOneFallHoweverManyPartsOfTheGroundAreMet) {
    for (int x = 200; x < 260; ++x) {
        Battle battle = flat_battle(2);
        battle.world().place_tank(1, {static_cast<float>(x), kFlat});
        settle(battle);
        battle.world().carve(box(x - 60, x + 60, 100, kFlat + 1));
        EXPECT_EQ(count<event::Fell>(settle(battle)), 1) << "at " << x;
    }
}

TEST(Battle, FallsHarmNobodyWhereTheRuleSaysSo) {
    BattleRules rules = calm();
    rules.fall_damage = false;
    Battle battle = flat_battle(2, rules);
    const int x = static_cast<int>(tank(battle, 1).body.at.x);
    battle.world().carve(box(x - 60, x + 60, 20, kFlat + 1));
    EXPECT_EQ(count<event::Fell>(settle(battle)), 1);
    EXPECT_EQ(tank(battle, 1).health, 100);
}

TEST(Battle, WhoTakesTheGroundAwayIsToBlameForTheFall) {
    Battle battle = flat_battle(3, calm(), 1024);
    battle.world().hurt(1, 1, 2);  // long ago
    settle(battle);
    battle.aim(0, 900, 0);
    battle.fire(0, weapon("tracer"));
    const int x = static_cast<int>(tank(battle, 1).body.at.x);
    battle.world().carve(box(x - 60, x + 60, 20, kFlat + 1));
    const BattleEvents events = settle(battle);
    EXPECT_EQ(first<event::Hurt>(events).tank, 1);
    EXPECT_EQ(first<event::Hurt>(events).by, 0);
}

TEST(Battle, OfShotsThatFlyTogetherTheOneThatHurtItIsToBlameForTheFall) {
    Battle battle = flat_battle(3, calm(), 1024);
    for (const TankId shooter : {TankId(0), TankId(2)}) {
        battle.aim(shooter, 900, 300);
        battle.fire(shooter, weapon("tracer"));
    }
    battle.world().hurt(1, 1, 0);
    const int x = static_cast<int>(tank(battle, 1).body.at.x);
    battle.world().carve(box(x - 60, x + 60, 20, kFlat + 1));
    const BattleEvents events = settle(battle);
    ASSERT_GE(count<event::Hurt>(events), 2);
    for (const auto& hurt : of_kind<event::Hurt>(events)) EXPECT_EQ(hurt.by, 0);
}

TEST(Battle, AWallBreaksNoFall) {
    Battle battle = flat_battle(2, calm(), 640);
    const TankId leftmost = by_place(battle)[0];
    const Vec2<float> at = tank(battle, leftmost).body.at;
    battle.world().carve(box(0, 250, 20, kFlat + 1));
    explode(battle, {static_cast<double>(at.x) + 30, kFlat + 20.0}, 100, 0, leftmost);  // thrown at the side
    const BattleEvents events = settle(battle);
    const auto& fell = first<event::Fell>(events);
    EXPECT_GT(fell.speed, 200);
    EXPECT_EQ(count<event::Fell>(events), 1);
    const int damage = damage_of_landing(static_cast<float>(fell.speed));
    EXPECT_NEAR(100 - tank(battle, leftmost).health, std::min(100, damage), 1);
}

TEST(Battle, BlastsThrowTanksAway) {
    Battle battle = flat_battle(2);
    const Vec2<float> before = tank(battle, 1).body.at;
    explode(battle, {static_cast<double>(before.x) - 60, kFlat + 3.0}, 60, 1, 0);
    settle(battle);
    EXPECT_GT(tank(battle, 1).body.at.x, before.x + 2);
}

TEST(Battle, DirtHarmsNobodyAndLiftsOrEntombs) {
    for (int offset = -80; offset <= 80; offset += 8)
        for (const int high : {-40, 0, 40})
            for (const auto loose : {LooseEarth::hangs, LooseEarth::pours}) {
                SCOPED_TRACE(testing::Message() << offset << " beside, " << high << " above");
                BattleRules rules = calm();
                rules.loose_earth = loose;
                Battle battle = flat_battle(2, rules);
                const Vec2<float> before = tank(battle, 1).body.at;
                battle.world().heap(disc((static_cast<int>(before.x) + offset) * kColumn,
                                         (kFlat + high) * kColumn, 70 * kColumn));
                settle(battle);
                expect_sound(battle);
                const Tank& after = tank(battle, 1);
                EXPECT_EQ(after.health, 100);
                EXPECT_GT(after.body.at.y, kFlat - 4);
                EXPECT_EQ(after.body.buried, depth_in_earth(battle.state().ground, after) > 0);
            }
}

TEST(Battle, TheEntombedStillFireAndARiotBombFreesThem) {
    BattleRules rules = calm();
    rules.loose_earth = LooseEarth::pours;
    rules.fall_damage = false;  // into the hole that frees it
    Battle battle = flat_battle(2, rules);
    const int x = static_cast<int>(tank(battle, 1).body.at.x);
    battle.world().heap(box(x - 100, x + 100, kFlat, kFlat + 90));
    settle(battle);
    ASSERT_TRUE(tank(battle, 1).body.buried);
    battle.begin_turn(0);
    EXPECT_TRUE(tank(battle, 1).body.buried);
    const BattleEvents events = shoot(battle, 1, weapon("riot_bomb"), 900, 500);
    EXPECT_EQ(count<event::Fired>(events), 1);
    EXPECT_EQ(count<event::Dug>(events), 1);
    EXPECT_FALSE(tank(battle, 1).body.buried);
    EXPECT_EQ(tank(battle, 1).health, 100);
    expect_sound(battle);
}

TEST(Battle, BurialsOfEveryKindLeaveTanksInTheLevel) {
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed, 8);
        BattleRules rules = calm();
        rules.loose_earth = seed % 2 == 0 ? LooseEarth::hangs : LooseEarth::pours;
        rules.fall_damage = false;
        Battle battle(rules, hilly_level("circle-hill", 640, seed), built_in_arsenal(), 6, seed);
        for (int k = 0; k < 12; ++k) {
            const Tank& near = tank(battle, TankId::at(random.below(6)));
            const int x = static_cast<int>(near.body.at.x) + random.from_to(-50, 50);
            const int y = static_cast<int>(near.body.at.y) + random.from_to(-30, 50);
            const Shape ball = disc(x * kColumn, y * kColumn, test::from_to(random, kColumn, 60 * kColumn));
            random.below(3) == 0 ? battle.world().carve(ball) : battle.world().heap(ball);
            for (int tick = 0; tick < 50; ++tick) battle.step();
        }
        settle(battle);
        expect_sound(battle);
        for (const Tank& each : battle.state().tanks)
            EXPECT_EQ(each.body.buried, depth_in_earth(battle.state().ground, each) > 0) << each.body.at.x;
    }
}

TEST(Battle, TenTanksFitIntoOneCrater) {
    BattleRules rules = calm();
    rules.fall_damage = false;
    Battle battle = flat_battle(10, rules, 640);
    battle.world().carve(disc(320 * kColumn, kFlat * kColumn, 190 * kColumn));
    settle(battle);
    expect_sound(battle);
    EXPECT_EQ(tanks_alive(battle.state()), 10);
    explode(battle, {320, 15}, 150, 30, 0);
    settle(battle);
    expect_sound(battle);
}

TEST(Battle, ABounceOffAWallIsSaidAndAWayThroughItIsNot) {
    for (const Walls walls : {Walls::none, Walls::wrap, Walls::rubber}) {
        BattleRules rules = calm();
        rules.walls = walls;
        Battle battle(rules, flat_level(), built_in_arsenal(), 2, 1);
        battle.world().place_tank(0, {100, kFlat});
        const BattleEvents events = shoot(battle, 0, weapon("missile"), 1500, 700);
        EXPECT_EQ(count<event::Bounced>(events), walls == Walls::rubber ? 1 : 0);
        EXPECT_EQ(count<event::LeftLevel>(events), walls == Walls::none ? 1 : 0);
    }
}

TEST(Battle, ATankAtTheSideOfTheLevelFiresThroughNoWall) {
    for (const Walls walls : {Walls::none, Walls::wrap, Walls::rubber, Walls::concrete}) {
        BattleRules rules = calm();
        rules.walls = walls;
        rules.fall_damage = false;
        Battle battle(rules, flat_level(640, 270), built_in_arsenal(), 2, 1);
        Shape wedge = box(0, 320, 0, 271);  // a slope down to the left side
        for (int x = 0; x < 320; ++x) wedge.chords[x].bottom = (20 + x * 135 / 100) * kColumn;
        battle.world().carve(wedge);
        settle(battle);
        const TankId leftmost = by_place(battle)[0];
        ASSERT_LT(tank(battle, leftmost).body.at.x, 24);
        ASSERT_LT(tank(battle, leftmost).muzzle(1800).x, 0);
        const BattleEvents events = shoot(battle, leftmost, weapon("missile"), 1800, 100);
        EXPECT_EQ(count<event::LeftLevel>(events), walls == Walls::none ? 1 : 0);
        EXPECT_EQ(count<event::Exploded>(events) > 0, walls != Walls::none);
        expect_sound(battle);
    }
}

TEST(Battle, AMirvSplitsAtItsApexIntoFive) {
    Battle battle = flat_battle(2);
    const BattleEvents events = shoot(battle, 0, weapon("mirv"), 800, 600);
    const auto& split = first<event::Split>(events);
    EXPECT_EQ(split.heads, 5);
    const double up = 384 * std::sin(80 * 3.14159265 / 180);
    EXPECT_NEAR(split.at.y, kFlat + 12 + 23.6 + up * up / 400, 2);
    int ended = count<event::Exploded>(events) + count<event::LeftLevel>(events);
    EXPECT_EQ(ended - count<event::Died>(events), 5);
}

TEST(Battle, AMirvThatNeverReachesItsApexIsADud) {
    Battle battle = flat_battle(2);
    const int x = static_cast<int>(tank(battle, 0).body.at.x);
    battle.world().heap(box(x - 50, x + 50, kFlat + 80, kFlat + 200));
    const BattleEvents events = shoot(battle, 0, weapon("mirv"), 900, 600);
    EXPECT_EQ(count<event::Split>(events), 0);
    EXPECT_EQ(count<event::Exploded>(events), 0);
    EXPECT_EQ(count<event::Fizzled>(events), 1);
}

TEST(Battle, LeapfrogBlastsThreeTimesEachALeapFurther) {
    Battle battle = flat_battle(2, calm(), 4096);
    const TankId leftmost = by_place(battle)[0];
    const BattleEvents events = shoot(battle, leftmost, weapon("leapfrog"), 400, 300);
    const auto blasts = of_kind<event::Exploded>(events);
    ASSERT_EQ(blasts.size(), 3u);
    EXPECT_LT(blasts[0].at.x + 20, blasts[1].at.x);
    EXPECT_LT(blasts[1].at.x + 20, blasts[2].at.x);
    EXPECT_GT(blasts[0].radius, blasts[2].radius);
}

/// Fires a roller so that it lands some columns to the left of tank 1.
BattleEvents roll_towards(Battle& battle, TankId shooter, int from, int to) {
    const float target = tank(battle, test::the_other(shooter)).body.at.x;
    for (int power = 100; power <= 1000; power += 5) {
        const Prediction end = battle.predict_shot(shooter, 400, power);
        const float at = columns_of(end.contact.at).x;
        if (at > target - static_cast<float>(from) && at < target - static_cast<float>(to))
            return shoot(battle, shooter, weapon("roller"), 400, power);
    }
    ADD_FAILURE() << "no power fits";
    return {};
}

TEST(Battle, ARollerBurstsAtATank) {
    Battle battle = flat_battle(2);
    const TankId shooter = by_place(battle)[0];
    const BattleEvents events = roll_towards(battle, shooter, 200, 100);
    const auto& rolling = first<event::StartedRolling>(events);
    const auto& blast = first<event::Exploded>(events);
    EXPECT_GT(blast.at.x, rolling.at.x + 40);
    EXPECT_LT(tank(battle, test::the_other(shooter)).health, 100);
}

TEST(Battle, ARollerBurstsWhereItComesToRest) {
    Battle battle = flat_battle(2, calm(), 2048);
    const TankId shooter = by_place(battle)[0];
    const Prediction landing = battle.predict_shot(shooter, 450, 440);
    const int x = static_cast<int>(columns_of(landing.contact.at).x) + 40;
    battle.world().carve(box(x, x + 16, kFlat - 80, kFlat + 1));
    settle(battle);
    const Ticks fired = battle.state().tick;
    const BattleEvents events = shoot(battle, shooter, weapon("roller"), 450, 440);
    EXPECT_NEAR(first<event::Exploded>(events).at.x, x + 8, 4);
    EXPECT_NEAR(first<event::Exploded>(events).at.y, kFlat - 75, 2);
    EXPECT_LT(battle.state().tick - fired, landing.ticks + 5 * kSecond);
}

TEST(Battle, ARollerBurstsWhenItsFuseEnds) {
    Battle battle = flat_battle(2, calm(), 4096);
    const TankId shooter = by_place(battle)[0];
    battle.aim(shooter, 400, 300);
    battle.fire(shooter, weapon("roller"));
    Ticks began;
    for (int tick = 0; tick < 2000 && !battle.at_rest(); ++tick) {
        battle.step();
        const BattleEvents events = battle.take_events();
        if (count<event::StartedRolling>(events) > 0) began = battle.state().tick;
        if (count<event::Exploded>(events) > 0) {
            EXPECT_GE(battle.state().tick - began, 8 * kSecond - kTick);
            EXPECT_LE(battle.state().tick - began, 8 * kSecond + kTick);
            return;
        }
    }
    FAIL() << "it never burst";
}

TEST(Battle, ARollerThatHitsACliffFallsDownItAndBursts) {
    Battle battle = flat_battle(2, calm(), 2048);
    const TankId shooter = by_place(battle)[0];
    const int x = static_cast<int>(tank(battle, shooter).body.at.x) + 200;
    battle.world().heap(box(x, x + 200, 0, kFlat + 400));
    const BattleEvents events = shoot(battle, shooter, weapon("roller"), 450, 800);
    EXPECT_EQ(count<event::StartedRolling>(events), 1);
    const auto& blast = first<event::Exploded>(events);
    EXPECT_LT(blast.at.y, kFlat + 30);
    EXPECT_LT(blast.at.x, x);
}

TEST(Battle, ARollerThatIsBuriedBurstsThere) {
    Battle battle = flat_battle(2, calm(), 4096);
    const TankId shooter = by_place(battle)[0];
    battle.aim(shooter, 400, 300);
    battle.fire(shooter, weapon("roller"));
    for (int tick = 0; tick < 600 && battle.state().debris.empty(); ++tick) battle.step();
    for (int tick = 0; tick < 60; ++tick) battle.step();
    ASSERT_EQ(battle.state().debris.size(), 1u);
    const Vec2<float> at = battle.state().debris[0].body.at;
    battle.world().heap(disc(static_cast<int>(at.x) * kColumn, kFlat * kColumn, 60 * kColumn));
    EXPECT_NEAR(first<event::Exploded>(settle(battle)).at.x, at.x, 10);
}

constexpr std::string_view kPebble = "[pebble]\nname = \"Pebble\"\nunlimited = true\n";

TEST(Battle, ThereAreNeverMoreThan200Shells) {
    std::string heads = "effect = \"blast\", radius = 5";
    for (int depth = 0; depth < 3; ++depth)
        heads = concat("effect = \"split\", heads = 20, fan = 30, up = 200, keep = 0, on_impact = [{ ", heads,
                       " }]");
    const Arsenal arsenal = arsenal_of(concat(kPebble, "at_apex = [{ ", heads, " }]\n"));
    Battle battle(calm(), flat_level(2048), arsenal, 2, 1);
    battle.aim(0, tank(battle, 0).body.at.x < 1024 ? 700 : 1100, 400);
    battle.fire(0, 0);
    int limits = 0;
    std::size_t most = 0;
    for (int tick = 0; tick < 4000 && !battle.at_rest(); ++tick) {
        battle.step();
        most = std::max(most, battle.state().shells.size());
        limits += count<event::LimitMet>(battle.take_events());
    }
    EXPECT_TRUE(battle.at_rest());
    EXPECT_LE(most, 200u);
    EXPECT_GT(most, 150u);
    EXPECT_GT(limits, 0);
}

TEST(Battle, ThereAreNeverMoreThanEightGenerations) {
    const Arsenal arsenal = arsenal_of(concat(
        kPebble,
        "on_impact = [{ effect = \"bounce\", times = 7, keep = 60, on_impact = [{ effect = \"bounce\", "
        "times = 7, keep = 60, on_impact = [{ effect = \"blast\" }] }] }]\n"));
    Battle battle(calm(), flat_level(2048), arsenal, 2, 1);
    const BattleEvents events = shoot(battle, by_place(battle)[0], 0, 600, 200);
    EXPECT_EQ(count<event::Bounced>(events), 9);
    EXPECT_EQ(count<event::LimitMet>(events), 1);
    EXPECT_EQ(count<event::Exploded>(events), 0);
}

TEST(Battle, AShotIsOverAfterAMinuteWhateverItLeadsTo) {
    BattleRules rules = calm();
    rules.gravity = 10;  // to the apex and back it would be 64 seconds, and no shell is older than 32
    Battle battle = flat_battle(2, rules, 4096);
    const BattleEvents events = shoot(battle, 0, weapon("mirv"), 900, 500);
    EXPECT_EQ(count<event::Split>(events), 1);
    EXPECT_EQ(count<event::Exploded>(events), 0);
    EXPECT_EQ(count<event::LimitMet>(events), 1);
    EXPECT_EQ(battle.state().tick, BattleState::kMaxShotTicks);
}

TEST(Battle, ARollerIsOverAfterAMinuteToo) {
    const Arsenal arsenal =
        arsenal_of(concat(kPebble,
                          "on_impact = [{ effect = \"roll\", bounce = 100, fuse = 30, after = [{ effect = "
                          "\"roll\", bounce = 100, fuse = 30, after = "
                          "[{ effect = \"blast\" }], on_rest = [{ effect = \"blast\" }] }] }]\n"));
    Battle battle(calm(), flat_level(16384), arsenal, 2, 3);
    const BattleEvents events = shoot(battle, by_place(battle)[1], 0, 300, 200);
    EXPECT_EQ(count<event::StartedRolling>(events), 2);
    EXPECT_EQ(count<event::LimitMet>(events), 1);
    EXPECT_EQ(count<event::Exploded>(events), 0);
    EXPECT_TRUE(battle.state().debris.empty());
}

TEST(Battle, AShellThatFliesOverTheSideSaysLongOrShort) {
    Battle battle = flat_battle(2);
    const std::vector<TankId> order = by_place(battle);
    const BattleEvents out = shoot(battle, order[1], weapon("missile"), 450, 1000);
    EXPECT_TRUE(first<event::LeftLevel>(out).too_far);
    EXPECT_GT(first<event::LeftLevel>(out).columns, 100);
    EXPECT_GT(first<event::LeftLevel>(out).at.x, 1024);

    BattleRules windy = calm();
    windy.most_wind = 40;
    for (std::uint32_t seed = 1;; ++seed) {
        Battle blown(windy, flat_level(640), built_in_arsenal(), 2, seed);
        if (blown.state().air.wind > -38) continue;
        const BattleEvents back = shoot(blown, by_place(blown)[0], weapon("missile"), 890, 1000);
        EXPECT_FALSE(
            first<event::LeftLevel>(back).too_far);  // fired to the right, and blown over the left side
        EXPECT_LT(first<event::LeftLevel>(back).at.x, 0);
        break;
    }
}

/// Fires steeply with this wind, and returns how long the shot flies and where it's said to have left.
std::pair<Ticks, std::optional<Vec2<float>>> steep_shot(int angle, int wind, const char* fired = "missile") {
    BattleRules rules = calm();
    rules.most_wind = std::abs(wind);
    Battle battle = flat_battle(2, rules);
    battle.world().set_wind(wind);
    const TankId right = by_place(battle)[1];
    battle.aim(right, angle, 1000);
    battle.fire(right, weapon(fired));
    Ticks ticks;
    for (; !battle.state().shells.empty() || !battle.state().launched.empty(); ++ticks) battle.step();
    const auto left = of_kind<event::LeftLevel>(battle.take_events());
    return {ticks, left.empty() ? std::nullopt : std::optional(left.front().at)};
}

TEST(Battle, AShellThatIsLostBesideTheLevelIsNotWaitedFor) {
    const auto [ticks, at] = steep_shot(600, 0);
    EXPECT_LT(ticks, 4 * kSecond) << "it'd fall for 5.5 s";
    ASSERT_TRUE(at);
    EXPECT_GT(at->x, 1300) << "where it'll have fallen, not where it crossed the side";
    EXPECT_LE(at->y, 0);
}

TEST(Battle, AShellThatTheWindBringsBackIsWaitedFor) {
    const auto [ticks, at] = steep_shot(600, -150);
    EXPECT_GT(ticks, 5 * kSecond);
    EXPECT_FALSE(at && at->x > 1024);
}

TEST(Battle, AShellThatStillHasToActBesideTheLevelIsWaitedFor) {
    const auto [ticks, at] = steep_shot(600, 0, "mirv");
    EXPECT_GT(ticks, steep_shot(600, 0).first + 10 * kTick) << "its heads may come back";
}

TEST(Battle, TheWindDriftsWithinItsLimit) {
    BattleRules rules = test::sudden_rules();
    rules.most_wind = 17;
    Battle battle(rules, flat_level(640), built_in_arsenal(), 2, 4);
    std::set<int> seen;
    int wind = battle.state().air.wind;
    for (int turn = 0; turn < 600; ++turn) {
        battle.begin_turn(0);
        const BattleEvents events = battle.take_events();
        EXPECT_EQ(count<event::WindChanged>(events), battle.state().air.wind != wind ? 1 : 0);
        if (battle.state().air.wind != wind) {
            EXPECT_EQ(first<event::WindChanged>(events).wind, battle.state().air.wind);
        }
        EXPECT_LE(std::abs(battle.state().air.wind - wind), 3);
        wind = battle.state().air.wind;
        seen.insert(wind);
    }
    EXPECT_EQ(*seen.begin(), -17);
    EXPECT_EQ(*seen.rbegin(), 17);
}

TEST(Battle, TheWindStaysWhereTheRulesSaySo) {
    BattleRules rules = test::sudden_rules();
    rules.changing_wind = false;
    Battle steady(rules, flat_level(640), built_in_arsenal(), 2, 4);
    const int wind = steady.state().air.wind;
    rules.changing_wind = true;
    rules.most_wind = 0;
    Battle still(rules, flat_level(640), built_in_arsenal(), 2, 4);
    for (int turn = 0; turn < 50; ++turn) {
        steady.begin_turn(0);
        still.begin_turn(0);
        EXPECT_EQ(steady.state().air.wind, wind);
        EXPECT_EQ(still.state().air.wind, 0);
    }
}

/// How many spans hang after a roof has been undermined, and whether any earth was lost by its fall.
int hanging_after_undermining(LooseEarth loose, int suspend_chance, BattleEvents* events = nullptr) {
    BattleRules rules = calm();
    rules.loose_earth = loose;
    rules.suspend_chance = suspend_chance;
    Battle battle = flat_battle(2, rules, 1024);
    battle.world().carve(box(400, 600, 60, 150));
    const std::int64_t earth = battle.state().ground.area();
    const BattleEvents all = settle(battle);
    if (events) *events = all;
    EXPECT_EQ(battle.state().ground.area(), earth);
    int hanging = 0;
    for (int x = 0; x < 1024; ++x) hanging += static_cast<int>(battle.state().ground.column(x).size()) - 1;
    return hanging;
}

TEST(Battle, LooseEarthHangsOrPoursAsTheRulesSay) {
    BattleEvents poured;
    EXPECT_EQ(hanging_after_undermining(LooseEarth::hangs, 0), 200);
    EXPECT_EQ(hanging_after_undermining(LooseEarth::pours, 0, &poured), 0);
    EXPECT_EQ(count<event::EarthFell>(poured), 1);
    EXPECT_EQ(hanging_after_undermining(LooseEarth::pours, 100), 200);
    const int half = hanging_after_undermining(LooseEarth::pours, 50);
    EXPECT_GT(half, 60);
    EXPECT_LT(half, 140);
}

TEST(Battle, ATankOnLooseEarthFallsWithIt) {
    Battle battle = flat_battle(2);
    const int x = static_cast<int>(tank(battle, 1).body.at.x);
    battle.world().carve(box(x - 60, x + 60, 60, 90));
    settle(battle);
    EXPECT_NEAR(tank(battle, 1).body.at.y, kFlat - 30, 1);
}

TEST(Battle, EarthInAHighLevelIsFallingForLongAndTanksRestAllTheSame) {
    BattleRules rules = calm();
    LevelSettings level = flat_level(16384, 100);
    level.height = 8192;
    Battle battle(rules, level, built_in_arsenal(), 2, 1);
    const int x = static_cast<int>(tank(battle, 1).body.at.x);
    battle.world().heap(box(x - 100, x + 100, 8000, 8100));
    settle(battle);
    expect_sound(battle);
    EXPECT_GT(battle.state().ground.top(x), 190 * kColumn);
}

class EveryWeapon : public testing::TestWithParam<std::size_t> {};

TEST_P(EveryWeapon, LeavesTheBattleQuietWhereverItIsFired) {
    for (int angle = 0; angle <= kHalfTurn; angle += 200)
        for (const int power : {0, 250, 1000}) {
            SCOPED_TRACE(testing::Message() << "angle " << angle << ", power " << power);
            BattleRules rules = test::sudden_rules();
            rules.walls = static_cast<Walls>((angle / 200 + power) % 4);
            rules.loose_earth = power == 250 ? LooseEarth::hangs : LooseEarth::pours;
            Battle battle(rules, hilly_level(angle % 400 == 0 ? "circle-hill" : "limited-random", 640, 3),
                          built_in_arsenal(), 4, 3);
            battle.aim(1, angle, power);
            battle.fire(1, WeaponId::at(static_cast<int>(GetParam())));
            for (Ticks tick; tick < 70 * kSecond && !battle.at_rest(); ++tick) {
                battle.step();
                if (tick % (20 * kTick) == 0) expect_sound(battle);
            }
            EXPECT_TRUE(battle.at_rest());
            expect_sound(battle);
        }
}

INSTANTIATE_TEST_SUITE_P(Arsenal, EveryWeapon,
                         testing::Range<std::size_t>(0, built_in_arsenal().weapons.size()));

TEST(Battle, TheSameBattleHasTheSameHashAtEveryTick) {
    const auto begun = [] {
        return Battle({}, hilly_level("limited-random", 640, 2), built_in_arsenal(), 5, 2);
    };
    Battle one = begun();
    Battle other = begun();
    std::set<std::uint64_t> hashes;
    for (int turn = 0; turn < 10; ++turn) {
        for (Battle* battle : {&one, &other}) {
            battle->aim(TankId::at(turn % 5), 300 + 120 * turn, 400);
            battle->fire(TankId::at(turn % 5), WeaponId::at(turn));
        }
        do {
            one.step();
            other.step();
            ASSERT_EQ(one.hash(), other.hash());
            hashes.insert(one.hash());
        } while (!one.at_rest());
        one.begin_turn(0);
        other.begin_turn(0);
    }
    EXPECT_GT(hashes.size(), 1000u);
}

TEST(Battle, BarrelsPointToTheNearestTankAtFirst) {
    const Arsenal arsenal = built_in_arsenal();
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const Battle battle({}, test::flat_level(), arsenal, 4, seed);
        const auto& tanks = battle.state().tanks;
        for (const TankId tank : ids<TankId>(tanks)) {
            float nearest = 1e9f;
            for (const TankId other : ids<TankId>(tanks)) {
                const float away = tanks[other].body.at.x - tanks[tank].body.at.x;
                if (other != tank && std::abs(away) < std::abs(nearest)) nearest = away;
            }
            EXPECT_EQ(tanks[tank].angle < 900, nearest > 0) << seed;
        }
    }
}

}  // namespace
}  // namespace terramorph
