// What makes a tank stronger: armour, amplifiers, repair, contact triggers, automatic defence.
#include <gtest/gtest.h>

#include <map>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

TEST(ArmourEffect, KeepsItsShareOffHoweverManyThereAre) {
    const std::string plating =
        item_table("plating", "lasting = true", R"(on_round = [{ effect = "armour", percent = 20 }])");
    const std::map<int, int> armours = {{0, 0}, {1, 20}, {2, 20}, {50, 20}};
    for (const auto& [plates, expected] : armours) {
        ItemBattle game(plating, 2, calm_rules(), flat_level(), plates);
        const int armour = game.tank(1).armour;
        EXPECT_EQ(armour, expected);
        EXPECT_EQ(game.battle.state().tank(1).kit.items[0], plates) << "it lasts";
        game.battle.world().hurt(1, 50, 0);
        EXPECT_EQ(game.tank(1).health, calm_rules().health - 50 * (100 - armour) / 100);
    }
}

TEST(ArmourEffect, TheBestPlateCountsAndNoneKeepsMoreThanTwoFifthsOff) {
    ItemBattle game("", 2);
    EffectContext context;
    context.tank = 1;
    for (const auto& [percent, armour] : {std::pair{25, 25}, {10, 25}, {30, 30}, {90, 40}, {30, 40}}) {
        game.battle.world().apply({effect("armour", {{"percent", 1.0 * percent}})}, context);
        EXPECT_EQ(game.tank(1).armour, armour) << percent;
    }
}

TEST(ArmourEffect, HelpsAgainstFallsButNotAgainstADirectHit) {
    const std::string plating =
        item_table("plating", "lasting = true", R"(on_round = [{ effect = "armour", percent = 40 }])");
    ItemBattle bare(plating, 2, calm_rules(), flat_level(), 0);
    ItemBattle clad(plating, 2, calm_rules(), flat_level(), 1);
    for (ItemBattle* game : {&bare, &clad}) {
        game->battle.world().place_tank(1, game->tank(1).body.at + Vec2<float>{0, 70});
        game->settle();
    }
    EXPECT_NEAR(100 - clad.tank(1).health, (100 - bare.tank(1).health) * 0.6, 1);
    explode(clad.battle, {500, 210}, 30, 100, 0, 1);
    EXPECT_EQ(first<event::Died>(clad.settle()).tank, 1);
}

TEST(AmplifyEffect, MakesWeaponsDoMoreHarmButNoFalls) {
    const std::string amplifier =
        item_table("amplifier", "lasting = true", R"(on_round = [{ effect = "amplify", percent = 10 }])");
    const std::map<int, int> forces = {{0, 100}, {1, 110}, {2, 110}, {10, 110}};
    for (const auto& [each, force] : forces) {
        ItemBattle game(amplifier, 2, calm_rules(), flat_level(), each);
        EXPECT_EQ(game.tank(0).damage_percent, force);
        game.battle.world().hurt(1, 50, 0);
        EXPECT_EQ(game.tank(1).health, calm_rules().health - 50 * force / 100);
        game.battle.world().hurt(1, 10, -1);
        EXPECT_EQ(game.tank(1).health, calm_rules().health - 10 - 50 * force / 100)
            << "nobody's harm is nobody's to amplify";
        game.battle.aim(0, 900, 0);
        game.battle.world().place_tank(0, game.tank(0).body.at + Vec2<float>{0, 50});
        const int speed = first<event::Fell>(game.settle()).speed;
        EXPECT_NEAR(100 - game.tank(0).health, speed - 80, 1) << "whoever is to blame";
    }
}

TEST(AmplifyEffect, TheStrongestCounts) {
    ItemBattle game("", 2);
    EffectContext context;
    context.tank = 1;
    for (const auto& [percent, force] : {std::pair{10, 110}, {30, 130}, {10, 130}}) {
        game.battle.world().apply({effect("amplify", {{"percent", 1.0 * percent}})}, context);
        EXPECT_EQ(game.tank(1).damage_percent, force) << percent;
    }
}

