#include <gtest/gtest.h>

#include <cmath>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kSpread =
    weapon_table(
        "spread", "unlimited = true", "shell = false",
        R"(on_fire = [{ effect = "spread", heads = 5, degrees = 4, on_impact = [{ effect = "blast", radius = 20, strength = 0 }] }])") +
    weapon_table(
        "swarm", "unlimited = true", "shell = false",
        R"(on_fire = [{ effect = "spread", heads = 20, degrees = 1, at_apex = [{ effect = "split", heads = 20, on_impact = [{ effect = "blast", radius = 5, strength = 0 }] }] }])");

TEST(SpreadEffect, AllLeaveTheBarrelAtOnceAsFastAsOneAndSoManyDegreesApart) {
    ItemBattle game(kSpread);
    game.battle.aim(0, 700, 500);
    game.battle.fire(0, game.arsenal.find("spread"));
    game.battle.step();
    ASSERT_EQ(game.battle.state().shells.size(), 5u);
    for (int head = 0; head < 5; ++head) {
        const Shell& shell = game.battle.state().shells[head];
        const Flight alone = shot_of(game.battle.state(), 0, 620 + 40 * head, 500);
        EXPECT_EQ(shell.flight.start, game.tank(0).muzzle(700));
        EXPECT_EQ(shell.tank, 0);
        const Vec2<float> speed = columns_of(shell.flight.velocity);
        EXPECT_NEAR(speed.x, columns_of(alone.velocity).x, 1e-5f);
        EXPECT_NEAR(speed.y, columns_of(alone.velocity).y, 1e-5f);
    }
}

TEST(SpreadEffect, EachDoesWhatIsHungOnIt) {
    ItemBattle game(kSpread, 2, calm_rules(), flat_level(4096));
    const BattleEvents events = game.shoot(0, "spread", 800, 300);
    EXPECT_EQ(count<event::Fired>(events), 1);
    EXPECT_EQ(count<event::Exploded>(events), 5);
}

TEST(SpreadEffect, PassesTheOwnHullAndShieldOfItsTankWhereverItAims) {
    for (int angle = 0; angle <= kHalfTurn; angle += 100) {
        ItemBattle game(kSpread, 2, calm_rules(), flat_level(4096));
        game.tank(0).shield = {Shield::Kind::absorbs, 100, 100};
        game.battle.aim(0, angle, 800);
        game.battle.fire(0, game.arsenal.find("spread"));
        for (int tick = 0; tick < 3; ++tick) game.battle.step();
        EXPECT_EQ(game.tank(0).shield.strength, 100) << "angle " << angle;
        EXPECT_EQ(game.tank(0).health, 100) << "angle " << angle;
    }
}

TEST(SpreadEffect, IsGuidedAndSetOffAsTheOneShellWouldBe) {
    ItemBattle game(kSpread);
    game.tank(0).guidance.kind = Guidance::Kind::heat;
    game.tank(0).contact = true;
    game.battle.aim(0, 700, 500);
    game.battle.fire(0, game.arsenal.find("spread"));
    game.battle.step();
    for (const Shell& shell : game.battle.state().shells) {
        EXPECT_EQ(shell.guidance.kind, Guidance::Kind::heat);
        EXPECT_TRUE(shell.contact);
    }
}

TEST(SpreadEffect, NeverMakesMoreShellsThanThereMayBe) {
    ItemBattle game(kSpread, 2, calm_rules(), flat_level(4096));
    const BattleEvents events = game.shoot(0, "swarm", 900, 500);
    EXPECT_GT(count<event::LimitMet>(events), 0);
    EXPECT_LE(count<event::Exploded>(events), BattleState::kMaxShells);
}

}  // namespace
}  // namespace terramorph
