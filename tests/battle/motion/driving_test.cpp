#include <gtest/gtest.h>

#include <cmath>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

BattleRules with_fuel(int fuel) {
    BattleRules rules = calm_rules();
    rules.fuel = fuel;
    return rules;
}

/// Two on level ground: number 0 in the middle, number 1 far to the right.
struct TankDrive : ItemBattle {
    explicit TankDrive(int fuel = 1000, const LevelSettings& level = flat_level())
        : ItemBattle("", 2, with_fuel(fuel), level) {
        place(0, level.width() / 2);
        place(1, level.width() - 60);
        battle.begin_turn(0);
        battle.take_events();
    }
    float x(TankId number = 0) { return tank(number).body.at.x; }
    BattleEvents drive(int columns, TankId number = 0) {
        battle.drive(number, columns);
        EXPECT_FALSE(battle.at_rest());
        return settle();
    }
    /// Level ground that ends at column 600, `depth` columns above what follows.
    void cut_cliff(int depth) {
        battle.world().carve({600, std::vector<Span>(424, Span{(200 - depth) * kColumn, 300 * kColumn})});
        settle();
    }
};

TEST(Driving, GoesAsFarAsItIsToldAndBurnsAsMuch) {
    for (const int columns : {-300, -20, 20, 120, 250}) {
        SCOPED_TRACE(concat(columns, " columns"));
        TankDrive game;
        const float before = game.x();
        EXPECT_TRUE(game.drive(columns).empty());
        EXPECT_NEAR(game.x() - before, static_cast<float>(columns), 8);
        EXPECT_NEAR(1000 - game.tank(0).fuel, std::abs(static_cast<float>(columns)), 6);
        EXPECT_EQ(game.tank(0).remaining_drive, 0);
        EXPECT_NEAR(game.tank(0).body.at.y, 200, 1);
    }
}

TEST(Driving, EndsWithItsFuel) {
    TankDrive game(80);
    const float before = game.x();
    game.drive(300);
    EXPECT_EQ(game.tank(0).fuel, 0);
    EXPECT_NEAR(game.x() - before, 80, 10);
    const float after = game.x();
    game.drive(-50);
    EXPECT_NEAR(game.x(), after, 3);
}

TEST(Driving, FromTurnToTurnTheFuelOfARoundIsKept) {
    TankDrive game(100);
    game.drive(40);
    const float left = game.tank(0).fuel;
    game.battle.begin_turn(1);
    game.battle.begin_turn(0);
    EXPECT_EQ(game.tank(0).fuel, left);
    EXPECT_EQ(game.tank(1).fuel, 100);
}

TEST(Driving, SomeFuelComesBackWithEachOfATanksTurnsUpToThatOfTheBeginning) {
    BattleRules rules = with_fuel(150);
    rules.refuel = 60;
    ItemBattle game("", 2, rules, flat_level());
    game.tank(0).fuel = 10;
    game.tank(1).fuel = 10;
    for (const float after : {70.0f, 130.0f, 150.0f, 150.0f}) {
        game.battle.begin_turn(0);
        EXPECT_EQ(game.tank(0).fuel, after);
        EXPECT_EQ(game.tank(1).fuel, 10) << "it isn't its turn";
    }
    game.tank(0).fuel = 400;
    game.battle.begin_turn(0);
    EXPECT_EQ(game.tank(0).fuel, 400) << "from cans";
}

TEST(Driving, StopsAtACliffWithoutBurningWhatItDoesNotDrive) {
    TankDrive game;
    game.battle.world().heap({600, std::vector<Span>(60, Span{200 * kColumn, 260 * kColumn})});
    game.settle();
    game.drive(400);
    EXPECT_LT(game.x(), 600);
    EXPECT_GT(game.x(), 550);
    EXPECT_GT(game.tank(0).fuel, 1000 - (game.x() - 512) - 25);
}

TEST(Driving, GivesUpAfterHalfASecondInWhichItDoesNotGetOn) {
    TankDrive game;
    game.battle.world().heap({600, std::vector<Span>(60, Span{200 * kColumn, 260 * kColumn})});
    game.settle();
    game.drive(400);
    EXPECT_EQ(game.tank(0).remaining_drive, 0);
    EXPECT_EQ(game.tank(0).stuck_ticks, 60 * kTick) << "each counts twice";
}

TEST(Driving, WhoHasArrivedStandsAtOnce) {
    TankDrive game;
    game.battle.drive(0, 60);
    while (game.tank(0).remaining_drive != 0) game.battle.step();
    EXPECT_FALSE(game.tank(0).body.awake);
    EXPECT_EQ(game.tank(0).body.velocity, Vec2<float>{});
}

TEST(Driving, ClimbsWhatIsNotTooSteep) {
    for (const int rise : {30, 100}) {  // columns in 100
        TankDrive game;
        Shape hill{560, {}};
        for (int k = 0; k < 120; ++k)
            hill.chords.push_back({200 * kColumn, (200 + k * rise / 100) * kColumn});
        game.battle.world().heap(hill);
        game.settle();
        game.drive(110);
        if (rise == 30) {
            EXPECT_GT(game.tank(0).body.at.y, 210);
            EXPECT_GT(game.x(), 600);
        } else {
            EXPECT_LT(game.x(), 590);
        }
    }
}

