#include <gtest/gtest.h>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

BattleEvents steal(ItemBattle& game, Vec2<float> at, int thief, double radius = 100, int hit_tank = -1) {
    EffectContext context;
    context.at = fixed_of(at);
    context.tank = thief;
    context.hit_tank = hit_tank;
    game.battle.world().apply({effect("steal", {{"radius", radius}, {"amount", 700}})}, context);
    return game.settle();
}

TEST(StealEffect, TakesFromEverybodyNearButTheThief) {
    ItemBattle game("", 3);
    game.place(1, 300);
    game.place(0, 360);
    game.place(2, 900);
    const BattleEvents events = steal(game, {330, 205}, 0);
    ASSERT_EQ(count<event::Stole>(events), 1);
    EXPECT_EQ(first<event::Stole>(events).victim, 1);
    EXPECT_EQ(first<event::Stole>(events).thief, 0);
    EXPECT_EQ(first<event::Stole>(events).dollars, 700);
    EXPECT_EQ(game.tank(1).health, 100);
}

TEST(StealEffect, ReachesAsFarAsItsRadiusAndWhomItHits) {
    ItemBattle game("", 2);
    const float side = static_cast<float>(game.battle.state().hulls[1].high.x) / 65536;
    EXPECT_EQ(count<event::Stole>(steal(game, {side + 41, 204.5f}, 0, 40)), 0);
    EXPECT_EQ(count<event::Stole>(steal(game, {side + 39, 204.5f}, 0, 40)), 1);
    EXPECT_EQ(count<event::Stole>(steal(game, {side + 41, 204.5f}, 0, 40, 1)), 1) << "its shield was hit";
}

TEST(StealEffect, WithoutAThiefNothingIsStolen) {
    ItemBattle game("", 2);
    EXPECT_EQ(count<event::Stole>(steal(game, game.tank(1).middle(), -1)), 0);
}

TEST(StealEffect, TheDeadKeepWhatTheyHave) {
    ItemBattle game("", 3);
    destroy(game.battle, 1, 0);
    const Vec2<float> at = game.tank(1).middle();
    game.settle();
    ASSERT_FALSE(game.tank(1).alive);
    EXPECT_EQ(count<event::Stole>(steal(game, at, 0, 30)), 0);
}

TEST(StealEffect, ADeadThiefStillGetsItsShare) {
    ItemBattle game("", 3);
    destroy(game.battle, 0, 1);
    game.settle();
    EXPECT_EQ(first<event::Stole>(steal(game, game.tank(1).middle(), 0, 30)).thief, 0);
}

TEST(StealEffect, TenInOneCraterAreNineToStealFrom) {
    BattleRules rules = calm_rules();
    rules.fall_damage = false;
    ItemBattle game("", 10, rules, flat_level(640));
    game.battle.world().carve(disc(320 * kSub, 200 * kSub, 190 * kSub));
    game.settle();
    EXPECT_EQ(count<event::Stole>(steal(game, {320, 20}, 3, 400)), 9);
}

}  // namespace
}  // namespace terramorph
