#include <gtest/gtest.h>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

BattleEvents steal(ItemBattle& game, Vec2<float> at, TankId thief, double radius = 100,
                   TankId hit_tank = -1) {
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
    TenInACrater game;
    EXPECT_EQ(count<event::Stole>(steal(game, {320, 20}, 3, 400)), 9);
}

TEST(StealEffect, LeavesAlliesTheirMoney) {
    ItemBattle game("", 3);
    game.battle.set_team(0, 1);
    game.battle.set_team(1, 1);
    EXPECT_EQ(count<event::Stole>(steal(game, game.tank(1).middle(), 0, 30)), 0);
    EXPECT_EQ(count<event::Stole>(steal(game, game.tank(2).middle(), 0, 30)), 1);
}

TEST(StealEffect, TheBombOfTheGameTakesMoreThanItCosts) {
    const Arsenal& arsenal = built_in_arsenal();
    const Weapon& bomb = arsenal.weapons[arsenal.find("theft_bomb")];
    const Effect* theft = main_effect(bomb.effects);
    ASSERT_NE(theft, nullptr);
    EXPECT_EQ(theft->kind, find_effect_kind("steal"));
    EXPECT_GE(theft->values[1], 1.5 * bomb.price / bomb.bundle);
}

}  // namespace
}  // namespace terramorph
