#include <gtest/gtest.h>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kShields =
    item_table("shield", R"(on_use = [{ effect = "shield", kind = "absorbs", strength = 100 }])") +
    item_table("heavy", R"(on_use = [{ effect = "shield", kind = "absorbs", strength = 150 }])") +
    item_table("thin", R"(on_use = [{ effect = "shield", kind = "absorbs", strength = 1 }])") +
    item_table("force", R"(on_use = [{ effect = "shield", kind = "reflects", strength = 100 }])") +
    item_table("mag", R"(on_use = [{ effect = "shield", kind = "deflects", strength = 55, push = 1200 }])") +
    item_table(
        "super_mag",
        R"(on_use = [{ effect = "shield", kind = "deflects", strength = 200, push = 1200, laser_proof = "yes" }])");

/// Three in a row, at 200, 500 and 800.
struct Shielded : ItemBattle {
    Shielded() : ItemBattle(kShields) {}

    /// Number 0's missile right onto number 1, or its shield.
    BattleEvents hit(std::string_view with = "missile") { return shoot(0, with, 600, power); }

    const int power = power_onto_first();

  private:
    int power_onto_first() {
        for (const TankId k : ids<TankId>(3)) place(k, 200 + 300 * k);
        return power_to_hit(0, 600, 1);
    }
};

TEST(ShieldEffect, RaisesWhatItDescribes) {
    Shielded game;
    const BattleEvents events = game.use(1, "super_mag");
    EXPECT_EQ(first<event::ShieldRaised>(events).tank, 1);
    EXPECT_EQ(first<event::ShieldRaised>(events).strength, 200);
    const Shield& shield = game.tank(1).shield;
    EXPECT_EQ(shield.kind, Shield::Kind::deflects);
    EXPECT_EQ(shield.strength, 200);
    EXPECT_EQ(shield.full, 200);
    EXPECT_EQ(shield.push, 1200);
    EXPECT_TRUE(shield.laser_proof);
    game.use(1, "shield");
    EXPECT_EQ(shield.kind, Shield::Kind::absorbs) << "the new one takes the place of the old";
    EXPECT_EQ(shield.strength, 100);
    EXPECT_FALSE(shield.laser_proof);
    EXPECT_EQ(game.battle.state().tank(1).kit.items[game.item("shield")], 2);
}

TEST(ShieldEffect, IsRefusedWhereTheSameIsUpAndWhole) {
    Shielded game;
    game.use(1, "shield");
    EXPECT_EQ(game.refusal(1, "shield"), "the same shield is already up, at full strength");
    EXPECT_EQ(game.refusal(1, "heavy"), "");
    game.battle.world().hurt(1, 1, 0);
    EXPECT_EQ(game.refusal(1, "shield"), "");
}

TEST(ShieldEffect, WithoutOneADirectHitKills) {
    Shielded game;
    EXPECT_EQ(first<event::Died>(game.hit()).tank, 1);
}

TEST(ShieldEffect, AbsorbsOneDirectHitEntirely) {
    Shielded game;
    game.use(1, "shield");
    const BattleEvents events = game.hit();
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_EQ(first<event::ShieldHit>(events).tank, 1);
    EXPECT_EQ(first<event::ShieldHit>(events).by, 0);
    EXPECT_EQ(first<event::ShieldHit>(events).absorbed, 100);
    EXPECT_EQ(first<event::ShieldFell>(events).tank, 1);
    EXPECT_FALSE(game.tank(1).shield.up());
    EXPECT_EQ(game.tank(1).health, 100);
    EXPECT_EQ(first<event::Died>(game.hit()).tank, 1) << "nothing is left of it";
}

TEST(ShieldEffect, AHeavyOneOutlastsADirectHit) {
    Shielded game;
    game.use(1, "heavy");
    EXPECT_EQ(count<event::ShieldFell>(game.hit()), 0);
    EXPECT_EQ(game.tank(1).shield.strength, 50);
    EXPECT_EQ(game.tank(1).shield.full, 150);
    game.hit();
    EXPECT_FALSE(game.tank(1).shield.up());
    EXPECT_EQ(game.tank(1).health, 50) << "what it could not take comes through";
}

TEST(ShieldEffect, AtItsLastPointItStillStopsTheShellButNotTheHarm) {
    Shielded game;
    game.use(1, "thin");
    const BattleEvents events = game.hit();
    EXPECT_EQ(first<event::ShieldHit>(events).absorbed, 1);
    EXPECT_EQ(first<event::Hurt>(events).health, 99) << "a hit of the shield is none of the hull";
    EXPECT_TRUE(game.tank(1).alive);
}