TEST(RepairEffect, GivesBackWhatWasLostAndNoMore) {
    const std::string kits = item_table("kit", R"(on_use = [{ effect = "repair", health = 20 }])");
    ItemBattle game(kits);
    EXPECT_EQ(game.refusal(1, "kit"), "the tank is at full health");
    game.battle.world().hurt(1, 33, 0);
    const BattleEvents events = game.use(1, "kit");
    EXPECT_EQ(first<event::Healed>(events).health, 20);
    EXPECT_EQ(game.tank(1).health, 87);
    game.battle.begin_turn(1);
    EXPECT_EQ(first<event::Healed>(game.use(1, "kit")).health, 13);
    EXPECT_EQ(game.tank(1).health, 100);
    EXPECT_EQ(game.battle.state().tank(1).kit.items[0], 1);
}

TEST(RepairEffect, IsUsedOnceATurnHoweverManyThereAre) {
    const std::string kits =
        item_table("kit", R"(on_use = [{ effect = "repair", health = 20 }])") +
        item_table("battery", R"(on_use = [{ effect = "repair", health = 5 }])") +
        item_table("auto", "lasting = true", R"(on_turn = [{ effect = "repair", health = 3 }])");
    ItemBattle game(kits);
    game.battle.world().hurt(1, 60, 0);
    game.use(1, "battery");
    for (const auto* item : {"battery", "kit"})
        EXPECT_EQ(game.refusal(1, item), "you can repair your tank once a turn");
    EXPECT_EQ(game.tank(1).health, 45);
    game.battle.begin_turn(1);
    EXPECT_EQ(game.tank(1).health, 48) << "what repairs by itself doesn't count";
    game.use(1, "kit");
    EXPECT_EQ(game.tank(1).health, 68);
}

TEST(RepairEffect, RevivesNobody) {
    ItemBattle game("[kit]\nname = \"K\"\nrole = \"item\"\non_use = [{ effect = \"repair\" }]");
    destroy(game.battle, 1, 0);
    EffectContext context;
    context.tank = 1;
    game.battle.world().apply({effect("repair")}, context);  // while it is about to explode
    EXPECT_EQ(game.tank(1).health, 0);
    game.settle();
    game.battle.world().apply({effect("repair")}, context);
    EXPECT_EQ(game.tank(1).health, 0);
    EXPECT_FALSE(game.tank(1).alive);
}

TEST(RepairEffect, AsALastingItemWorksWheneverItsTanksTurnBegins) {
    const std::string automatic =
        item_table("auto_repair", "lasting = true", R"(on_turn = [{ effect = "repair", health = 5 }])");
    ItemBattle game(automatic, 2, calm_rules(), flat_level(), 1);
    game.battle.world().hurt(1, 12, 0);
    game.battle.begin_turn(0);
    EXPECT_EQ(game.tank(1).health, 88) << "it is another's turn";
    for (const int health : {93, 98, 100, 100}) {
        game.battle.begin_turn(1);
        EXPECT_EQ(game.tank(1).health, health);
    }
    EXPECT_EQ(game.battle.state().tank(1).kit.items[0], 1);
    EXPECT_EQ(game.refusal(1, "auto_repair"), "Auto Repair works by itself");
}

TEST(RepairEffect, WhatIsUsedUpIsNotWastedOnTheUndamaged) {
    const std::string once = item_table("once", R"(on_turn = [{ effect = "repair", health = 50 }])");
    ItemBattle game(once, 2, calm_rules(), flat_level(), 1);
    game.battle.begin_turn(1);
    EXPECT_EQ(game.battle.state().tank(1).kit.items[0], 1);
    game.battle.world().hurt(1, 12, 0);
    game.battle.begin_turn(1);
    EXPECT_EQ(game.battle.state().tank(1).kit.items[0], 0);
    EXPECT_EQ(game.tank(1).health, 100);
}

