#include "battle/water/water.h"

#include <gtest/gtest.h>

#include "base/state_hash.h"
#include "support/land/grounds.h"
#include "support/sixteenths.h"

namespace terramorph {
namespace {

using test::operator""_16ths;

std::uint64_t hash_of(const Water& water) {
    StateHash hash;
    water.add_to(hash);
    return hash.value();
}

/// The ticks until nothing flows.
int come_to_rest(Water& water) {
    int ticks = 0;
    for (; water.flows(); ++ticks) water.step();
    return ticks;
}

/// A mountain lake, 200 columns wide, behind a dam of 40 columns; to its right a valley of 400.
Ground lake_and_valley() {
    std::vector<Sixteenths> surface;
    for (int x = 0; x < 700; ++x) {
        const bool is_bank = x < 20 || x >= 680;
        const int height = is_bank ? 300 : x < 220 ? 180 : x < 260 ? 240 : 60;
        surface.push_back(height * kColumn);
    }
    return {std::move(surface), 350};
}

constexpr int kInLake = 100;
constexpr int kInValley = 500;
const Shape kNotch = {210, std::vector<Span>(60, {190 * kColumn, 400 * kColumn})};

Water lake_behind_dam(const Ground& ground) {
    Water water(ground);
    water.pour(kInLake, 400 * kColumn, 200 * 50 * 16);
    come_to_rest(water);
    return water;
}

TEST(Water, OfANewGroundThereIsNone) {
    const Water water(lake_and_valley());
    EXPECT_EQ(water.volume(), 0);
    EXPECT_EQ(water.surface_at(kInLake, 180 * kColumn), 0_16ths);
    EXPECT_FALSE(water.flows());
    EXPECT_EQ(Water().volume(), 0);
}

TEST(Water, FillsEveryValleyToTheSameHeight) {
    Random random(1, 0);
    const Ground ground = test::random_ground(random, 640);
    Water water(ground);
    const Sixteenths height = ground.top(300) + 30 * kColumn;
    water.fill(height);
    EXPECT_FALSE(water.flows());
    std::int64_t room = 0;
    const Gaps& gaps = water.basins().gaps();
    for (int gap = 0; gap < gaps.count(); ++gap) {
        room += gaps[gap].room_below(height);
        const Sixteenths stands = water.surface_at(gaps[gap].x, gaps[gap].bottom);
        if (gaps[gap].bottom < height)
            EXPECT_EQ(std::min(stands, gaps[gap].top), std::min(height, gaps[gap].top));
        else
            EXPECT_EQ(stands, 0_16ths);
    }
    EXPECT_EQ(water.volume(), room);
}

TEST(Water, PouredIntoALakeStandsLevel) {
    const Water water = lake_behind_dam(lake_and_valley());
    EXPECT_EQ(water.surface_at(kInLake, 180 * kColumn), 230 * kColumn);
    EXPECT_EQ(water.surface_at(30, 180 * kColumn), 230 * kColumn);
    EXPECT_EQ(water.surface_at(kInValley, 60 * kColumn), 0_16ths);
    EXPECT_EQ(water.volume(), 200 * 50 * 16);
}

TEST(Water, RunsOverASillIntoTheNextValley) {
    Water water = lake_behind_dam(lake_and_valley());
    water.pour(kInLake, 400 * kColumn, 200 * 30 * 16);
    EXPECT_GT(come_to_rest(water), 100);
    EXPECT_EQ(water.surface_at(kInLake, 180 * kColumn), 240 * kColumn) << "full to the sill";
    EXPECT_EQ(water.surface_at(kInValley, 60 * kColumn), 60 * kColumn + 200 * 20 * 16_16ths / 420);
    EXPECT_EQ(water.volume(), 200 * 80 * 16);
}

TEST(Water, ADamThatIsShotDownLetsTheLakeRunOut) {
    Ground ground = lake_and_valley();
    Water water = lake_behind_dam(ground);
    ground.carve(kNotch);
    water.rebuild(ground);
    EXPECT_TRUE(water.flows());
    EXPECT_GT(water.surface_at(kInLake, 180 * kColumn), 220 * kColumn) << "not yet";
    come_to_rest(water);
    EXPECT_EQ(water.surface_at(kInLake, 180 * kColumn), 190 * kColumn);
    EXPECT_GT(water.surface_at(kInValley, 60 * kColumn), 75 * kColumn);
    EXPECT_EQ(water.volume(), 200 * 50 * 16);
}

TEST(Water, OfALakeWithoutADamRunsDownInTime) {
    Ground ground = lake_and_valley();
    Water water = lake_behind_dam(ground);
    ground.carve({10, std::vector<Span>(300, {170 * kColumn, 400 * kColumn})});
    water.rebuild(ground);
    EXPECT_EQ(water.surface_at(kInValley, 60 * kColumn), 0_16ths) << "it can't be there yet";
    EXPECT_EQ(water.volume(), 200 * 50 * 16);
    for (int tick = 0; tick < 10; ++tick) water.step();
    EXPECT_EQ(water.surface_at(kInValley, 60 * kColumn), 0_16ths);
    EXPECT_GE(come_to_rest(water), 50);
    EXPECT_GT(water.surface_at(kInValley, 60 * kColumn), 75 * kColumn);
    EXPECT_EQ(water.volume(), 200 * 50 * 16);
}

TEST(Water, FillsBothArmsOfACave) {
    Ground ground = test::flat_ground(640, 200);
    ground.carve({100, std::vector<Span>(10, {100 * kColumn, 250 * kColumn})});
    ground.carve({300, std::vector<Span>(10, {100 * kColumn, 250 * kColumn})});
    ground.carve({100, std::vector<Span>(210, {50 * kColumn, 100 * kColumn})});
    Water water(ground);
    water.pour(105, 250 * kColumn, (210 * 50 + 20 * 40) * 16);
    come_to_rest(water);
    EXPECT_EQ(water.surface_at(105, 50 * kColumn), 140 * kColumn);
    EXPECT_EQ(water.surface_at(305, 50 * kColumn), 140 * kColumn);
    EXPECT_EQ(water.surface_at(200, 50 * kColumn), 140 * kColumn) << "under its roof";
    EXPECT_EQ(water.surface_at(200, 200 * kColumn), 0_16ths) << "on dry land above it";
}

TEST(Water, RunsDownAShaftThatOpensUnderALake) {
    Ground ground = lake_and_valley();
    ground.carve({20, std::vector<Span>(180, {60 * kColumn, 120 * kColumn})});
    Water water = lake_behind_dam(ground);
    ASSERT_EQ(water.surface_at(kInLake, 60 * kColumn), 0_16ths) << "the mine is dry";
    ground.carve({60, std::vector<Span>(20, {100 * kColumn, 200 * kColumn})});
    water.rebuild(ground);
    EXPECT_TRUE(water.flows());
    come_to_rest(water);
    EXPECT_EQ(water.volume(), 200 * 50 * 16);
    EXPECT_EQ(water.surface_at(kInLake, 60 * kColumn), water.surface_at(70, 60 * kColumn));
    EXPECT_EQ(water.surface_at(kInLake, 180 * kColumn), 0_16ths) << "the mine holds all of it";
}

TEST(Water, EarthHeapedIntoALakeLiftsIt) {
    Ground ground = lake_and_valley();
    Water water = lake_behind_dam(ground);
    ground.heap({50, std::vector<Span>(40, {180 * kColumn, 200 * kColumn})});
    water.rebuild(ground);
    come_to_rest(water);
    EXPECT_EQ(water.surface_at(kInLake, 180 * kColumn), 234 * kColumn);
}

TEST(Water, OfACaveThatIsFilledUpComesOutAboveIt) {
    Ground ground = test::flat_ground(640, 200);
    const Shape cave = {100, std::vector<Span>(50, {50 * kColumn, 100 * kColumn})};
    ground.carve(cave);
    Water water(ground);
    water.pour(120, 50 * kColumn, 50 * 20 * 16);
    come_to_rest(water);
    ASSERT_EQ(water.surface_at(120, 50 * kColumn), 70 * kColumn);
    ground.heap(cave);
    water.rebuild(ground);
    come_to_rest(water);
    EXPECT_EQ(water.volume(), 50 * 20 * 16);
    EXPECT_GT(water.surface_at(120, 200 * kColumn), 200 * kColumn);
}

TEST(Water, ThatStandsStillIsTheSameAfterAnyNumberOfTicks) {
    Water water = lake_behind_dam(lake_and_valley());
    const std::uint64_t before = hash_of(water);
    for (int tick = 0; tick < 1000; ++tick) water.step();
    EXPECT_EQ(hash_of(water), before);
}

TEST(Water, ComesToRestWithinItsTime) {
    Ground ground = test::flat_ground(2048, 600);
    for (int x = 0; x < 2048; x += 8)
        ground.carve({x, std::vector<Span>(7, {(500 - x / 8) * kColumn, 700 * kColumn})});
    Water water(ground);
    water.pour(0, 900 * kColumn, 2048LL * 400 * 16);
    EXPECT_LE(come_to_rest(water), Water::kMaxFlowTicks.count() + 1);
    EXPECT_EQ(water.volume(), 2048LL * 400 * 16);
}

TEST(Water, ACopyFlowsOnLikeTheOriginal) {
    Ground ground = lake_and_valley();
    Water water = lake_behind_dam(ground);
    ground.carve(kNotch);
    water.rebuild(ground);
    for (int tick = 0; tick < 50; ++tick) water.step();
    Water copy = water;
    for (int tick = 0; tick < 600; ++tick) {
        water.step();
        copy.step();
        ASSERT_EQ(hash_of(water), hash_of(copy));
        if (tick != 100) continue;
        ground.carve(disc(400 * kColumn, 60 * kColumn, 40 * kColumn));
        water.rebuild(ground);
        copy.rebuild(ground);
    }
}

TEST(Water, OnOneColumnStandsOnIt) {
    Water water(Ground({20 * kColumn}, 200));
    water.pour(0, 20 * kColumn, 160);
    come_to_rest(water);
    EXPECT_EQ(water.surface_at(0, 20 * kColumn), 30 * kColumn);
}

TEST(Water, OnLandThatIsFullToTheSkyStandsAboveIt) {
    Water water(test::flat_ground(640, 320));
    water.pour(5, 320 * kColumn, 640 * 16);
    come_to_rest(water);
    EXPECT_EQ(water.surface_at(600, 320 * kColumn), 321 * kColumn);
}

/// What a player sees of water: where it stands in each gap.
std::vector<Sixteenths> levels_of(const Water& water) {
    std::vector<Sixteenths> levels;
    const Gaps& gaps = water.basins().gaps();
    for (int gap = 0; gap < gaps.count(); ++gap)
        levels.push_back(water.surface_at(gaps[gap].x, gaps[gap].bottom));
    return levels;
}

/// Random lakes over random land, while craters, heaps and falling earth change it.
class Flood : public testing::TestWithParam<std::uint32_t> {
  protected:
    Flood() : random_(GetParam(), 0), ground_(test::random_ground(random_, 640)), water_(ground_) {
        if (random_.below(2) == 0) water_.fill(test::from_to(random_, 40 * kColumn, 200 * kColumn));
    }

