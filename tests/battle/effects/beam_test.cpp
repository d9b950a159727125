#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/item_battle.h"

#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;

std::string laser(std::string_view numbers) {
    return weapon_table("laser", "unlimited = true", "shell = false",
                        concat(R"(on_fire = [{ effect = "beam", )", numbers, " }]")) +
           item_table("battery", R"(on_use = [{ effect = "repair", health = 10 }])");
}

BattleRules still(Walls walls = Walls::none) {
    BattleRules rules = calm_rules(LooseEarth::hangs);
    rules.walls = walls;
    rules.fall_damage = false;
    return rules;
}

/// Tank 0 at 200 and tank 1 at 700, to its right, on the flat.
struct Shining : ItemBattle {
    explicit Shining(std::string_view numbers, const BattleRules& rules = still(), int each = 0)
        : ItemBattle(laser(numbers), 2, rules, flat_level(), each) {
        battle.world().place_tank(0, {200, 340});
        place(1, 700);
        place(0, 200);
        battle.take_events();
    }
    /// The beam of tank 0, at this angle.
    event::Beamed shine(int angle, int power = 500) {
        return first<event::Beamed>(shoot(0, "laser", angle, power));
    }
};

/// A block of earth on the flat level.
void raise(Battle& battle, int x0, int x1, int top = kFlat + 100) {
    battle.world().heap(
        {x0, std::vector<Span>(static_cast<std::size_t>(x1 - x0), {kFlat * kColumn, top * kColumn})});
}

TEST(BeamEffect, GoesStraightToTheTankInItsWayAndHurtsIt) {
    Shining game("damage = 30");
    const event::Beamed beam = game.shine(0);
    EXPECT_EQ(beam.from, columns_of(game.tank(0).muzzle(0)));
    EXPECT_NEAR(beam.to.x, 700 - kHullHalfWidth, 8);
    EXPECT_NEAR(beam.to.y, beam.from.y, 0.1) << "straight";
    EXPECT_EQ(game.tank(1).health, 70);
    EXPECT_EQ(game.tank(0).health, 100);
}

TEST(BeamEffect, IsTheSameAtEveryPower) {
    for (const int power : {0, 1, 500, 1000}) {
        Shining game("damage = 30");
        EXPECT_NEAR(game.shine(0, power).to.x, 700 - kHullHalfWidth, 8) << power;
        EXPECT_EQ(game.tank(1).health, 70) << power;
    }
}

TEST(BeamEffect, EndsAtItsLengthAndAtTheSideOfTheLevel) {
    for (const Walls walls : {Walls::none, Walls::wrap, Walls::rubber, Walls::concrete}) {
        Shining game("length = 120", still(walls));
        const event::Beamed beam = game.shine(300);
        EXPECT_NEAR(std::hypot(beam.to.x - beam.from.x, beam.to.y - beam.from.y), 120, 0.1);
        Shining far("length = 4000", still(walls));
        EXPECT_NEAR(far.shine(1800).to.x, 0, 1.1);
        EXPECT_NEAR(far.shine(300).to.x, 1024, 1.1);
    }
}

TEST(BeamEffect, StopsAtEarthUnlessItCuts) {
    Shining game("damage = 30, cut = 0");
    raise(game.battle, 400, 450);
    const std::int64_t area = game.battle.state().ground.area();
    EXPECT_NEAR(game.shine(0).to.x, 400, 0.1);
    EXPECT_EQ(game.tank(1).health, 100);
    EXPECT_EQ(game.battle.state().ground.area(), area);
}

TEST(BeamEffect, CutsASlotOfItsRadiusThroughWhatItGoesThrough) {
    for (const int radius : {1, 5, 20}) {
        Shining game(concat("damage = 30, cut = 60, radius = ", radius));
        raise(game.battle, 400, 450);
        const float y = game.shine(0).to.y;
        EXPECT_EQ(game.tank(1).health, 70);
        const auto open = [&](float high) {
            return !game.battle.state().ground.solid(425, Sixteenths::truncated(y + high));
        };
        const auto wide = static_cast<float>(radius);
        EXPECT_TRUE(open(0));
        EXPECT_TRUE(open(wide - 0.3f));
        EXPECT_FALSE(open(wide + 0.3f));
    }
}

TEST(BeamEffect, CutsNoFartherThanItCanAcrossAllThatIsInItsWay) {
    for (const int cut : {1, 10, 30, 49, 50, 70, 120}) {
        Shining game(concat("damage = 30, radius = 6, cut = ", cut));
        raise(game.battle, 300, 350);
        raise(game.battle, 400, 450);
        const float x = game.shine(0).to.x;
        if (cut < 50) {
            EXPECT_NEAR(x, 300 + cut, 2) << cut;
        } else if (cut < 100) {
            EXPECT_NEAR(x, 400 + cut - 50, 4) << cut;
        } else {
            EXPECT_EQ(game.tank(1).health, 70) << cut;
        }
    }
}

