#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/effect_battle.h"

namespace terramorph {
namespace {

using namespace test;
const std::string kFires =
    weapon_table("napalm", R"(on_impact = [{ effect = "burn" }])") +
    weapon_table(
        "torch",
        R"(on_impact = [{ effect = "burn", drops = 1, spread = 0, seconds = 4, damage = 10, reach = 15 }])") +
    weapon_table("lasting", R"(on_impact = [{ effect = "burn", seconds = 20 }])") +
    weapon_table(
        "candle",
        R"(on_impact = [{ effect = "burn", drops = 1, spread = 0, seconds = 20, damage = 0 }])") +
    weapon_table("lake",
                 R"(on_impact = [{ effect = "burn", drops = 400, spread = 0, seconds = 8, damage = 0 }])") +
    weapon_table("wildfire",
                 R"(on_impact = [{ effect = "burn", drops = 1000, spread = 400, seconds = 20 }])");

BattleRules hardy_rules() {
    BattleRules rules = calm_rules();
    rules.most_wind = 40;
    rules.health = 1000;
    return rules;
}

struct Fire : EffectBattle {
    explicit Fire(int wind = 0, int tanks = 2, const LevelSettings& level = flat_level())
        : EffectBattle(kFires, tanks, hardy_rules(), level) {
        battle.world().set_wind(wind);
        for (const TankId k : ids<TankId>(tanks)) place(k, 100 + 60 * k);
        battle.take_events();
    }
    /// Steps to the end of the fire and calls look() after each tick.
    template <class Look>
    BattleEvents watch(const Look& look) {
        for (Ticks tick; tick < 30 * kSecond && !battle.at_rest(); ++tick) {
            step(1);
            look();
        }
        EXPECT_TRUE(battle.at_rest());
        return battle.take_events();
    }
    /// The columns that burn after some ticks.
    std::vector<float> columns_after(int ticks) {
        step(ticks);
        std::vector<float> columns;
        for (const Vec2<float> place : ongoing_places()) columns.push_back(place.x);
        std::ranges::sort(columns);
        return columns;
    }
};

TEST(BurnEffect, BurnsOutOfItselfAndLeavesTheGroundAsItWas) {
    Fire fire;
    const std::int64_t area = fire.ground().area();
    const std::uint32_t revision = fire.ground().revision();
    fire.apply("napalm", 600.5, kFlat);
    Ticks ticks;
    std::size_t most = 0;
    const BattleEvents events = fire.watch([&] {
        ++ticks;
        most = std::max(most, fire.battle.state().ongoing.size());
    });
    EXPECT_EQ(first<event::CaughtFire>(events).at, (Vec2<float>{600.5f, kFlat}));
    EXPECT_EQ(most, 60u);
    EXPECT_LE(ticks, 6 * kSecond);
    EXPECT_EQ(fire.ground().area(), area);
    EXPECT_EQ(fire.ground().revision(), revision);
}

TEST(BurnEffect, BurnsItsTimeNearATankAndGoesOutSoonerElsewhere) {
    const auto seconds = [](double x) {
        Fire fire;
        fire.apply("torch", x, kFlat);
        Ticks ticks;
        fire.watch([&] { ++ticks; });
        return to_seconds(ticks);
    };
    const double near = seconds(100.5);
    EXPECT_GT(near, 2.9) << "some drops go out a quarter sooner";
    EXPECT_LE(near, 4.5);
    EXPECT_LT(seconds(600.5), near / 2);
}

TEST(BurnEffect, DropsAreNeverInsideEarthOrHulls) {
    Fire fire(13, 4);
    fire.dig(400, 460, 150, kFlat);
    fire.build(330, 340, kFlat, 230);
    for (const TankId k : ids<TankId>(4)) fire.place(k, 330 + 60 * k);
    for (const double x : {360.5, 430.5, 450.5, 512.5}) fire.apply("napalm", x, 260);
    fire.watch([&] {
        for (const Vec2<float> place : fire.ongoing_places()) {
            const auto x = static_cast<int>(place.x);
            const auto y = Sixteenths::rounded_down(place.y);
            EXPECT_FALSE(fire.ground().solid(x, y)) << x << ", " << y.count();
            for (const Hull& hull : fire.battle.state().hulls) EXPECT_GT(distance_to(hull, place), 0);
        }
    });
}

TEST(BurnEffect, FallsStraightDownWhereThereIsNoWind) {
    Fire fire;
    fire.apply("torch", 600.5, 350);
    fire.step(30);
    const Vec2<float> place = fire.ongoing_places().at(0);
    EXPECT_FLOAT_EQ(place.x, 600.5f);
    EXPECT_LT(place.y, 340);
    EXPECT_GT(place.y, kFlat);
}

TEST(BurnEffect, TheWindBlowsWhatFalls) {
    for (const int wind : {-40, 40}) {
        Fire fire(wind);
        fire.apply("torch", 600.5, 400);
        fire.step(60);
        const float blown = fire.ongoing_places().at(0).x - 600.5f;
        EXPECT_NEAR(blown, static_cast<float>(wind) / 2, 2) << "half the acceleration after a second";
    }
}

TEST(BurnEffect, OnLevelGroundItRunsToBothSidesAlikeWithoutWind) {
    Fire fire;
    fire.apply("lasting", 600.5, kFlat);
    const std::vector<float> columns = fire.columns_after(120);
    ASSERT_EQ(columns.size(), 60u);
    EXPECT_NEAR(columns.front(), 540.5f, 3);
    EXPECT_NEAR(columns.back(), 660.5f, 3);
    float sum = 0;
    for (const float x : columns) sum += x - 600.5f;
    EXPECT_NEAR(sum / 60, 0, 1.5f);
}

TEST(BurnEffect, OnLevelGroundTheWindDecidesWhereItRuns) {
    for (const int wind : {-5, 5}) {
        Fire fire(wind);
        fire.apply("lasting", 600.5, kFlat);
        const std::vector<float> columns = fire.columns_after(120);
        const float windward = wind > 0 ? columns.front() - 600.5f : 600.5f - columns.back();
        const float leeward = wind > 0 ? columns.back() - 600.5f : 600.5f - columns.front();
        EXPECT_GE(windward, -3);
        EXPECT_NEAR(leeward, 60, 3);
    }
}

TEST(BurnEffect, FlowsDownhillAgainstTheWind) {
    Fire fire(40);
    for (int x = 500; x < 700; ++x)
        fire.battle.world().heap(sliver(x, kFlat * kColumn, kFlat * kColumn + (x - 500) * Sixteenths{8}));
    fire.settle();
    fire.apply("candle", 620.5, kFlat + 60);
    fire.step(120);
    EXPECT_LT(fire.ongoing_places().at(0).x, 501);
}

TEST(BurnEffect, FillsAPitFromBelowAndStaysInIt) {
    Fire fire;
    fire.dig(560, 640, 150, kFlat);
    fire.apply("lasting", 600.5, kFlat);
    const std::vector<float> columns = fire.columns_after(150);
    ASSERT_EQ(columns.size(), 60u);
    EXPECT_GE(columns.front(), 560);
    EXPECT_LT(columns.back(), 640);
    for (const Vec2<float> place : fire.ongoing_places()) EXPECT_EQ(place.y, 150);
}

TEST(BurnEffect, WhatIsTooMuchForAPitRunsOverItsRim) {
    Fire fire;
    fire.dig(596, 606, 195, kFlat);  // room for some 30 drops
    fire.apply("lake", 600.5, kFlat);
    const std::vector<float> columns = fire.columns_after(250);
    EXPECT_LT(columns.front(), 590);
    EXPECT_GT(columns.back(), 612);
}

TEST(BurnEffect, WaterPutsItOut) {
    LevelSettings level = flat_level();
    level.planet.set(PlanetValue::water, 35);
    Fire fire(0, 2, level);
    const int surface = fire.battle.state().water / kColumn;
    ASSERT_GT(surface, 170);
    ASSERT_LT(surface, kFlat);
    fire.dig(580, 620, 150, kFlat);
    fire.apply("lasting", 600.5, kFlat);
    for (int tick = 0; tick < 60; ++tick) {
        fire.step(1);
        for (const Vec2<float> place : fire.ongoing_places()) EXPECT_GE(place.y, static_cast<float>(surface));
    }
    EXPECT_TRUE(fire.ongoing_places().empty());
}

TEST(BurnEffect, EarthPutsItOut) {
    Fire fire;
    fire.apply("torch", 600.5, kFlat);
    fire.step(10);
    ASSERT_EQ(fire.ongoing_places().size(), 1u);
    fire.build(590, 610, kFlat, kFlat + 10);
    EXPECT_TRUE(fire.ongoing_places().empty());
}

TEST(BurnEffect, FallsWhereTheGroundIsTakenAway) {
    Fire fire;
    fire.apply("candle", 600.5, kFlat);
    fire.step(10);
    fire.battle.world().carve({590, std::vector<Span>(21, {150 * kColumn, kFlat * kColumn})});
    fire.step(90);
    ASSERT_EQ(fire.ongoing_places().size(), 1u);
    EXPECT_EQ(fire.ongoing_places()[0].y, 150);
}

TEST(BurnEffect, IsGoneWhereItLeavesTheLevel) {
    for (const double x : {0.5, 1023.5}) {
        Fire fire;
        fire.battle.world().heap({470, std::vector<Span>(84, {kFlat * kColumn, (kFlat + 1) * kColumn})});
        fire.apply("lasting", x, kFlat);
        const std::vector<float> columns = fire.columns_after(120);
        EXPECT_LT(columns.size(), 40u);
        EXPECT_GT(columns.size(), 10u);
    }
}

TEST(BurnEffect, StaysInsideWallsThatAreClosed) {
    BattleRules rules = hardy_rules();
    rules.walls = Walls::concrete;
    EffectBattle fire(kFires, 2, rules);
    fire.battle.world().set_wind(0);
    fire.apply("lasting", 0.5, kFlat);
    fire.step(120);
    EXPECT_EQ(fire.ongoing_places().size(), 60u);
}

TEST(BurnEffect, OutsideTheLevelThereIsNothingToBurn) {
    for (const double x : {-20.0, 1050.0}) {
        Fire fire;
        fire.apply("napalm", x, 300);
        fire.step(40);
        EXPECT_TRUE(fire.ongoing_places().empty());
        EXPECT_TRUE(fire.battle.at_rest());
    }
}

TEST(BurnEffect, HurtsWhoeverIsWithinItsReach) {
    for (const int away : {14, 16}) {
        Fire fire;
        const double edge = static_cast<double>(fire.battle.state().hulls[1].high.x) / 65536;
        fire.apply("torch", std::floor(edge) + away + 0.5, kFlat + 4.5);
        fire.settle();
        const int lost = 1000 - fire.tank(1).health;
        if (away < 15)
            EXPECT_NEAR(lost, 35, 6) << "10 each second, for 3 to 4 seconds";
        else
            EXPECT_EQ(lost, 0);
    }
}

TEST(BurnEffect, HarmComesInFewHurts) {
    Fire fire;
    fire.place(1, 600);
    fire.apply("napalm", 600.5, kFlat + 14);
    const BattleEvents events = fire.watch([] {});
    int lost = 0;
    for (const auto& hurt : of_kind<event::Hurt>(events)) lost += hurt.tank == 1 ? hurt.health : 0;
    EXPECT_EQ(lost, 1000 - fire.tank(1).health);
    EXPECT_EQ(first<event::Hurt>(events).health, 5);
    EXPECT_EQ(first<event::Hurt>(events).by, 0);
    EXPECT_EQ(first<event::Hurt>(events).cause, HurtCause::fire);
    EXPECT_LE(count<event::Hurt>(events), lost / 5 + 2);
}

TEST(BurnEffect, NapalmRightOnATankCostsHalfToThreeQuartersOfIt) {
    for (const int wind : {-20, 0, 20}) {
        Fire fire(wind);
        fire.place(1, 600);
        fire.apply("napalm", 600.5, kFlat + 13.5);
        fire.settle();
        EXPECT_GE(1000 - fire.tank(1).health, 40);
        EXPECT_LE(1000 - fire.tank(1).health, 75);
    }
}

TEST(BurnEffect, AShieldTakesItAndArmourKeepsItsShareOff) {
    Fire bare;
    Fire shielded;
    Fire armoured;
    shielded.tank(1).shield = {.kind = Shield::Kind::absorbs, .strength = 100, .full = 100};
    armoured.tank(1).armour = 40;
    for (Fire* fire : {&bare, &shielded, &armoured}) {
        fire->apply("torch", static_cast<double>(fire->tank(1).body.at.x), kFlat + 14);
        fire->settle();
    }
    const int damage = 1000 - bare.tank(1).health;
    EXPECT_EQ(shielded.tank(1).health, 1000);
    EXPECT_EQ(shielded.tank(1).shield.strength, 100 - damage);
    EXPECT_NEAR(1000 - armoured.tank(1).health, damage * 0.6, 2);
}

TEST(BurnEffect, KillsAndIsToBlame) {
    Fire fire;
    fire.tank(1).health = 5;
    fire.apply("torch", static_cast<double>(fire.tank(1).body.at.x), kFlat + 14, 0);
    const BattleEvents events = fire.settle();
    EXPECT_EQ(count<event::Died>(events), 1);
    EXPECT_EQ(first<event::Died>(events).tank, 1);
    EXPECT_EQ(first<event::Died>(events).by, 0);
}

TEST(BurnEffect, TenTanksInOneCraterBurnTogether) {
    Fire fire(0, 10);
    for (const TankId k : ids<TankId>(10)) fire.place(k, 400 + 44 * k);
    fire.dig(375, 825, 120, kFlat);
    std::vector<int> before;
    for (const Tank& tank : fire.battle.state().tanks) before.push_back(tank.health);
    fire.apply("lake", 600.5, 180);
    fire.apply("napalm", 600.5, 180);
    fire.settle();
    int burnt = 0;
    for (const TankId k : ids<TankId>(10)) burnt += fire.tank(k).health < before[k] ? 1 : 0;
    EXPECT_GE(burnt, 2);
}

TEST(BurnEffect, MoreFireThanThereIsRoomForMeetsALimit) {
    Fire fire;
    for (int k = 0; k < 6; ++k) fire.apply("wildfire", 300.5 + 80 * k, 300);
    EXPECT_EQ(count<event::LimitMet>(fire.battle.take_events()), 2) << "once for each that is too many";
    fire.step(1);
    EXPECT_EQ(fire.battle.state().ongoing.size(), static_cast<std::size_t>(BattleState::kMaxOngoing));
    for (Ticks tick; tick < 40 * kSecond && !fire.battle.at_rest(); ++tick) fire.battle.step();
    EXPECT_TRUE(fire.battle.at_rest());
}

TEST(BurnEffect, TheSameFireBurnsTheSameWay) {
    Fire one(7, 3);
    Fire other(7, 3);
    for (Fire* fire : {&one, &other}) fire->apply("napalm", 300.5, 260);
    for (int tick = 0; tick < 200; ++tick) {
        one.battle.step();
        other.battle.step();
        ASSERT_EQ(one.battle.hash(), other.battle.hash());
    }
}

}  // namespace
}  // namespace terramorph