TEST(Driving, OverACliffHurtsLikeAnyFallAndIsNobodyElsesDoing) {
    TankDrive game;
    game.cut_cliff(120);
    const BattleEvents events = game.drive(160);
    EXPECT_EQ(first<event::Fell>(events).tank, 0);
    EXPECT_EQ(first<event::Hurt>(events).tank, 0);
    EXPECT_EQ(first<event::Hurt>(events).by, 0);
    EXPECT_EQ(first<event::Hurt>(events).cause, HurtCause::fall);
    EXPECT_NEAR(game.tank(0).body.at.y, 80, 2);
}

TEST(Driving, OverACliffCanKill) {
    TankDrive game;
    game.tank(0).health = 5;
    game.cut_cliff(150);
    const BattleEvents events = game.drive(200);
    EXPECT_EQ(first<event::Died>(events).tank, 0);
    EXPECT_EQ(game.tank(0).remaining_drive, 0);
}

TEST(Driving, NeverLeavesTheLevel) {
    for (const auto walls : {Walls::none, Walls::wrap, Walls::rubber})
        for (const int columns : {-900, 900}) {
            BattleRules rules = with_fuel(2000);
            rules.walls = walls;
            ItemBattle game("", 2, rules);
            const TankId driver = columns < 0 ? TankId(0) : TankId(1);
            game.place(columns < 0 ? TankId(1) : TankId(0), 512);
            game.place(driver, columns < 0 ? 120 : 900);
            game.battle.drive(driver, columns);
            game.settle();
            EXPECT_GT(game.tank(driver).body.at.x, 15);
            EXPECT_LT(game.tank(driver).body.at.x, 1009);
        }
}

TEST(Driving, IntoAnotherTankGoesThroughNobodyAndHurtsNobody) {
    TankDrive game;
    game.place(1, 620);
    game.battle.begin_turn(0);
    const BattleEvents events = game.drive(300);
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_LT(game.x(0), game.x(1));
    const Hull hull = game.tank(0).hull(0);
    for (const auto corner : hull.corners)
        EXPECT_GT(distance_to(game.tank(1).hull(1),
                              {static_cast<float>(corner.x) / 65536, static_cast<float>(corner.y) / 65536}),
                  0);
}

TEST(Driving, OfTheEntombedMovesNothing) {
    TankDrive game;
    game.battle.world().heap({450, std::vector<Span>(120, Span{200 * kColumn, 300 * kColumn})});
    game.settle();
    ASSERT_TRUE(game.tank(0).body.buried);
    const Vec2<float> before = game.tank(0).body.at;
    game.drive(100);
    EXPECT_EQ(game.tank(0).body.at, before);
    EXPECT_EQ(game.tank(0).fuel, 1000);
}

TEST(Driving, DoesNotGoOnInTheAir) {
    TankDrive game;
    game.battle.world().place_tank(0, game.tank(0).body.at + Vec2<float>{0, 250});
    const float before = game.x();
    game.battle.drive(0, 200);
    game.settle();
    EXPECT_NEAR(game.x(), before, 3);
    EXPECT_EQ(game.tank(0).fuel, 1000);
}

TEST(Driving, IsOverAfterAMinute) {
    TankDrive game(10000, flat_level(4096));
    game.place(0, 100);
    game.place(1, 4000);
    game.battle.drive(0, 3800);
    Ticks ticks;
    while (!game.battle.at_rest() && ticks < 70 * kSecond) {
        game.battle.step();
        ++ticks;
    }
    EXPECT_LE(ticks, BattleState::kMaxShotTicks + 2 * kSecond);
    EXPECT_EQ(count<event::LimitMet>(game.battle.take_events()), 1);
    EXPECT_GT(game.x(), 2000);
    game.battle.step();
    EXPECT_TRUE(game.battle.at_rest()) << "the treads stand still";
}

TEST(Driving, TheSameDrivesGiveTheSameBits) {
    const auto driven = [] {
        ItemBattle game("", 3, with_fuel(600), hilly_level("circle-hill", 1024, 4));
        for (int k = 0; k < 6; ++k) {
            const TankId tank = TankId::at(k % 3);
            game.battle.begin_turn(tank);
            game.battle.drive(tank, k % 2 == 0 ? 90 : -130);
            game.settle();
        }
        return game.battle.hash();
    };
    EXPECT_EQ(driven(), driven());
}

TEST(Driving, TenInOneCraterStaySound) {
    ItemBattle game("", 10, with_fuel(300), flat_level(1024, 300));
    explode(game.battle, {512, 300}, 140, 0, -1);
    game.settle();
    for (const TankId k : ids<TankId>(10)) {
        if (!game.tank(k).alive) continue;  // thrown too high
        game.battle.world().place_tank(
            k, {500 + 3.0f * static_cast<float>(k), 330 + 20.0f * static_cast<float>(k)});
        game.settle();
    }
    for (const TankId k : ids<TankId>(10)) {
        if (!game.tank(k).alive) continue;
        game.battle.drive(k, k % 2 == 0 ? 80 : -80);
        game.settle();
    }
}

}  // namespace
}  // namespace terramorph