    void change_ground() {
        change_only_ground();
        water_.rebuild(ground_);
    }

    void change_only_ground() {
        const int x = random_.below(ground_.width());
        const Sixteenths y = ground_.top(x) + test::from_to(random_, -100 * kColumn, 20 * kColumn);
        const Shape shape = disc(x * kColumn, y, test::from_to(random_, kColumn, 50 * kColumn));
        const int what = random_.below(8);
        if (what < 5)
            ground_.carve(shape);
        else if (what < 7)
            ground_.heap(shape);
        else
            ground_.settle(test::from_to(random_, 1_16ths, 64_16ths));
    }

    void pour() {
        const int x = random_.below(ground_.width());
        const std::int64_t cells = 1 + random_.below(200'000);
        water_.pour(x, test::below(random_, 400 * kColumn), cells);
    }
    void disturb() {
        if (random_.below(3) == 0)
            pour();
        else
            change_ground();
    }

    Random random_;
    Ground ground_;
    Water water_;
};

TEST_P(Flood, NeitherLosesNorMakesACell) {
    std::int64_t volume = water_.volume();
    for (int k = 0; k < 200; ++k) {
        if (random_.below(3) == 0) {
            const std::int64_t before = water_.volume();
            pour();
            volume += water_.volume() - before;
        } else {
            change_ground();
        }
        for (int tick = random_.below(40); tick >= 0; --tick) {
            ASSERT_EQ(water_.volume(), volume) << k;
            water_.step();
        }
        for (const int basin : water_.held()) ASSERT_GT(water_.volume(basin), 0);
    }
    come_to_rest(water_);
    EXPECT_EQ(water_.volume(), volume);
}

TEST_P(Flood, ARebuildOfTheSameGroundChangesNothing) {
    for (int k = 0; k < 100; ++k) {
        disturb();
        for (int tick = random_.below(40); tick > 0; --tick) water_.step();
        Water rebuilt = water_;
        rebuilt.rebuild(ground_);
        ASSERT_EQ(levels_of(rebuilt), levels_of(water_)) << k;
        ASSERT_EQ(rebuilt.held(), water_.held());
        for (const int basin : water_.held()) ASSERT_EQ(rebuilt.volume(basin), water_.volume(basin));
        ASSERT_EQ(rebuilt.parcels(), water_.parcels());
        water_.step();
    }
}

TEST_P(Flood, StandsAndRunsAlikeIfItFollowsOnlyWhatTouchesIt) {
    Sixteenths lowest = ground_.top(0);
    for (int x = 0; x < ground_.width(); ++x) lowest = std::min(lowest, ground_.top(x));
    water_.fill(lowest + 12 * kColumn);
    Water lazy = water_;
    int untouched = 0;
    for (int k = 0; k < 200; ++k) {
        const std::uint32_t before = ground_.revision();
        change_only_ground();
        water_.rebuild(ground_);
        if (lazy.touches(ground_.changed_since(before)))
            lazy.rebuild(ground_);
        else
            ++untouched;
        for (int tick = random_.below(80); tick >= 0; --tick) {
            ASSERT_EQ(lazy.flows(), water_.flows()) << k;
            water_.step();
            lazy.step();
        }
        for (int x = 0; x < ground_.width(); ++x)
            ASSERT_EQ(lazy.surface_at(x, ground_.top(x)), water_.surface_at(x, ground_.top(x))) << k;
    }
    EXPECT_GT(untouched, 0);
    EXPECT_EQ(lazy.volume(), water_.volume());
}

TEST_P(Flood, OfBasinsOneAboveTheOtherOnlyOneHoldsWater) {
    for (int k = 0; k < 60; ++k) {
        disturb();
        for (int tick = random_.below(40); tick >= 0; --tick) water_.step();
        for (const int basin : water_.held())
            for (int above = water_.basins()[basin].parent; above != Basin::kNone;
                 above = water_.basins()[above].parent)
                ASSERT_EQ(water_.volume(above), 0);
    }
}

TEST_P(Flood, AtRestNoWaterStandsOverASill) {
    for (int k = 0; k < 20; ++k) {
        disturb();
        ASSERT_LE(come_to_rest(water_), Water::kMaxFlowTicks.count() + 1);
        for (const int basin : water_.held())
            ASSERT_TRUE(water_.basins()[basin].is_root() ||
                        water_.level(basin) <= water_.basins()[basin].sill);
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, Flood, testing::Range(0u, 8u));

}  // namespace
}  // namespace terramorph
