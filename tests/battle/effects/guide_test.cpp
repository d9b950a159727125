#include <gtest/gtest.h>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

constexpr std::string_view kGuided = R"(
[seeker]
name = "Seeker"
unlimited = true
on_fire = [{ effect = "guide", kind = "homing", strength = 150 }]
on_impact = [{ effect = "blast", radius = 20 }]
[heat]
name = "Heat Guidance"
role = "item"
on_use = [{ effect = "guide", kind = "heat", reach = 90, strength = 1500 }]
[level]
name = "Horizontal Guidance"
role = "item"
on_use = [{ effect = "guide", kind = "horizontal" }]
)";

TEST(GuideEffect, SteersTheShellOfTheWeaponThatItIsHungOn) {
    ItemBattle game(kGuided, 2);
    game.battle.fire(0, game.arsenal.find("seeker"));
    game.battle.step();
    ASSERT_EQ(game.battle.state().shells.size(), 1u);
    EXPECT_EQ(game.battle.state().shells[0].guidance.kind, Guidance::Kind::homing);
    EXPECT_EQ(game.battle.state().shells[0].guidance.strength, 150);
    EXPECT_EQ(game.tank(0).guidance.kind, Guidance::Kind::none);
}

TEST(GuideEffect, AnItemSteersTheNextShellAndNoOther) {
    ItemBattle game(kGuided, 2);
    game.use(0, "heat");
    EXPECT_EQ(game.tank(0).guidance.kind, Guidance::Kind::heat);
    game.battle.aim(0, 900, 500);
    game.battle.fire(0, game.arsenal.find("missile"));
    game.battle.fire(0, game.arsenal.find("missile"));
    game.battle.step();
    ASSERT_EQ(game.battle.state().shells.size(), 2u);
    EXPECT_EQ(game.battle.state().shells[0].guidance.kind, Guidance::Kind::heat);
    EXPECT_EQ(game.battle.state().shells[0].guidance.reach, 90);
    EXPECT_EQ(game.battle.state().shells[1].guidance.kind, Guidance::Kind::none);
}

TEST(GuideEffect, TheItemUsedLastIsTheOneThatCounts) {
    ItemBattle game(kGuided, 2);
    game.use(0, "heat");
    game.use(0, "level");
    EXPECT_EQ(game.tank(0).guidance.kind, Guidance::Kind::horizontal);
}

TEST(GuideEffect, OfNobodyWithoutAShellIsNothing) {
    ItemBattle game(kGuided, 2);
    EffectContext context;
    game.battle.world().apply({effect("guide")}, context);
    for (const Tank& tank : game.battle.state().tanks) EXPECT_EQ(tank.guidance.kind, Guidance::Kind::none);
}

}  // namespace
}  // namespace terramorph
