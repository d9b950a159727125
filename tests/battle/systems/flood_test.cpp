#include <gtest/gtest.h>

#include "battle/battle.h"
#include "battle/motion/falls.h"
#include "battle/motion/going.h"
#include "battle/placement.h"
#include "support/battles.h"
#include "support/land/flat_land.h"

namespace terramorph {
namespace {

using test::kFlat;
using test::slab;

constexpr int kWidth = 1024;
constexpr int kLake = 240;  // the height of the water over flat land at first
constexpr Vec2<float> kInTheLake = {200, kFlat};
constexpr Vec2<float> kInTheValley = {700, kFlat};

LevelSettings level_with_water(int height) {
    LevelSettings level = test::flat_level(kWidth);
    level.planet.set(PlanetValue::water, (height + 0.03) * 100 / level.level_height());
    return level;
}

BattleRules rules_of(LivingLand living_land) {
    BattleRules rules = test::sudden_rules();
    rules.most_wind = 0;
    rules.living_land = living_land;
    return rules;
}

Battle battle_with(LivingLand living_land, int water = kLake) {
    return {rules_of(living_land), level_with_water(water), built_in_arsenal(), 2, 1};
}

/// A lake behind a dam at columns 480 .. 519. Behind it is land that has drained into a pit at the right.
class Dam : public testing::Test {
  protected:
    Dam() : battle_(battle_with(LivingLand::in_play)) {
        EffectWorld& world = battle_.world();
        world.place_tank(0, {kInTheLake.x, kFlat}, 0);
        world.place_tank(1, {kInTheValley.x, kFlat}, 0);
        world.heap(slab(480, 520, {kFlat * kColumn, 400 * kColumn}));
        world.carve(slab(780, kWidth, {8 * kColumn, 400 * kColumn}));
        test::settle(battle_);
    }

    void breach(TankId by = 0) {
        begin_action(by);
        battle_.world().carve(slab(470, 530, {(kFlat + 2) * kColumn, 400 * kColumn}));
    }
    void begin_action(TankId by) { battle_.fire(by, test::weapon("tracer")); }

    float level_at(Vec2<float> at) const { return to_columns(water_at(battle_.state(), at)); }
    const BattleState& state() const { return battle_.state(); }

    Battle battle_;
};

TEST(Flood, WaterStandsInBasinsOnlyWhereTheLandIsInPlay) {
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery}) {
        const Battle battle = battle_with(land);
        EXPECT_FALSE(battle.state().basins);
        EXPECT_EQ(battle.state().water, kLake * kColumn);
        EXPECT_EQ(water_at(battle.state(), kInTheLake), kLake * kColumn);
    }
    const Battle battle = battle_with(LivingLand::in_play);
    ASSERT_TRUE(battle.state().basins);
    EXPECT_TRUE(battle.at_rest());
    EXPECT_EQ(battle.state().water, Sixteenths{});
    EXPECT_EQ(water_at(battle.state(), kInTheLake), kLake * kColumn);
}

TEST(Flood, SceneryChangesNothingInABattle) {
    EXPECT_EQ(battle_with(LivingLand::off).hash(), battle_with(LivingLand::scenery).hash());
    EXPECT_NE(battle_with(LivingLand::in_play).hash(), battle_with(LivingLand::scenery).hash());
}

TEST(Flood, StartsWithTanksWhereTheyStartWithoutIt) {
    LevelSettings level = test::hilly_level("waves", 2048, 7);
    const auto is_plain = [&] {  // nothing but water is added to it
        const StartingLand land = starting_land(rules_of(LivingLand::in_play), level, 4, 1);
        return land.roads.empty() && land.site.kept_clear.empty();
    };
    while (!is_plain()) ++level.terrain.seed;
    const auto columns = [&](LivingLand land) {
        return columns_of_tanks(Battle(rules_of(land), level, built_in_arsenal(), 4, 1).state());
    };
    EXPECT_EQ(columns(LivingLand::in_play), columns(LivingLand::scenery));
}

TEST_F(Dam, HoldsTheLakeAndTheLandBehindItIsDry) {
    EXPECT_GT(level_at(kInTheLake), kLake);
    EXPECT_EQ(level_at(kInTheValley), 0);
}

