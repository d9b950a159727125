// Where a tank can drive, and that driving agrees.
#include "battle/driving_range.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "battle/motion/going.h"
#include "support/item_battle.h"
#include "support/wood_battle.h"

namespace terramorph {
namespace {

using namespace test;

BattleRules rules_with_fuel(int fuel, LooseEarth loose = LooseEarth::hangs) {
    BattleRules rules = calm_rules(loose);
    rules.fuel = fuel;
    return rules;
}

/// Two on level ground: number 0 in the middle, number 1 far to the right.
struct RangedTank : ItemBattle {
    explicit RangedTank(int fuel, LooseEarth loose = LooseEarth::hangs)
        : ItemBattle("", 2, rules_with_fuel(fuel, loose)) {
        place(0, 512);
        place(1, 964);
        battle.begin_turn(0);
        battle.take_events();
    }
    DrivingRange range() const { return driving_range(battle, 0); }
    int farthest_right() const { return range().column + static_cast<int>(range().right.size()) - 1; }
    void heap(int x0, int columns, int high) {
        battle.world().heap({x0, std::vector<Span>(static_cast<std::size_t>(columns),
                                                   Span{kFlat * kColumn, (kFlat + high) * kColumn})});
        settle();
    }
    /// Level ground that ends at column 600, `depth` columns above what follows.
    void cut_cliff(int depth) {
        battle.world().carve({600, std::vector<Span>(424, Span{(kFlat - depth) * kColumn, 300 * kColumn})});
        settle();
    }
};

TEST(DrivingRange, IsTheFuelOnLevelGround) {
    const RangedTank game(100);
    const DrivingRange range = game.range();
    EXPECT_NEAR(static_cast<double>(range.left.size()), 101, 3);
    EXPECT_NEAR(static_cast<double>(range.right.size()), 101, 3);
    ASSERT_TRUE(range.fuel_to(range.column - 60));
    EXPECT_NEAR(*range.fuel_to(range.column - 60), 60, 3);
    EXPECT_NEAR(*range.fuel_to(range.column + 90), 90, 3);
    EXPECT_EQ(range.fuel_to(range.column), 0);
    EXPECT_FALSE(range.fuel_to(range.column + 120));
    ASSERT_EQ(range.stretches(1).size(), 1u);
    EXPECT_EQ(range.stretches(1).front().from, range.column + 1);
    EXPECT_FALSE(range.stretches(1).front().falls);
}

TEST(DrivingRange, IsWhatAnyAmountOfFuelWouldBeGoodFor) {
    const RangedTank game(0);
    EXPECT_TRUE(game.range().left.empty());
    EXPECT_TRUE(game.range().stretches(-1).empty());
    EXPECT_FALSE(game.range().fuel_to(513));
    EXPECT_NEAR(static_cast<double>(driving_range(game.battle, 0, 40).left.size()), 41, 2);
}

TEST(DrivingRange, IsFoundBitByBitWhileTheBattleGoesOn) {
    RangedTank game(100);
    const DrivingRange whole = game.range();
    DriveRehearsal rehearsal(game.battle, 0, 100);
    EXPECT_FALSE(rehearsal.advance(10));
    EXPECT_TRUE(rehearsal.range().left.empty());
    game.battle.drive(0, 50);
    game.settle();
    while (!rehearsal.advance(10)) {
    }
    EXPECT_EQ(rehearsal.range().stretches(-1), whole.stretches(-1));
    EXPECT_EQ(rehearsal.range().stretches(1), whole.stretches(1));
}

TEST(DrivingRange, ShrinksWithWhatGrows) {
    BattleRules rules = rules_in(LivingLand::in_play);
    rules.fuel = 50;
    LevelSettings level = flat_level(1024, kFlat);
    const auto is_moor = [&] {
        const std::vector<Sixteenths> surface = level_surface(level);
        const std::vector<LandCover> covers = land_covers(level, surface);
        return std::all_of(covers.begin() + 470, covers.begin() + 560,
                           [](LandCover each) { return each == LandCover::moor; }) &&
               is_bare(level, surface, 440, 590);
    };
    while (!is_moor()) ++level.terrain.seed;
    Battle battle(rules, level, built_in_arsenal(), 2, 1);
    battle.world().place_tank(0, {480, kFlat}, 0);
    settle(battle);
    battle.begin_turn(0);
    EXPECT_NEAR(static_cast<double>(driving_range(battle, 0).right.size()), 50 / fuel_on(LandCover::moor), 3);
}

TEST(DrivingRange, EndsAtAWallAndAtAHull) {
    RangedTank game(400);
    game.heap(620, 20, 60);
    EXPECT_GT(game.farthest_right(), 580);
    EXPECT_LT(game.farthest_right(), 620);
    game.place(1, 580);
    EXPECT_GT(game.farthest_right(), 520);
    EXPECT_LT(game.farthest_right(), 560);
}

TEST(DrivingRange, PassesBelowARoofThatIsHighEnough) {
    for (const int high : {9, 24}) {
        RangedTank game(200);
        game.heap(600, 60, 80);
        game.battle.world().carve(
            {600, std::vector<Span>(60, Span{kFlat * kColumn, (kFlat + high) * kColumn})});
        game.settle();
        EXPECT_EQ(game.range().fuel_to(690).has_value(), high == 24) << high;
    }
}

TEST(DrivingRange, GoesOnBelowACliffWithTheHarmThatTheFallDoes) {
    RangedTank game(400);
    game.cut_cliff(45);
    const DrivingRange range = game.range();
    const std::vector<DriveStretch> right = range.stretches(1);
    ASSERT_GE(right.size(), 3u);
    EXPECT_FALSE(right[0].falls);
    EXPECT_NEAR(right[0].to, 600, 12);
    EXPECT_TRUE(right[1].falls);
    EXPECT_GT(right[1].harm, 10);
    EXPECT_FALSE(right[2].falls);
    EXPECT_EQ(right[2].harm, 0);
    EXPECT_EQ(range.stretches(-1).size(), 1u);
    EXPECT_TRUE(range.fuel_to(570));
    EXPECT_FALSE(range.fuel_to(700)) << "nobody gets there unharmed";
    const int before = game.tank(0).health;
    game.battle.drive(0, 700 - range.column);
    game.settle();
    EXPECT_NEAR(game.tank(0).body.at.x, 700, 6);
    EXPECT_EQ(before - game.tank(0).health, right[1].harm);
}

TEST(DrivingRange, EndsWithTheTank) {
    RangedTank game(400);
    game.cut_cliff(150);
    game.tank(0).health = 5;
    const std::vector<DriveStretch> right = game.range().stretches(1);
    EXPECT_TRUE(right.back().falls);
    EXPECT_LT(right.back().to, 700);
    EXPECT_GE(right.back().harm, 5);
}

TEST(DrivingRange, OfTheEntombedIsNothing) {
    RangedTank game(400, LooseEarth::pours);
    game.battle.world().heap({450, std::vector<Span>(120, Span{kFlat * kColumn, (kFlat + 100) * kColumn})});
    game.settle();
    ASSERT_TRUE(game.tank(0).body.buried);
    EXPECT_TRUE(game.range().right.empty());
}

TEST(DrivingRange, TakesNoMoreFuelInWaterOnlyTime) {
    BattleRules rules = rules_with_fuel(100);
    rules.living_land = LivingLand::in_play;
    ItemBattle game("", 2, rules, lake_level(200, 210, 0));
    game.place(0, 512);
    game.battle.begin_turn(0);
    EXPECT_NEAR(static_cast<double>(driving_range(game.battle, 0).right.size()), 101, 3);
}

/// On three tanks' ways on each of some levels of a generator.
class DrivingRangeOn : public testing::TestWithParam<const char*> {
  protected:
    /// How far from the middle of a column a drive there ends; none if the tank doesn't survive it.
    static std::optional<float> miss(const Battle& battle, TankId tank, int column) {
        const std::unique_ptr<Battle> ahead = battle.fork();
        ahead->drive(tank, column - static_cast<int>(battle.state().tank(tank).body.at.x));
        settle(*ahead);
        const Tank& driven = ahead->state().tank(tank);
        if (!driven.alive) return std::nullopt;
        return std::abs(driven.body.at.x - static_cast<float>(column) - 0.5f);
    }
};

TEST_P(DrivingRangeOn, IsWhereDrivingLeads) {
    constexpr int kLevels = 10, kDrives = 3;
    int drives = 0, misses = 0;
    Random random(9, 1);
    for (std::uint32_t seed = 7000; seed < 7000 + kLevels; ++seed) {
        BattleRules rules;
        rules.fuel = 500;
        rules.living_land = seed % 2 == 0 ? LivingLand::off : LivingLand::in_play;
        Battle battle(rules, hilly_level(GetParam(), 2048, seed), built_in_arsenal(), 3, seed);
        settle(battle);
        battle.begin_turn(0);
        for (const TankId tank : ids<TankId>(battle.state().tanks)) {
            const DrivingRange range = driving_range(battle, tank);
            for (const int side : {-1, 1}) {
                const std::vector<WayPoint>& way = side < 0 ? range.left : range.right;
                for (int k = 0; k < kDrives && way.size() > 1; ++k) {
                    const int far = random.from_to(1, static_cast<int>(way.size()) - 1);
                    if (!way[at(far)].stops) continue;
                    ++drives;
                    misses += miss(battle, tank, range.column + side * far).value_or(1000) > 6.5f ? 1 : 0;
                }
                const int beyond =
                    range.column + side * (static_cast<int>(way.size()) + random.from_to(8, 120));
                if (way.empty() || beyond < 30 || beyond > 2017) continue;
                EXPECT_GT(miss(battle, tank, beyond).value_or(1000), 6)
                    << "seed " << seed << ", tank " << tank << ", column " << beyond;
            }
        }
    }
    EXPECT_GT(drives, 6 * kLevels);
    EXPECT_LE(misses * 50, drives) << misses << " of " << drives;
}

INSTANTIATE_TEST_SUITE_P(AllGenerators, DrivingRangeOn,
                         testing::Values("circle-hill", "diamond-square", "hill", "limited-random",
                                         "plateaus", "waves"),
                         [](const auto& info) {
                             std::string name = info.param;
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace terramorph
