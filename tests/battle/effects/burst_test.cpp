#include <gtest/gtest.h>

#include <set>

#include "support/item_battle.h"

#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kBurst =
    weapon_table(
        "chain", "unlimited = true", "shell = false",
        R"(on_fire = [{ effect = "burst", shots = 4, pause = 0.5, on_impact = [{ effect = "blast", radius = 20, strength = 0 }] }])") +
    weapon_table(
        "wild", "unlimited = true", "shell = false",
        R"(on_fire = [{ effect = "burst", shots = 20, pause = 0.05, scatter = 30, on_impact = [{ effect = "blast", radius = 5 }] }])");

TEST(BurstEffect, FiresOneShellAfterTheOtherAtTheSamePlace) {
    ItemBattle game(kBurst, 2, calm_rules(), flat_level(4096));
    game.battle.aim(0, 600, 400);
    game.battle.fire(0, game.arsenal.find("chain"));
    std::vector<Ticks> born;
    std::size_t flying = 0;
    for (int tick = 0; tick < 120; ++tick) {
        game.battle.step();
        if (game.battle.state().shells.size() > flying) born.push_back(game.battle.state().tick);
        flying = game.battle.state().shells.size();
    }
    ASSERT_EQ(born.size(), 4u);
    for (std::size_t k = 1; k < 4; ++k) EXPECT_EQ(born[k] - born[k - 1], 30 * kTick);
    const auto blasts = of_kind<event::Exploded>(game.settle());
    ASSERT_EQ(blasts.size(), 4u);
    EXPECT_NEAR(blasts[0].at.x, blasts[1].at.x, 25) << "only the crater is between them";
}

TEST(BurstEffect, CountsAsOneShot) {
    ItemBattle game(kBurst, 2, calm_rules(), flat_level(4096));
    const BattleEvents events = game.shoot(0, "chain", 600, 400);
    EXPECT_EQ(count<event::Fired>(events), 1);
    EXPECT_EQ(count<event::Launched>(events), 3) << "the others";
}

TEST(BurstEffect, StraysByUpToItsScatter) {
    ItemBattle game(kBurst, 2, calm_rules(), flat_level(4096));
    game.battle.aim(0, 900, 900);
    game.battle.fire(0, game.arsenal.find("wild"));
    for (int tick = 0; tick < 70; ++tick) game.battle.step();
    std::set<Fixed> ways;
    ASSERT_EQ(game.battle.state().shells.size(), 20u);
    for (const Shell& shell : game.battle.state().shells) {
        ways.insert(shell.flight.velocity.x);
        const Fixed most = muzzle_velocity(870, 900).x;
        EXPECT_LE(shell.flight.velocity.x, most);
        EXPECT_GE(shell.flight.velocity.x, -most);
    }
    EXPECT_GT(ways.size(), 10u);
}

TEST(BurstEffect, EndsWithItsTank) {
    ItemBattle game(kBurst, 2, calm_rules(), flat_level(4096));
    game.battle.aim(0, 600, 800);
    game.battle.fire(0, game.arsenal.find("chain"));
    for (int tick = 0; tick < 40; ++tick) game.battle.step();
    destroy(game.battle, 0, 1);
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Exploded>(events), 2 + 1) << "two shells, and the tank";
}

TEST(BurstEffect, GoesOnFromWhereTheTankStandsThen) {
    ItemBattle game(kBurst, 2, calm_rules(), flat_level(4096));
    game.battle.aim(0, 600, 800);
    game.battle.fire(0, game.arsenal.find("chain"));
    for (int tick = 0; tick < 10; ++tick) game.battle.step();
    game.battle.world().place_tank(0, game.tank(0).body.at + Vec2<float>{300, 0});
    for (int tick = 0; tick < 60; ++tick) game.battle.step();
    const float moved = columns_of(game.battle.state().shells.back().flight.start).x -
                        columns_of(game.battle.state().shells.front().flight.start).x;
    EXPECT_NEAR(moved, 300, 5);
}

TEST(BurstEffect, LosesPowerWithTheHealthOfItsTank) {
    ItemBattle game(kBurst, 2, calm_rules(), flat_level(4096));
    game.battle.aim(0, 600, 1000);
    game.battle.fire(0, game.arsenal.find("chain"));
    for (int tick = 0; tick < 10; ++tick) game.battle.step();
    game.battle.world().hurt(0, 30, 1);
    for (int tick = 0; tick < 30; ++tick) game.battle.step();
    EXPECT_EQ(game.battle.state().shells.back().flight.velocity, muzzle_velocity(600, 700));
}

TEST(BurstEffect, NobodysIsNone) {
    ItemBattle game(kBurst);
    EffectContext context;
    context.at = fixed_place(500, 600);
    game.battle.world().apply({effect("burst")}, context);
    EXPECT_TRUE(game.battle.at_rest());
}

TEST(BurstEffect, IsSoundBesideTheWallAndUnderTheEarth) {
    for (const int angle : {0, 450, 900, 1800}) {
        BattleRules rules = calm_rules();
        rules.walls = Walls::rubber;
        ItemBattle game(kBurst, 10, rules);
        game.place(2, 1);
        game.battle.world().heap(disc(0_16ths, kFlat * kColumn, 80 * kColumn));
        game.shoot(2, "wild", angle, 300);
    }
}

}  // namespace
}  // namespace terramorph