TEST(ArmEffect, SetsOffTheNextShotAtItsFirstTouchAndThatOneOnly) {
    const std::string items =
        weapon_table(
            "mirv", "unlimited = true",
            R"(at_apex = [{ effect = "split", heads = 5, fan = 50, on_impact = [{ effect = "blast", radius = 20 }] }])") +
        item_table("trigger", R"(on_use = [{ effect = "arm" }])");
    ItemBattle game(items);
    game.place(0, 500);
    const auto down = [&] { return game.shoot(0, "mirv", 0, 700); };  // lands before it has an apex
    EXPECT_EQ(count<event::Split>(down()), 0);
    game.use(0, "trigger");
    EXPECT_TRUE(game.tank(0).contact);
    EXPECT_EQ(game.refusal(0, "trigger"), "the next shot already has a contact trigger");
    EXPECT_EQ(count<event::Split>(down()), 1);
    EXPECT_FALSE(game.tank(0).contact);
    EXPECT_EQ(count<event::Split>(down()), 0);
    EXPECT_FALSE(game.tank(1).contact);
}

const std::string kDefence =
    item_table("light", "price = 100", R"(on_use = [{ effect = "shield", strength = 50 }])") +
    item_table("best", "price = 300", R"(on_use = [{ effect = "shield", strength = 150 }])") +
    item_table("middle", "price = 200", R"(on_use = [{ effect = "shield", strength = 100 }])") +
    item_table("dear", "price = 9000", R"(on_use = [{ effect = "repair" }])") +
    item_table("auto_defence", "lasting = true", R"(on_round = [{ effect = "defend" }])");

TEST(DefendEffect, RaisesTheDearestShieldWhenTheRoundBegins) {
    const ItemBattle game(kDefence, 3, calm_rules(), flat_level(), 1);
    for (const Tank& tank : game.battle.state().tanks) {
        EXPECT_EQ(tank.shield.strength, 150);
        EXPECT_EQ(tank.kit.items, (std::vector<int>{1, 0, 1, 1, 1}));
    }
    EXPECT_EQ(game.battle.scene().shields.size(), 3u);
    EXPECT_TRUE(game.battle.at_rest());
}

TEST(DefendEffect, WithoutAShieldOrWithOneUpDoesNothing) {
    const std::string alone =
        item_table("auto_defence", "lasting = true", R"(on_turn = [{ effect = "defend" }])");
    ItemBattle bare(alone);
    bare.battle.begin_turn(0);
    EXPECT_FALSE(bare.tank(0).shield.up());

    ItemBattle game(kDefence, 2, calm_rules(), flat_level(), 3);
    EffectContext context;
    context.tank = 0;
    game.battle.world().apply({effect("defend")}, context);
    EXPECT_EQ(game.battle.state().tank(0).kit.items[game.item("best")], 2) << "the first is up still";
    game.battle.world().hurt(0, 150, 1);
    game.battle.world().apply({effect("defend")}, context);
    EXPECT_EQ(game.battle.state().tank(0).kit.items[game.item("best")], 1);
    EXPECT_TRUE(game.tank(0).shield.up());
    destroy(game.battle, 0, 1);
    game.settle();
    game.battle.world().apply({effect("defend")}, context);
    EXPECT_EQ(game.battle.state().tank(0).kit.items[game.item("best")], 1);
}

TEST(DeathBombs, ExplodeWithTheirTankAndAreUsedUp) {
    const std::string vengeance =
        item_table("vengeance", R"(on_death = [{ effect = "blast", radius = 120, strength = 60 }])");
    for (const int each : {0, 1}) {
        ItemBattle game(vengeance, 2, calm_rules(), flat_level(), each);
        game.place(0, 400);
        game.place(1, 490);
        destroy(game.battle, 0, 1);
        const BattleEvents events = game.settle();
        EXPECT_EQ(count<event::Exploded>(events), 1 + each);
        EXPECT_EQ(game.tank(1).health<100, each> 0);
        EXPECT_EQ(game.battle.state().tank(0).kit.items[0], 0);
    }
}

}  // namespace
}  // namespace terramorph