TEST(BeamEffect, CutsEarthThinnerThanAColumn) {
    Shining game("damage = 30, radius = 1, cut = 5");
    raise(game.battle, 400, 401);
    game.battle.world().carve({400, {{kFlat * kColumn, kFlat * kColumn + 180_16ths}}});
    raise(game.battle, 500, 501);
    game.shine(0);
    EXPECT_EQ(game.tank(1).health, 70);
}

TEST(BeamEffect, FreesNobodyFromBedrock) {
    Shining game("damage = 30, cut = 1000, length = 4000, way = \"down\"");
    EffectContext context;
    context.at = fixed_place(512, 400);
    context.tank = 0;
    game.battle.world().apply(game.arsenal.weapons[2].effects.on(Trigger::on_fire), context);
    const auto beam = first<event::Beamed>(game.settle());
    EXPECT_NEAR(beam.to.y, Ground::kBedrock / kColumn, 0.1);
    EXPECT_EQ(beam.to.x, 512);
}

TEST(BeamEffect, ATankInTheEarthIsReachedAndIsAShelterForWhatIsBehindIt) {
    Shining game("damage = 30, cut = 1000, radius = 2");
    raise(game.battle, 500, 900);
    game.settle();
    EXPECT_NEAR(game.shine(0).to.x, 700 - kHullHalfWidth, 8);
    EXPECT_EQ(game.tank(1).health, 70);
    EXPECT_TRUE(game.battle.state().ground.solid(740, (kFlat + 12) * kColumn));
}

TEST(BeamEffect, ABuriedTankCutsItsWayOut) {
    Shining game("damage = 30, cut = 400, radius = 3");
    raise(game.battle, 150, 300);
    game.settle();
    game.shine(0);
    EXPECT_EQ(game.tank(1).health, 70);
}

TEST(BeamEffect, TouchesWhoeverIsWithinItsRadiusOnTheWay) {
    for (const auto& [radius, health] : {std::pair{4, 100}, {9, 100}, {12, 70}}) {
        Shining game(concat("damage = 30, radius = ", radius));
        game.battle.world().place_tank(1, {700, kFlat});
        game.battle.world().place_tank(
            0, {200, kFlat + 12});  // the muzzle is 24 above the flat, tank 1 is 13.5 high
        game.battle.aim(0, 0, 500);
        game.battle.fire(0, game.arsenal.find("laser"));
        EXPECT_EQ(game.tank(1).health, health) << radius;
        EXPECT_NEAR(first<event::Beamed>(game.battle.take_events()).to.x, 1024, 1.1) << "it goes on";
    }
}

TEST(BeamEffect, AShieldTakesIt) {
    for (const Shield::Kind kind : {Shield::Kind::absorbs, Shield::Kind::reflects}) {
        Shining game("damage = 30");
        game.tank(1).shield = {.kind = kind, .strength = 100, .full = 100};
        game.place(1, 700);
        EXPECT_NEAR(game.shine(0).to.x, 700 - kShieldRadius, 2);
        EXPECT_EQ(game.tank(1).shield.strength, 70);
        EXPECT_EQ(game.tank(1).health, 100);
    }
}

TEST(BeamEffect, WhatAShieldCannotBearComesThrough) {
    Shining game("damage = 30");
    game.tank(1).shield = {.kind = Shield::Kind::absorbs, .strength = 10, .full = 100};
    game.place(1, 700);
    game.shine(0);
    EXPECT_EQ(game.tank(1).health, 80);
}

TEST(BeamEffect, AMagnetIsNothingToItButALaserProofOneStopsItDead) {
    for (const bool proof : {false, true}) {
        Shining game("damage = 30");
        game.tank(1).shield = {
            .kind = Shield::Kind::deflects, .strength = 200, .full = 200, .laser_proof = proof};
        game.place(1, 700);
        EXPECT_NEAR(game.shine(0).to.x, 700 - (proof ? kShieldRadius : kHullHalfWidth), 8);
        EXPECT_EQ(game.tank(1).health, proof ? 100 : 70);
        EXPECT_EQ(game.tank(1).shield.strength, 200);
    }
}

TEST(BeamEffect, EachBatteryAddsToItAndIsSpent) {
    for (const int has : {0, 1, 3, 9}) {
        Shining game("damage = 20, batteries = 4, per_battery = 10", still(), has);
        game.shine(0);
        const int spent = std::min(has, 4);
        EXPECT_EQ(game.tank(1).health, 80 - 10 * spent);
        EXPECT_EQ(game.battle.state().tank(0).kit.items[game.item("battery")], has - spent);
    }
}