TEST(ShieldEffect, TakesTheHarmOfABlastBesideItOneForOne) {
    Shielded open;
    const Vec2<float> at = open.tank(1).middle();
    explode(open.battle, {static_cast<double>(at.x) + 45, static_cast<double>(at.y)}, 60, 100, 0);
    open.settle();
    const int damage = 100 - open.tank(1).health;
    ASSERT_GT(damage, 20);
    ASSERT_LT(damage, 100);
    for (const std::string_view kind : {"shield", "force"}) {
        Shielded game;
        game.use(1, kind);
        explode(game.battle, {static_cast<double>(at.x) + 45, static_cast<double>(at.y)}, 60, 100, 0);
        game.settle();
        EXPECT_EQ(game.tank(1).health, 100) << kind;
        EXPECT_EQ(game.tank(1).shield.strength, 100 - damage) << kind;
    }
    Shielded magnet;
    magnet.use(1, "mag");
    explode(magnet.battle, {static_cast<double>(at.x) + 45, static_cast<double>(at.y)}, 60, 100, 0);
    magnet.settle();
    EXPECT_EQ(magnet.tank(1).health, 100 - damage) << "a magnet stops no blast";
    EXPECT_EQ(magnet.tank(1).shield.strength, 55);
}

TEST(ShieldEffect, KeepsNoFallOff) {
    Shielded game;
    game.use(1, "heavy");
    game.battle.world().place_tank(1, game.tank(1).body.at + Vec2<float>{0, 70});
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::ShieldHit>(events), 0);
    EXPECT_EQ(game.tank(1).shield.strength, 150);
    EXPECT_LT(game.tank(1).health, 100);
}

TEST(ShieldEffect, LetsItsOwnTanksShellsOutAtEveryAngle) {
    for (const std::string_view kind : {"shield", "force"})
        for (int angle = 0; angle <= kHalfTurn; angle += 100) {
            SCOPED_TRACE(concat(kind, " at ", angle));
            Shielded game;
            game.use(1, kind);
            game.battle.aim(1, angle, 1000);
            game.battle.fire(1, game.arsenal.find("tracer"));
            for (int tick = 0; tick < 20; ++tick) game.battle.step();
            const BattleEvents events = game.battle.take_events();
            EXPECT_EQ(count<event::Deflected>(events), 0);
            EXPECT_EQ(game.tank(1).shield.strength, 100);
        }
}

TEST(ShieldEffect, StopsItsOwnTanksShellThatComesDownAgain) {
    Shielded game;
    game.use(1, "shield");
    const BattleEvents events = game.shoot(1, "missile", 900, 300);
    EXPECT_EQ(first<event::ShieldHit>(events).by, 1);
    EXPECT_EQ(count<event::Died>(events), 0);
}

TEST(ShieldEffect, AForceShieldThrowsBackAndWearsOffByTheSpeed) {
    Shielded game;
    game.use(1, "force");
    const BattleEvents events = game.hit("tracer");
    EXPECT_EQ(first<event::Deflected>(events).tank, 1);
    EXPECT_GE(count<event::Deflected>(events), 1);
    EXPECT_EQ(game.tank(1).health, 100);
    EXPECT_LT(game.tank(1).shield.strength, 100);
    EXPECT_GT(game.tank(1).shield.strength, 80);
}

TEST(ShieldEffect, AForceShieldFallsWhenItIsWornOff) {
    Shielded game;
    game.use(1, "force");
    int shots = 0;
    for (; game.tank(1).shield.up() && shots < 100; ++shots) {
        const BattleEvents events = game.hit("tracer");
        EXPECT_EQ(count<event::ShieldFell>(events), game.tank(1).shield.up() ? 0 : 1);
    }
    EXPECT_GT(shots, 5);
    EXPECT_LT(shots, 100);
    EXPECT_EQ(game.tank(1).shield.strength, 0);
}

TEST(ShieldEffect, AMagnetTurnsAMissileAwayThatWouldHaveHit) {
    for (const std::string_view kind : {"mag", "super_mag"}) {
        Shielded game;
        game.use(1, kind);
        const int full = game.tank(1).shield.full;
        game.hit();
        EXPECT_TRUE(game.tank(1).alive) << kind;
        EXPECT_LT(game.tank(1).shield.strength, full) << kind;
        EXPECT_GT(game.tank(1).shield.strength, full / 2) << "one of several, " << kind;
    }
}

