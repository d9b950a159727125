// Mines in a battle.
#include "battle/motion/mines.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/index.h"
#include "support/mine_battle.h"

namespace terramorph {
namespace {

using namespace test;

int columns_with_galleries(const Battle& battle) {
    int columns = 0;
    for (int x = 0; x < battle.state().ground.width(); ++x)
        columns += battle.state().ground.column(x).size() > 1 ? 1 : 0;
    return columns;
}

TEST(Mines, AreDugOnlyWhereTheLandIsInPlay) {
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery}) {
        const Battle battle(rules_in(land), mined_level(), built_in_arsenal(), 2, 1);
        EXPECT_EQ(columns_with_galleries(battle), 0);
        EXPECT_TRUE(battle.state().ground.linings().empty());
    }
    const Battle battle(rules_in(LivingLand::in_play), mined_level(), built_in_arsenal(), 2, 1);
    EXPECT_GT(columns_with_galleries(battle), 600);
    EXPECT_GE(battle.state().ground.linings().size(), 11u);
}

TEST(Mines, NothingMovesInThemOrAboveThemOnAnyLand) {
    int mined = 0;
    for (const Generator* generator : generators())
        for (const LooseEarth loose : {LooseEarth::hangs, LooseEarth::pours, LooseEarth::breaks}) {
            SCOPED_TRACE(testing::Message() << generator->name << " " << static_cast<int>(loose));
            LevelSettings level =
                test::hilly_level(generator->name, kMinedWide, 5 + static_cast<unsigned>(loose));
            level.planet.set(PlanetValue::sand, 30);
            Battle battle(rules_in(LivingLand::in_play, loose), level, built_in_arsenal(), 3, 1);
            mined += battle.state().ground.linings().empty() ? 0 : 1;
            EXPECT_TRUE(battle.at_rest());
            const std::int64_t area = battle.state().ground.area();
            const std::uint32_t revision = battle.state().ground.revision();
            for (int tick = 0; tick < 60; ++tick) battle.step();
            battle.begin_turn(0);
            EXPECT_EQ(battle.state().ground.area(), area);
            EXPECT_EQ(battle.state().ground.revision(), revision);
            EXPECT_TRUE(battle.state().cracks.empty());
            EXPECT_FALSE(battle.state().basins->flows());
            EXPECT_EQ(test::violations(battle), std::vector<std::string>{});
        }
    EXPECT_GT(mined, 12);
}

TEST(Mines, HaveNoTanksAtTheirShafts) {
    int shafts = 0;
    for (std::uint32_t seed = 0; seed < 30; ++seed) {
        const LevelSettings level =
            test::hilly_level(generators()[seed % generators().size()]->name, kMinedWide, seed);
        const Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 3, seed);
        for (const Range& mouth : works_of(level).mouths) {
            ++shafts;
            for (const Tank& tank : battle.state().tanks) {
                const float x = tank.body.at.x;
                EXPECT_TRUE(x < static_cast<float>(mouth.x0 - 60) || x > static_cast<float>(mouth.x1 + 60))
                    << seed << ": " << x << " at " << mouth.x0;
            }
        }
    }
    EXPECT_GT(shafts, 20);
}

TEST(Mines, HaveAllTheirTanksOnFirmGroundHoweverManyThereAre) {
    for (std::uint32_t seed = 0; seed < 12; ++seed) {
        const LevelSettings level =
            test::hilly_level(generators()[seed % generators().size()]->name, kMinedWide, seed);
        Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 20, seed);
        const std::vector<float> before = columns_of_tanks(battle.state());
        test::settle(battle);
        for (const TankId tank : ids<TankId>(battle.state().tanks)) {
            EXPECT_NEAR(battle.state().tank(tank).body.at.x, before[at(tank.value())], 2);
            EXPECT_EQ(battle.state().tank(tank).health, 100);
        }
    }
}

TEST(Mines, LeaveAllWaterWhereItWas) {
    LevelSettings level = mined_level();
    level.planet.set(PlanetValue::water, 20);
    for (const char* name : {"waves", "circle-hill"}) {
        level.terrain = test::hilly_level(name, kMinedWide, 3).terrain;
        const Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 2, 1);
        ASSERT_FALSE(battle.state().ground.linings().empty());
        for (const MineOpening& opening : works_of(level).openings) {
            if (opening.room == MineRoom::water) continue;
            const int x = opening.air.x0 + 1;
            EXPECT_EQ(battle.state().basins->surface_at(x, opening.air.chord(x).bottom), Sixteenths{});
        }
    }
}

TEST_F(Mine, IsSafeAndSoundUnderATankThatFallsIn) {
    const std::int64_t area = ground().area();
    drop_in();
    EXPECT_TRUE(tank().alive);
    EXPECT_FALSE(tank().body.buried);
    EXPECT_NEAR(tank().body.at.y, floor(), 3);
    EXPECT_NEAR(tank().body.at.x, middle_, 28);
    EXPECT_LT(tank().body.at.y, kMinedHigh - 55);
    EXPECT_EQ(ground().area(), area);
}

TEST_F(Mine, AShotStraightUpLeavesItsShaft) {
    drop_in();
    battle_.aim(0, 900, 700);
    battle_.fire(0, test::weapon("tracer"));
    float highest = 0;
    for (int tick = 0; tick < 120; ++tick) {
        battle_.step();
        for (const Shell& shell : battle_.state().shells)
            highest = std::max(highest, columns_of(shell.flight.place()).y);
    }
    EXPECT_GT(highest, kMinedHigh + 50);
}

TEST_F(Mine, ATankInItsGalleryIsBelowABlastAboveIt) {
    drop_in();
    battle_.world().place_tank(0, {static_cast<float>(mouth_.x1 + 60), floor() + 2}, 0);
    test::settle(battle_);
    ASSERT_NEAR(tank().body.at.x, mouth_.x1 + 60, 5);
    ASSERT_LT(tank().body.at.y, floor() + 10);
    test::explode(battle_, {mouth_.x1 + 60.0, kMinedHigh + 0.0}, 40, 80, 1);
    test::settle(battle_);
    EXPECT_EQ(tank().health, 100);
}

TEST_F(Mine, FillsWithEarthToTheCell) {
    const std::int64_t area = ground().area();
    Chords shaft;
    for (int x = mouth_.x0; x < mouth_.x1; ++x) shaft.push_back({x, {ground().top(x), kMinedHigh * kColumn}});
    const std::int64_t cells = cells_of(shaft);
    EXPECT_EQ(battle_.world().deposit(shaft, cells), cells);
    test::settle(battle_);
    EXPECT_EQ(ground().area(), area + cells);
    EXPECT_NEAR(to_columns(ground().top(middle_)), kMinedHigh, 1);
}

}  // namespace
}  // namespace terramorph
