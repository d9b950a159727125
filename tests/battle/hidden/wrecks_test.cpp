#include "battle/hidden/wrecks.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/battles.h"
#include "support/land/flat_land.h"

namespace terramorph {
namespace {

using namespace test;

constexpr int kLakeWide = 1024;

BattleRules lake_rules(LivingLand living_land) {
    BattleRules rules = sudden_rules();
    rules.most_wind = 0;
    rules.living_land = living_land;
    return rules;
}

/// A sea over flat land that's so deep, on a map on whose bed a wreck lies, or none.
LevelSettings level_with_bed(int deep, bool wreck = true) {
    LevelSettings level = flat_level(kLakeWide);
    level.planet.set(PlanetValue::water, (kFlat + deep + 0.03) * 100 / level.level_height());
    for (;; ++level.terrain.seed) {
        LevelSettings full = level;
        full.planet.set(PlanetValue::water, (kFlat + 40.03) * 100 / level.level_height());
        const Battle battle(lake_rules(LivingLand::in_play), full, built_in_arsenal(), 2, 1);
        if (battle.state().hidden.wrecks.empty() != wreck) return level;
    }
}

class Wreck : public testing::Test {
  protected:
    Wreck() : battle_(lake_rules(LivingLand::in_play), level_with_bed(40), built_in_arsenal(), 2, 1) {
        for (const TankId tank : {TankId(0), TankId(1)})  // where they stay when the lake runs out
            battle_.world().place_tank(tank, {200 + 150 * static_cast<float>(tank.value()), kFlat + 1}, 0);
        settle(battle_);
        battle_.take_events();
    }

    const BattleState& state() const { return battle_.state(); }
    const SunkenWreck& wreck() const { return state().hidden.wrecks.front(); }
    float column() const { return static_cast<float>(wreck().x); }
    int goods_of(TankId tank) const {
        int all = 0;
        for (const auto* stock : {&state().tank(tank).kit.weapons, &state().tank(tank).kit.items})
            for (const int each : *stock) all += each;
        return all;
    }
    /// Digs a hole that's deep enough for all the water, far from the wreck.
    void drain() {
        const int from = wreck().x < kLakeWide / 2 ? kLakeWide / 2 + 20 : 0;
        battle_.world().carve(slab(from, from + kLakeWide / 2 - 20, {9 * kColumn, 400 * kColumn}));
    }

    Battle battle_;
};

TEST_F(Wreck, LiesOnTheBedOfADeepLakeWhereTheLandIsInPlay) {
    ASSERT_EQ(state().hidden.wrecks.size(), 1u);
    EXPECT_EQ(wreck().y, state().ground.top(wreck().x));
    EXPECT_FALSE(wreck().dry);
    EXPECT_TRUE(battle_.at_rest());
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery})
        EXPECT_TRUE(
            Battle(lake_rules(land), state().level, built_in_arsenal(), 2, 1).state().hidden.wrecks.empty());
}

TEST_F(Wreck, LiesOnSomeDeepBedsAlone) {
    const auto wrecks_in = [](const LevelSettings& level) {
        return Battle(lake_rules(LivingLand::in_play), level, built_in_arsenal(), 2, 1)
            .state()
            .hidden.wrecks.size();
    };
    EXPECT_EQ(wrecks_in(level_with_bed(25)), 1u);
    EXPECT_EQ(wrecks_in(level_with_bed(23)), 0u) << "too shallow";
    EXPECT_EQ(wrecks_in(level_with_bed(40, false)), 0u) << "by chance";
}

TEST_F(Wreck, GivesItsPrizeToTheTankThatTouchesIt) {
    const int before = goods_of(0);
    battle_.world().place_tank(0, {column() + 80, kFlat + 1}, 0);
    settle(battle_);
    ASSERT_EQ(state().hidden.wrecks.size(), 1u);
    battle_.world().place_tank(0, {column() + 10, kFlat + 1}, 0);
    const BattleEvents events = settle(battle_);
    ASSERT_EQ(count<event::Salvaged>(events), 1);
    EXPECT_EQ(first<event::Salvaged>(events).tank, 0);
    ASSERT_EQ(count<event::Found>(events), 1);
    EXPECT_EQ(first<event::Found>(events).tank, 0);
    EXPECT_EQ(goods_of(0), before + first<event::Found>(events).count);
    EXPECT_TRUE(state().hidden.wrecks.empty());
}

TEST_F(Wreck, GivesItToWhoeverDrainsTheLake) {
    battle_.fire(1, weapon("tracer"));
    drain();
    const BattleEvents events = settle(battle_);
    ASSERT_EQ(count<event::Salvaged>(events), 1);
    EXPECT_EQ(first<event::Salvaged>(events).tank, 1);
    EXPECT_EQ(first<event::Found>(events).tank, 1);
}

TEST_F(Wreck, IsNobodysWhereNobodyDrainedTheLakeUntilItsTouched) {
    battle_.end_turn();
    drain();
    EXPECT_EQ(count<event::Salvaged>(settle(battle_)), 0);
    ASSERT_EQ(state().hidden.wrecks.size(), 1u);
    EXPECT_TRUE(wreck().dry);
    battle_.fire(1, weapon("tracer"));
    EXPECT_EQ(count<event::Salvaged>(settle(battle_)), 0) << "it was dry before";
    battle_.world().place_tank(0, {column(), kFlat + 1}, 0);
    EXPECT_EQ(first<event::Salvaged>(settle(battle_)).tank, 0);
}

TEST_F(Wreck, SinksWithTheBedBelowIt) {
    battle_.world().carve(slab(wreck().x - 20, wreck().x + 20, {(kFlat - 30) * kColumn, kFlat * kColumn}));
    settle(battle_);
    ASSERT_EQ(state().hidden.wrecks.size(), 1u);
    EXPECT_EQ(wreck().y, state().ground.top(wreck().x));
    EXPECT_LT(wreck().y, (kFlat - 20) * kColumn);
}

TEST_F(Wreck, AForkDrainsAlike) {
    battle_.fire(1, weapon("tracer"));
    drain();
    const auto fork = battle_.fork();
    const auto other = battle_.fork();
    EXPECT_EQ(test::parted(*fork, *other, 900), std::nullopt);
    EXPECT_EQ(count<event::Salvaged>(fork->take_events()), 1);
    EXPECT_TRUE(fork->state().hidden.wrecks.empty());
}

}  // namespace
}  // namespace terramorph
