// Rooms of a mine that are full of water.
#include <gtest/gtest.h>

#include <array>

#include "support/land/flat_land.h"
#include "support/mine_battle.h"

namespace terramorph {
namespace {

using namespace test;

class FloodedRoom : public MineWithRoom {
  protected:
    FloodedRoom() : MineWithRoom(MineRoom::water) {}

    Span air() const { return room_.air.chord(static_cast<int>(middle().x)); }
    Sixteenths level_at(int x, Sixteenths y) const { return state().basins->surface_at(x, y); }
    Sixteenths level() const { return level_at(static_cast<int>(middle().x), air().bottom); }
};

TEST_F(FloodedRoom, IsThreeQuartersFullAndAtRest) {
    EXPECT_EQ(level(), air().bottom + air().length() * 3 / 4);
    EXPECT_FALSE(state().basins->flows());
    EXPECT_TRUE(battle_.at_rest());
    EXPECT_EQ(level_at(columns().x0 - 4, air().bottom), Sixteenths{}) << "its wall";
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery})
        EXPECT_FALSE(Battle(rules_in(land), level_with_room(MineRoom::water), built_in_arsenal(), 2, 1)
                         .state()
                         .basins);
}

TEST_F(FloodedRoom, RunsOutWhereItsWallIsBreached) {
    const std::int64_t volume = state().basins->volume();
    const Sixteenths before = level();
    const Sixteenths floor = room_.whole().bottom - 2 * kColumn;
    battle_.world().carve(slab(columns().x1 - 2, columns().x1 + 90, {floor, floor + 24 * kColumn}));
    battle_.step();
    EXPECT_FALSE(battle_.at_rest());
    settle(battle_);
    EXPECT_LT(level(), before - 5 * kColumn);
    EXPECT_GT(level_at(columns().x1 + 80, floor), floor);
    EXPECT_EQ(state().basins->volume(), volume);
    EXPECT_EQ(violations(battle_), std::vector<std::string>{});
}

TEST_F(FloodedRoom, TakesNoRain) {
    LevelSettings level = state().level;
    level.planet.set(PlanetValue::rain, 100);
    Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 2, 1);
    const std::int64_t volume = battle.state().basins->volume();
    int rains = 0;
    for (int turn = 0; turn < 20; ++turn) {
        battle.begin_turn(0);
        rains += battle.state().weather == Weather::rain ? 1 : 0;
    }
    EXPECT_GT(rains, 5);
    EXPECT_EQ(battle.state().basins->volume(), volume);
}

TEST(Water, FillsNoCaveThatIsOpenToTheSky) {
    Ground ground(flat_surface(200, 100 * kColumn), 320);
    ground.carve(slab(50, 100, {40 * kColumn, 70 * kColumn}));
    Water closed(ground);
    closed.fill_caves(std::array{Water::CaveWater{60, 41 * kColumn, 60 * kColumn}});
    EXPECT_EQ(closed.volume(), 50 * 20 * kCellsPerSquareColumn);
    EXPECT_EQ(closed.surface_at(60, 41 * kColumn), 60 * kColumn);
    EXPECT_FALSE(closed.flows());
    ground.carve(slab(60, 70, {40 * kColumn, 200 * kColumn}));
    Water open(ground);
    open.fill_caves(std::array{Water::CaveWater{60, 41 * kColumn, 60 * kColumn}});
    EXPECT_EQ(open.volume(), 0);
}

TEST(Water, FillsAClosedCaveBesideAnOpenOne) {
    Ground ground(flat_surface(200, 100 * kColumn), 320);
    ground.carve(slab(20, 40, {40 * kColumn, 200 * kColumn}));
    ground.carve(slab(50, 100, {40 * kColumn, 70 * kColumn}));
    Water water(ground);
    water.fill_caves(std::array{Water::CaveWater{30, 41 * kColumn, 60 * kColumn},
                                Water::CaveWater{60, 41 * kColumn, 60 * kColumn}});
    EXPECT_EQ(water.volume(), 50 * 20 * kCellsPerSquareColumn);
    EXPECT_EQ(water.surface_at(60, 41 * kColumn), 60 * kColumn);
}

}  // namespace
}  // namespace terramorph
