#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "battle/battle.h"
#include "support/battles.h"

namespace terramorph {
namespace {

using test::count;
using test::first;
using test::flat_level;

using test::kFlat;
using test::lake_level;
constexpr int kHeight = 512;

/// A flat level with the water so high.
LevelSettings wet_level(Sixteenths water) {
    LevelSettings level = flat_level(1024, kFlat);
    level.planet.set(PlanetValue::water, (water.count() + 0.5) * 100 / (kHeight * kColumn.count()));
    return level;
}

BattleRules calm_sky() {
    BattleRules rules = test::sudden_rules();
    rules.most_wind = 0;
    return rules;
}

Battle battle_on(const LevelSettings& level, const BattleRules& rules = calm_sky(), std::uint32_t seed = 1) {
    return {rules, level, built_in_arsenal(), 2, seed};
}

TEST(Wind, KeepsItsStrengthBetweenTheLeastAndTheMost) {
    BattleRules rules = test::sudden_rules();
    rules.least_wind = 5;
    rules.most_wind = 12;
    std::set<int> drawn;
    for (std::uint32_t seed = 0; seed < 400; ++seed)
        drawn.insert(battle_on(flat_level(640), rules, seed).state().air.wind);
    EXPECT_EQ(drawn, (std::set<int>{-12, -11, -10, -9, -8, -7, -6, -5, 5, 6, 7, 8, 9, 10, 11, 12}));

    Battle battle = battle_on(flat_level(640), rules);
    int turns_to_the_other_side = 0;
    for (int turn = 0; turn < 1000; ++turn) {
        const int before = battle.state().air.wind;
        battle.begin_turn(0);
        EXPECT_GE(std::abs(battle.state().air.wind), 5);
        EXPECT_LE(std::abs(battle.state().air.wind), 12);
        if ((before < 0) != (battle.state().air.wind < 0))
            ++turns_to_the_other_side;
        else
            EXPECT_LE(std::abs(battle.state().air.wind - before), 2);
    }
    EXPECT_EQ(turns_to_the_other_side, 0);  // so weak a drift never comes through the middle

    rules.least_wind = 1;
    Battle turning = battle_on(flat_level(640), rules);
    std::set<int> sides;
    for (int turn = 0; turn < 1000; ++turn) {
        turning.begin_turn(0);
        sides.insert(turning.state().air.wind < 0 ? -1 : 1);
        EXPECT_NE(turning.state().air.wind, 0);
    }
    EXPECT_EQ(sides.size(), 2u);
}

TEST(Wind, ThatHasOneStrengthOnlyHasTwoSides) {
    BattleRules rules = test::sudden_rules();
    rules.least_wind = rules.most_wind = 40;
    std::set<int> drawn;
    for (std::uint32_t seed = 0; seed < 40; ++seed)
        drawn.insert(battle_on(flat_level(640), rules, seed).state().air.wind);
    EXPECT_EQ(drawn, (std::set<int>{-40, 40}));
}

TEST(Weather, RainsAsOftenAsThePlanetSays) {
    for (const int rain : {0, 30, 100}) {
        LevelSettings level = flat_level(640);
        level.planet.set(PlanetValue::rain, rain);
        int rained = 0;
        int shone = 0;
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            Battle battle = battle_on(level, calm_sky(), seed);
            for (int turn = 0; turn < 300; ++turn, battle.begin_turn(0)) {
                rained += battle.state().weather == Weather::rain ? 1 : 0;
                shone += battle.state().weather == Weather::sun ? 1 : 0;
            }
        }
        EXPECT_NEAR(rained / 6000.0, rain / 100.0, rain % 100 == 0 ? 0 : 0.03);
        EXPECT_NEAR(shone / 6000.0, (100 - rain) / 200.0, 0.04);
    }
}

TEST(Weather, NeedsAir) {
    LevelSettings level = flat_level(640);
    level.planet = *find_planet(built_in_planets(), "moon");
    level.planet.set(PlanetValue::rain, 100);
    Battle battle = battle_on(level);
    for (int turn = 0; turn < 100; ++turn, battle.begin_turn(0))
        EXPECT_EQ(battle.state().weather, Weather::fair);
}

TEST(Weather, SaysThatItChangesAndOnlyThen) {
    LevelSettings level = flat_level(640);
    level.planet.set(PlanetValue::rain, 40);
    Battle battle = battle_on(level);
    EXPECT_EQ(count<event::WeatherChanged>(battle.take_events()), 0);
    int changes = 0;
    for (int turn = 0; turn < 300; ++turn) {
        const Weather before = battle.state().weather;
        battle.begin_turn(0);
        const BattleEvents events = battle.take_events();
        EXPECT_EQ(count<event::WeatherChanged>(events), battle.state().weather != before ? 1 : 0);
        if (battle.state().weather == before) continue;
        EXPECT_EQ(first<event::WeatherChanged>(events).weather, battle.state().weather);
        ++changes;
    }
    EXPECT_GT(changes, 30);
}

TEST(Lake, RisesInRainAndFallsInSunshineBackToWhereItWas) {
    Battle battle = battle_on(lake_level(150, 100, 30));
    const Sixteenths lake = 100 * kColumn;
    EXPECT_EQ(battle.state().water, lake);
    Sixteenths highest = lake;
    int returns = 0;
    for (int turn = 0; turn < 2000; ++turn) {
        const Sixteenths before = battle.state().water;
        battle.begin_turn(0);
        Sixteenths expected = before;
        if (battle.state().weather == Weather::rain)
            expected = std::min(before + 4 * kColumn, lake + 64 * kColumn);
        if (battle.state().weather == Weather::sun) expected = std::max(before - 4 * kColumn, lake);
        EXPECT_EQ(battle.state().water, expected);
        highest = std::max(highest, battle.state().water);
        if (before > lake && battle.state().water == lake) ++returns;
    }
    EXPECT_GT(highest, lake + 20 * kColumn);
    EXPECT_GT(returns, 10);
}

TEST(Lake, RisesByItsOwnDepthAtTheMost) {
    Battle battle = battle_on(lake_level(150, 20, 100));
    for (int turn = 0; turn < 100; ++turn) battle.begin_turn(0);
    EXPECT_EQ(battle.state().water, 2 * 20 * kColumn);
    Battle deep = battle_on(lake_level(300, 200, 100));
    for (int turn = 0; turn < 100; ++turn) deep.begin_turn(0);
    EXPECT_EQ(deep.state().water, (200 + 64) * kColumn);
}

TEST(Lake, NoSeaOfAPlanetRises) {
    LevelSettings level = lake_level(300, 50, 100);
    level.planet.set(PlanetValue::water, 40);
    Battle battle = battle_on(level);
    const Sixteenths sea = battle.state().water;
    EXPECT_GT(sea, 50 * kColumn);
    for (int turn = 0; turn < 50; ++turn) battle.begin_turn(0);
    EXPECT_EQ(battle.state().water, sea);

    LevelSettings dry = flat_level();
    dry.planet.set(PlanetValue::rain, 100);
    Battle without = battle_on(dry);
    for (int turn = 0; turn < 50; ++turn) without.begin_turn(0);
    EXPECT_EQ(without.state().water, Sixteenths{});
}

TEST(Water, HurtsATankWhoseMiddleIsBelowItAndNoOther) {
    const Sixteenths middle = kFlat * kColumn + kHullHeight / 2 * kColumn;
    for (const int above : {-1, 0, 1, 500}) {
        Battle battle = battle_on(wet_level(middle + Sixteenths{above}));
        ASSERT_EQ(battle.state().water, middle + Sixteenths{above});
        battle.end_turn();
        const BattleEvents events = battle.take_events();
        const int wet = above > 0 ? 2 : 0;
        EXPECT_EQ(count<event::TookWater>(events), wet) << above;
        EXPECT_EQ(count<event::Hurt>(events), wet) << above;
        for (const Tank& tank : battle.state().tanks) EXPECT_EQ(tank.health, above > 0 ? 95 : 100) << above;
    }
}

TEST(Water, HurtsATankThroughItsShieldWhichStillStopsBlasts) {
    Battle battle = battle_on(wet_level(300 * kColumn));
    const_cast<BattleState&>(battle.state()).tanks[0].shield = {
        .kind = Shield::Kind::absorbs, .strength = 60, .full = 60};
    battle.end_turn();
    EXPECT_EQ(battle.state().tank(0).health, 95);
    EXPECT_EQ(battle.state().tank(0).shield.strength, 60);
    const Vec2<float> middle = battle.state().tank(0).middle();
    explode(battle, {middle.x + 20.0, middle.y}, 60, 20, 1);
    battle.step();
    EXPECT_EQ(battle.state().tank(0).health, 95) << "it takes a blast as in the air";
    EXPECT_LT(battle.state().tank(0).shield.strength, 60);
}

TEST(Water, HurtsNobodyWhereTheRuleSaysSo) {
    BattleRules rules = calm_sky();
    rules.water_damage = 0;
    Battle battle = battle_on(wet_level(300 * kColumn), rules);
    battle.end_turn();
    EXPECT_TRUE(battle.take_events().empty());
    EXPECT_TRUE(battle.at_rest());
}

TEST(Water, SinksATankThatNobodyIsToBlameForUnlessItWasHitInThisTurn) {
    for (const bool hit_before : {false, true}) {
        Battle battle = battle_on(wet_level(300 * kColumn));
        battle.world().hurt(0, 96, 1);
        if (hit_before) battle.begin_turn(0);
        battle.take_events();
        battle.end_turn();
        EXPECT_FALSE(battle.at_rest());
        const BattleEvents events = test::settle(battle);
        EXPECT_EQ(first<event::Hurt>(events).health, 4);
        EXPECT_EQ(first<event::Hurt>(events).by, -1);
        EXPECT_EQ(first<event::Hurt>(events).cause, HurtCause::water);
        EXPECT_EQ(first<event::Died>(events).tank, 0);
        EXPECT_EQ(first<event::Died>(events).by, hit_before ? -1 : 1);
        EXPECT_EQ(tanks_alive(battle.state()), 1);
    }
}

TEST(Water, StopsNoShellButSplashesWhereOneComesIn) {
    const Sixteenths surface = (kFlat + 5) * kColumn;
    Battle wet = battle_on(wet_level(surface));
    Battle dry = battle_on(flat_level(1024, kFlat));
    const BattleEvents into_water = test::shoot(wet, 0, test::weapon("missile"), 600, 400);
    const BattleEvents on_land = test::shoot(dry, 0, test::weapon("missile"), 600, 400);
    EXPECT_EQ(count<event::Splashed>(on_land), 0);
    EXPECT_EQ(count<event::Splashed>(into_water), 1);
    const auto& splash = first<event::Splashed>(into_water);
    const auto& blast = first<event::Exploded>(into_water);
    EXPECT_EQ(blast.at, first<event::Exploded>(on_land).at);
    EXPECT_FLOAT_EQ(splash.at.y, kFlat + 5);
    EXPECT_NEAR(splash.at.x, blast.at.x, 5);
}

TEST(Water, SplashesWhereABallRollsIn) {
    Battle battle = battle_on(wet_level((kFlat + 20) * kColumn));
    const Effects nothing;
    Debris ball;
    ball.effects = &nothing;
    ball.fuse = 200 * kTick;
    ball.body.at = {512, kFlat + 60};
    battle.world().add_debris(ball);
    const BattleEvents events = test::settle(battle);
    EXPECT_EQ(count<event::Splashed>(events), 1);
    EXPECT_FLOAT_EQ(first<event::Splashed>(events).at.y, kFlat + 20);
}

TEST(Weather, IsPartOfTheBattlesState) {
    Battle low = battle_on(lake_level(150, 100, 100));
    Battle high = battle_on(lake_level(150, 101, 100));
    EXPECT_NE(low.hash(), high.hash());
    const auto before = low.hash();
    low.begin_turn(0);
    EXPECT_NE(low.hash(), before);
}

TEST(Gravity, OfAnyStrengthLetsShellsComeDownAsPredicted) {
    for (const int gravity : {2, 10, 33, 245, 1000, 3000}) {
        BattleRules rules = calm_sky();
        rules.gravity = gravity;
        Battle battle = battle_on(flat_level(2048, kFlat), rules);
        int landed = 0;
        for (int power = 20; power <= 1000; power += 140) {
            const Prediction end = battle.predict_shot(0, 700, power);
            const Flight flight = shot_of(battle.state(), 0, 700, power);
            Flight flown = flight;
            Contact contact;
            FlightEnd how = FlightEnd::flying;
            while (how == FlightEnd::flying) how = fly_one_tick(flown, battle.scene(), contact);
            EXPECT_EQ(how, end.end) << gravity << " " << power;
            if (how != FlightEnd::hit) continue;
            EXPECT_EQ(contact.at, end.contact.at);
            ++landed;
        }
        EXPECT_GT(landed, 0) << gravity;
    }
}

TEST(Gravity, HoweverLowLeavesNoTankInTheAir) {
    for (const int gravity : {2, 5, 20, 33}) {
        BattleRules rules = calm_sky();
        rules.gravity = gravity;
        rules.direct_hit_kills = false;
        rules.health = 1000;
        Battle battle = battle_on(flat_level(1024, kFlat), rules);
        for (int turn = 0; turn < 3; ++turn) {
            test::explode(battle, {battle.state().tanks[0].body.at.x, kFlat + 1}, 80, 10, 1);
            test::settle(battle, BattleState::kMaxDriftingTicks + 10 * kSecond);
            battle.begin_turn(0);
        }
        for (const Tank& tank : battle.state().tanks) {
            const int x = static_cast<int>(tank.body.at.x);
            const float floor = to_columns(
                battle.state().ground.floor_below(x, Sixteenths::truncated(tank.body.at.y) + kColumn));
            EXPECT_NEAR(tank.body.at.y, floor, 12) << "gravity " << gravity;
        }
    }
}

}  // namespace
}  // namespace terramorph