TEST(ShieldEffect, AMagnetIsUsedUpByPushing) {
    Shielded game;
    game.use(1, "mag");
    int shots = 0;
    int fell = 0;
    for (; game.tank(1).shield.up() && shots < 100; ++shots) {
        fell += count<event::ShieldFell>(game.hit("tracer"));
    }
    EXPECT_LT(shots, 100);
    EXPECT_EQ(fell, 1);
    EXPECT_EQ(game.tank(1).shield.strength, 0);
}

TEST(ShieldEffect, WhereTwoOverlapTheOneThatIsMetFirstTakesTheHit) {
    Shielded game;
    game.place(2, 545);
    game.use(1, "heavy");
    game.use(2, "heavy");
    const BattleEvents events = game.hit();
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_EQ(game.tank(1).shield.strength, 50);
    EXPECT_GT(game.tank(2).shield.strength, 50) << "its share of the blast at most";
    // What begins inside the other's shield leaves both freely.
    game.battle.aim(1, 300, 1000);
    game.battle.fire(1, game.arsenal.find("tracer"));
    game.battle.step();
    game.battle.step();
    EXPECT_FALSE(game.battle.state().shells.empty());
}

TEST(ShieldEffect, WorksAtTheSideOfTheLevel) {
    for (const int x : {0, 1023}) {
        Shielded game;
        game.place(1, x);
        game.use(1, "shield");
        const int angle = x == 0 ? 1200 : 600;
        const BattleEvents events = game.shoot(0, "missile", angle, game.power_to_hit(0, angle, 1));
        EXPECT_EQ(count<event::ShieldHit>(events), 1);
        EXPECT_EQ(game.tank(1).health, 100);
    }
}

TEST(ShieldEffect, WhoIsDestroyedHasNone) {
    Shielded game;
    game.use(1, "heavy");
    destroy(game.battle, 1, 0);
    game.settle();
    EXPECT_FALSE(game.tank(1).alive);
    EXPECT_FALSE(game.tank(1).shield.up());
    game.battle.world().apply({effect("shield", {{"kind", 0}, {"strength", 100}})}, [] {
        EffectContext context;
        context.tank = 1;
        return context;
    }());
    EXPECT_FALSE(game.tank(1).shield.up());
    EXPECT_TRUE(game.battle.scene().shields.empty());
}

TEST(ShieldEffect, GoesWithItsTankFromTurnToTurn) {
    Shielded game;
    game.use(1, "force");
    game.battle.begin_turn(0);
    EXPECT_EQ(game.tank(1).shield.strength, 100);
    ASSERT_EQ(game.battle.scene().shields.size(), 1u);
    EXPECT_EQ(game.battle.scene().shields[0].kind, ShieldCollider::Kind::reflects);
    game.battle.world().place_tank(1, game.tank(1).body.at + Vec2<float>{60, 0});
    EXPECT_NEAR(static_cast<float>(game.battle.scene().shields[0].center.x) / 65536, game.tank(1).middle().x,
                0.01f);
}

TEST(ShieldEffect, AForceShieldThrowsBackEveryOtherShellAndCatchesTheRest) {
    Shielded game;
    game.use(1, "force");
    for (int pair = 0; pair < 2; ++pair) {
        const int before = game.tank(1).shield.strength;
        game.place(0, 200);
        game.battle.aim(0, 600, game.power);
        game.battle.fire(0, game.arsenal.find("tracer"));
        while (!game.battle.at_rest() && !game.tank(1).shield.catches) game.battle.step();
        EXPECT_TRUE(game.tank(1).shield.catches) << "one is thrown back";
        game.settle();
        EXPECT_GT(game.tank(1).shield.strength, before - 20);
        game.place(1, 500);
        const BattleEvents events = game.hit("missile");
        EXPECT_EQ(first<event::ShieldHit>(events).tank, 1);
        EXPECT_FALSE(game.tank(1).shield.catches);
        if (!game.tank(1).shield.up()) break;
    }
}

TEST(ShieldEffect, FadesByATenthInEachTurnOfItsTank) {
    for (const std::string_view kind : {"heavy", "force", "super_mag"}) {
        Shielded game;
        game.use(1, kind);
        const int full = game.tank(1).shield.full;
        for (int turn = 1; turn < 10; ++turn) {
            game.battle.begin_turn(1);
            EXPECT_EQ(game.tank(1).shield.strength, full - turn * full / 10) << kind;
            game.battle.begin_turn(0);
        }
        game.battle.take_events();
        game.battle.begin_turn(1);
        EXPECT_FALSE(game.tank(1).shield.up());
        EXPECT_EQ(first<event::ShieldFell>(game.battle.take_events()).tank, 1);
    }
}

}  // namespace
}  // namespace terramorph