TEST_F(Dam, ThatIsBreachedLetsTheLakeRunIntoThePit) {
    const std::int64_t volume = state().basins->volume();
    breach();
    EXPECT_FALSE(battle_.at_rest());
    for (int tick = 0; tick < 6 && !state().basins->flows(); ++tick)
        battle_.step();  // basins follow the ground
    EXPECT_TRUE(state().basins->flows());
    EXPECT_GT(level_at(kInTheLake), kLake - 10) << "not yet";
    const Ticks before = state().tick;
    test::settle(battle_);
    EXPECT_GT(state().tick - before, 2 * kSecond) << "the turn waits";
    EXPECT_NEAR(level_at(kInTheLake), kFlat + 2, 1);
    EXPECT_GT(level_at({950, 8}), 100);
    EXPECT_EQ(state().basins->volume(), volume);
}

TEST_F(Dam, RunsOutThreeTimesAsFastOnceNothingElseGoesOn) {
    battle_.aim(0, 900, 1000);
    breach();
    battle_.step();
    const std::unique_ptr<Battle> calm = battle_.fork();
    const_cast<BattleState&>(calm->state()).shells.clear();
    ASSERT_TRUE(in_action(state()));
    ASSERT_FALSE(in_action(calm->state()));
    for (int tick = 0; tick < 30; ++tick) {
        calm->step();
        for (int times = 0; times < 3; ++times) battle_.step();
    }
    ASSERT_TRUE(in_action(state())) << "the shell is still on its way up";
    EXPECT_EQ(calm->state().basins->volume(), state().basins->volume());
    EXPECT_EQ(water_at(calm->state(), kInTheLake), water_at(state(), kInTheLake));
    EXPECT_LT(water_at(calm->state(), kInTheLake), kLake * kColumn);
}

TEST_F(Dam, TanksTakeWaterFromTheirOwnBasin) {
    battle_.take_events();
    battle_.end_turn();
    const BattleEvents events = battle_.take_events();
    ASSERT_EQ(test::count<event::TookWater>(events), 1);
    EXPECT_EQ(test::first<event::TookWater>(events).tank, 0);
}

TEST_F(Dam, WhatRunsFromItCarriesTanksWithIt) {
    battle_.world().place_tank(1, {560, kFlat}, 0);
    test::settle(battle_);
    const float before = state().tank(1).body.at.x;
    breach(0);
    test::settle(battle_);
    EXPECT_GT(state().tank(1).body.at.x, before + 5);
    EXPECT_EQ(state().tank(1).pushed_by, 0);
}

TEST_F(Dam, AForkInTheFloodFlowsOnLikeTheBattle) {
    breach();
    for (int tick = 0; tick < 60; ++tick) battle_.step();
    ASSERT_TRUE(state().basins->flows());
    const auto fork = battle_.fork();
    const auto other = battle_.fork();
    EXPECT_EQ(test::parted(*fork, *other, 600), std::nullopt);
    for (int tick = 0; tick < 600; ++tick) battle_.step();
    EXPECT_EQ(fork->state().basins->volume(), state().basins->volume());
}

TEST_F(Dam, ShellsSplashWhereItsWaterStands) {
    const float surface = level_at(kInTheLake);
    const BattleEvents lake = test::shoot(battle_, 0, test::weapon("tracer"), 880, 400);
    ASSERT_EQ(test::count<event::Splashed>(lake), 1);
    EXPECT_EQ(test::first<event::Splashed>(lake).at.y, surface);
    const BattleEvents valley = test::shoot(battle_, 1, test::weapon("tracer"), 880, 400);
    EXPECT_EQ(test::count<event::Splashed>(valley), 0);
}

TEST_F(Dam, EarthThatFallsIntoTheLakeLiftsIt) {
    const float before = level_at(kInTheLake);
    battle_.world().heap(slab(50, 100, {kFlat * kColumn, (kFlat + 30) * kColumn}));
    test::settle(battle_);
    EXPECT_GT(level_at(kInTheLake), before + 2);
}

TEST_F(Dam, ItsLakeFollowsEarthThatGoesOnChangingTenTimesASecondAndThenAtOnce) {
    begin_action(0);
    battle_.step();
    int followed = 0;
    for (int tick = 0; tick < 60; ++tick) {
        const Basins* const before = &state().basins->basins();
        battle_.world().heap(slab(100, 101, {(kFlat + tick) * kColumn, (kFlat + tick + 1) * kColumn}));
        battle_.step();
        followed += &state().basins->basins() != before;
    }
    EXPECT_GE(followed, 9);
    EXPECT_LE(followed, 11);
    test::settle(battle_);
    const Gaps now(state().ground);
    const Gaps& known = state().basins->basins().gaps();
    ASSERT_EQ(known.count(), now.count());
    for (int gap = 0; gap < now.count(); ++gap) EXPECT_EQ(known[gap].bottom, now[gap].bottom);
}

