#include <gtest/gtest.h>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kGuided =
    weapon_table("seeker", "unlimited = true",
                 R"(on_fire = [{ effect = "guide", kind = "homing", strength = 150 }])",
                 R"(on_impact = [{ effect = "blast", radius = 20 }])") +
    weapon_table("charge", "unlimited = true", "shell = false", R"(on_fire = [{ effect = "wedge" }])") +
    weapon_table("ray", "unlimited = true", "shell = false", R"(on_fire = [{ effect = "beam" }])") +
    weapon_table("chain", "unlimited = true", "shell = false",
                 R"(on_fire = [{ effect = "burst", on_impact = [{ effect = "trace" }] }])") +
    weapon_table("fan", "unlimited = true", "shell = false",
                 R"(on_fire = [{ effect = "spread", on_impact = [{ effect = "trace" }] }])") +
    item_table("heat", R"(on_use = [{ effect = "guide", kind = "heat", reach = 90, strength = 1500 }])") +
    item_table("level", R"(on_use = [{ effect = "guide", kind = "horizontal" }])");

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

TEST(GuideEffect, ASecondItemIsRefusedUntilTheFirstHasGuidedAShot) {
    ItemBattle game(kGuided, 2);
    game.use(0, "heat");
    EXPECT_EQ(game.refusal(0, "level"), "the next shot is already guided");
    game.shoot(0, "missile", 900, 500);
    EXPECT_EQ(game.refusal(0, "level"), "");
}

TEST(GuideEffect, AnItemWaitsForAShotThatItCanGuide) {
    for (const std::string_view unguided : {"charge", "ray", "chain", "seeker"}) {
        SCOPED_TRACE(unguided);
        ItemBattle game(kGuided, 2);
        game.use(0, "heat");
        game.shoot(0, unguided, 900, 300);
        EXPECT_EQ(game.tank(0).guidance.kind, Guidance::Kind::heat);
        game.shoot(0, "fan", 900, 300);
        EXPECT_EQ(game.tank(0).guidance.kind, Guidance::Kind::none);
    }
}

TEST(GuideEffect, AContactTriggerWaitsForAShell) {
    ItemBattle game(kGuided, 2);
    game.tank(0).contact = true;
    game.shoot(0, "ray", 900, 300);
    EXPECT_TRUE(game.tank(0).contact);
    game.shoot(0, "fan", 900, 300);
    EXPECT_FALSE(game.tank(0).contact);
}

TEST(GuideEffect, OfNobodyWithoutAShellIsNothing) {
    ItemBattle game(kGuided, 2);
    EffectContext context;
    game.battle.world().apply({effect("guide")}, context);
    for (const Tank& tank : game.battle.state().tanks) EXPECT_EQ(tank.guidance.kind, Guidance::Kind::none);
}

}  // namespace
}  // namespace terramorph