TEST(BeamEffect, StrikesDownFromTheSkyByNobodysHand) {
    Shining game("damage = 35, way = \"down\", radius = 3");
    EffectContext context;
    context.at = fixed_place(700, 500);
    const auto& effects = game.arsenal.weapons[2].effects;
    game.battle.world().apply(effects.on(Trigger::on_fire), context);
    const BattleEvents events = game.settle();
    EXPECT_EQ(first<event::Hurt>(events).by, -1);
    EXPECT_EQ(first<event::Hurt>(events).cause, HurtCause::beam);
    EXPECT_EQ(first<event::Beamed>(events).to.x, 700);
    EXPECT_EQ(game.tank(1).health, 65);
}

TEST(BeamEffect, WhatIsHungOnItHappensWhereItIsStopped) {
    ItemBattle game(
        weapon_table(
            "torch", "unlimited = true", "shell = false",
            R"(on_fire = [{ effect = "beam", damage = 1, on_impact = [{ effect = "blast", radius = 11 }], on_tank = [{ effect = "blast", radius = 12, strength = 7 }] }])"),
        2, still());
    game.battle.world().place_tank(0, {200, 340});
    game.place(1, 700);
    game.place(0, 200);
    game.tank(1).shield = {.kind = Shield::Kind::absorbs, .strength = 100, .full = 100};
    game.place(1, 700);
    EXPECT_EQ(first<event::Exploded>(game.shoot(0, "torch", 0, 500)).radius, 12);
    EXPECT_EQ(game.tank(1).shield.strength, 100 - 1 - 7);
    EXPECT_EQ(count<event::Exploded>(game.shoot(0, "torch", 900, 500)), 0) << "nothing is up there";
    raise(game.battle, 400, 450);
    EXPECT_EQ(first<event::Exploded>(game.shoot(0, "torch", 0, 500)).radius, 11);
}

TEST(BeamEffect, TheDeadStopNothing) {
    ItemBattle game(laser("damage = 30"), 3, still());
    game.battle.world().place_tank(0, {100, 340});
    game.place(1, 500);
    game.place(2, 800);
    game.place(0, 200);
    destroy(game.battle, 1, 2);
    game.settle();
    game.place(2, 800);
    const int before = game.tank(2).health;
    game.shoot(0, "laser", 0, 500);
    EXPECT_EQ(game.tank(2).health, before - 30);
}

TEST(BeamEffect, FromEveryPlaceAtEveryAngleItEnds) {
    for (const Walls walls : {Walls::none, Walls::wrap, Walls::padded, Walls::concrete})
        for (const float x : {3.0f, 512.0f, 1020.0f}) {
            ItemBattle game(laser("damage = 2, cut = 1000, radius = 7, length = 16000"), 10, still(walls));
            game.battle.world().place_tank(0, {x, kFlat});
            for (int angle = 0; angle <= kHalfTurn; angle += 150)
                EXPECT_EQ(count<event::Beamed>(game.shoot(0, "laser", angle, 700)), 1);
        }
}

TEST(BeamEffect, LosesDamageByTheEarthThatItCuts) {
    for (const int thick : {0, 40, 80, 160}) {
        Shining game("damage = 30, radius = 2, cut = 400, fade = 4");
        if (thick > 0) raise(game.battle, 400, 400 + thick);
        const int before = game.tank(1).health;
        game.shine(0);
        EXPECT_NEAR(before - game.tank(1).health, std::max(0, 30 - thick / 4), 1) << thick;
    }
}

TEST(BeamEffect, SetsWhoeverItTouchesOnFire) {
    Shining game("damage = 30, burn = 5, burn_seconds = 2");
    const int before = game.tank(1).health;
    game.battle.aim(0, 0, 500);
    game.battle.fire(0, game.arsenal.find("laser"));
    EXPECT_EQ(before - game.tank(1).health, 30);
    EXPECT_FALSE(game.battle.at_rest());
    game.settle();
    EXPECT_EQ(before - game.tank(1).health, 40);
    EXPECT_EQ(game.tank(1).last_hurt_by, 0);
}

TEST(BeamEffect, NobodyBurnsBehindALaserProofShield) {
    Shining game("damage = 30, burn = 5");
    game.tank(1).shield = {
        .kind = Shield::Kind::deflects, .strength = 100, .full = 100, .push = 0, .laser_proof = true};
    game.place(1, 700);
    const int before = game.tank(1).health;
    game.shine(0);
    EXPECT_EQ(game.tank(1).health, before);
}

}  // namespace
}  // namespace terramorph