/// The radius of a blast of 40 columns at a place.
float blast_at(Battle& battle, Vec2<float> at) {
    battle.take_events();
    EffectContext context;
    context.at = fixed_of(at);
    battle.world().blast(context, {.radius = 40});
    return test::first<event::Exploded>(battle.take_events()).radius;
}

TEST_F(Dam, BlastsDeepInItsLakeAreAQuarterSmaller) {
    const float surface = level_at(kInTheLake);
    EXPECT_EQ(blast_at(battle_, {300, surface + 1}), 40);
    EXPECT_EQ(blast_at(battle_, {300, surface - 7}), 40);
    EXPECT_EQ(blast_at(battle_, {300, surface - 9}), 30);
}

/// The ticks in which a tank drives 60 columns.
Ticks drive(Battle& battle, TankId tank) {
    const Ticks before = battle.state().tick;
    const float from = battle.state().tank(tank).body.at.x;
    battle.world().tank(tank).fuel = 400;  // enough for any cover
    battle.drive(tank, 60);
    test::settle(battle);
    EXPECT_NEAR(battle.state().tank(tank).body.at.x, from + 60, 4);
    return battle.state().tick - before;
}

TEST(Flood, NothingGrowsOnTheBedsOfLakes) {
    const Battle battle = battle_with(LivingLand::in_play);
    ASSERT_FALSE(battle.state().covers.empty());
    for (int x = 0; x < kWidth; ++x)
        if (water_over(battle.state(), x) > battle.state().ground.top(x)) {
            ASSERT_EQ(cover_at(battle.state(), x), LandCover::bare) << x;
        }
}

TEST_F(Dam, TreadsAreHalfAsFastInItsLake) {
    const Ticks dry = drive(battle_, 1);
    EXPECT_NEAR(static_cast<double>(drive(battle_, 0).count()) / static_cast<double>(dry.count()), 2, 0.4);
}

TEST_F(Dam, AFallIntoItsLakeHurtsHalf) {
    const auto fall = [&](TankId tank, float x) {
        battle_.world().place_tank(tank, {x, kFlat + 60}, 0);
        const int before = state().tank(tank).health;
        const auto fell = test::first<event::Fell>(test::settle(battle_));
        const int damage = damage_of_landing(static_cast<float>(fell.speed));
        EXPECT_GT(damage, 20);
        return 100 * (before - state().tank(tank).health) / damage;
    };
    EXPECT_NEAR(fall(1, kInTheValley.x), 100, 3);
    EXPECT_NEAR(fall(0, kInTheLake.x), 50, 3);
}

TEST(Flood, RainRaisesBasinsAndTheSunTakesBackAsMuch) {
    Battle battle(rules_of(LivingLand::in_play), test::lake_level(150, 200, 30), built_in_arsenal(), 2, 1);
    const auto level = [&] { return water_at(battle.state(), {500, 150}); };
    const Sixteenths lake = level();
    EXPECT_EQ(lake, 200 * kColumn);
    Sixteenths highest = lake;
    for (int turn = 0; turn < 1000; ++turn) {
        const Sixteenths before = level();
        battle.begin_turn(0);
        Sixteenths expected = before;
        if (battle.state().weather == Weather::rain)
            expected = std::min(before + 4 * kColumn, lake + 64 * kColumn);
        if (battle.state().weather == Weather::sun) expected = std::max(before - 4 * kColumn, lake);
        ASSERT_EQ(level(), expected) << turn;
        highest = std::max(highest, expected);
        ASSERT_FALSE(battle.state().basins->flows());
    }
    EXPECT_GT(highest, lake + 20 * kColumn);
}

TEST(Flood, TheSeaOfAPlanetIsMovedByNoWeather) {
    LevelSettings level = level_with_water(kLake);
    level.planet.set(PlanetValue::rain, 100);
    Battle battle(rules_of(LivingLand::in_play), level, built_in_arsenal(), 2, 1);
    for (int turn = 0; turn < 20; ++turn) battle.begin_turn(0);
    EXPECT_EQ(water_at(battle.state(), kInTheLake), kLake * kColumn);
}

TEST(Flood, FireDiesInABasin) {
    Battle battle = battle_with(LivingLand::in_play);
    EffectContext context;
    context.at = test::fixed_place(500, kLake + 20);
    context.tank = 0;
    const std::vector<Effect> fire = {test::effect("burn")};
    battle.world().apply(fire, context);
    for (int tick = 0; tick < 120; ++tick) battle.step();
    EXPECT_TRUE(battle.state().ongoing.empty());
}

}  // namespace
}  // namespace terramorph
