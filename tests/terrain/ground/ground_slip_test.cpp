// Columns that slip.
#include <gtest/gtest.h>

#include "base/random.h"
#include "base/state_hash.h"
#include "support/land/flat_land.h"
#include "terrain/ground/ground.h"

namespace terramorph {
namespace {

using namespace test;

std::int64_t slip(Ground& ground, int x, Sixteenths rise, Sixteenths highest = kCeiling) {
    std::vector<Sixteenths> rises = {rise};
    return ground.slip(x, rises, highest);
}

std::vector<Span> column_of(const Ground& ground, int x) {
    return {ground.column(x).begin(), ground.column(x).end()};
}

TEST(GroundSlip, AllOfAColumnRidesAndWhatIsAddedIsBooked) {
    Ground ground(flat_surface(3), kLandHeight,
                  {std::vector<Sixteenths>(3, 20 * kColumn), std::vector<Sixteenths>(3, 45 * kColumn)});
    ground.carve(slab(1, 2, {30 * kColumn, 36 * kColumn}));
    const std::uint32_t before = ground.revision();
    EXPECT_EQ(slip(ground, 1, 40_16ths), 40);
    EXPECT_EQ(column_of(ground, 1), (std::vector<Span>{{0_16ths, 30 * kColumn + 40_16ths},
                                                       {36 * kColumn + 40_16ths, kSurface + 40_16ths}}));
    EXPECT_EQ(ground.generated_surface(1), kSurface + 40_16ths);
    EXPECT_EQ(ground.rock_top(1), 20 * kColumn + 40_16ths);
    EXPECT_EQ(ground.sand_bottom(1), 45 * kColumn + 40_16ths);
    EXPECT_EQ(ground.highest(0, 3), kSurface + 40_16ths);
    EXPECT_EQ(ground.changed_since(before), (Range{1, 2}));
    EXPECT_EQ(ground.top(0), kSurface);
    EXPECT_EQ(slip(ground, 1, -40_16ths), -40);
    EXPECT_EQ(ground.top(1), kSurface);
}

TEST(GroundSlip, WhereThereIsTooLittleToTakeCavesAreCrushedAndThenWhatIsAbove) {
    Ground ground(flat_surface(1), kLandHeight);
    ground.carve(slab(0, 1, {10 * kColumn, 14 * kColumn}));
    EXPECT_EQ(slip(ground, 0, -5 * kColumn), -2 * kColumn.count()) << "three of the cave";
    EXPECT_EQ(column_of(ground, 0), (std::vector<Span>{{0_16ths, 8 * kColumn}, {9 * kColumn, 45 * kColumn}}));
    EXPECT_EQ(slip(ground, 0, -5 * kColumn), -4 * kColumn.count()) << "the last of it, and earth";
    EXPECT_EQ(column_of(ground, 0), (std::vector<Span>{{0_16ths, 40 * kColumn}}));
    EXPECT_EQ(slip(ground, 0, -90 * kColumn), -32 * kColumn.count());
    EXPECT_EQ(ground.top(0), Ground::kBedrock);
}

TEST(GroundSlip, NoTopRisesAboveTheHighest) {
    Ground ground(flat_surface(1), kLandHeight);
    std::vector<Sixteenths> rises = {20 * kColumn};
    EXPECT_EQ(ground.slip(0, rises, kSurface + 3_16ths), 3);
    EXPECT_EQ(rises[0], 3_16ths) << "and that's said";
    EXPECT_EQ(ground.top(0), kSurface + 3_16ths);
    EXPECT_EQ(slip(ground, 0, 9_16ths, kSurface), 0) << "nor does one that's higher sink";
    EXPECT_EQ(ground.top(0), kSurface + 3_16ths);
}

TEST(GroundSlip, LiningsRide) {
    Ground ground(flat_surface(100), kLandHeight);
    ground.carve(slab(20, 80, {10 * kColumn, 22 * kColumn}));
    ground.line(std::vector<Lining>{{{20, 80}, {10 * kColumn, 22 * kColumn}}});
    std::vector<Sixteenths> rises;
    for (int x = 0; x < 100; ++x) rises.push_back(Sixteenths{5 * x});
    ground.slip(0, rises, kCeiling);
    for (int x = 0; x < 100; ++x) EXPECT_FALSE(ground.hangs(x)) << x;
    EXPECT_FALSE(ground.settle(kColumn));
    const Span opening = ground.opening(ground.linings().front());
    EXPECT_EQ(opening.top, 22 * kColumn + 250_16ths) << "in its middle";
    ground.weaken_lining(0, Lining::kWhole);
    const std::int64_t before = ground.area();
    ground.break_linings();
    while (ground.sink(4 * kColumn)) {
    }
    for (int x = 20; x < 80; ++x) EXPECT_EQ(ground.column(x).size(), 1u) << x << ": it has come down";
    EXPECT_EQ(ground.area(), before);
}

TEST(GroundSlip, HowFarLiningsHaveRiddenIsPartOfTheHash) {
    const auto hash = [](Sixteenths rise) {
        Ground ground(flat_surface(100), kLandHeight);
        ground.line(std::vector<Lining>{{{20, 80}, {10 * kColumn, 22 * kColumn}}});
        std::vector<Sixteenths> up(100, rise), down(100, -rise);
        ground.slip(0, up, kCeiling);
        StateHash hash;
        ground.add_to(hash);
        return hash.value();
    };
    EXPECT_NE(hash(1_16ths), hash(2_16ths));
}

TEST(GroundSlip, RandomGroundStaysInOrderAndIsBooked) {
    Random random(3, 9);
    for (int round = 0; round < 30; ++round) {
        Ground ground(flat_surface(96), kLandHeight);
        for (int hole = 0; hole < 20; ++hole) {
            const int x = random.below(96), y = random.below(kLandHeight), radius = random.from_to(2, 12);
            ground.carve(disc(x * kColumn, y * kColumn, radius * kColumn));
        }
        for (int tick = 0; tick < 40; ++tick) {
            std::vector<Sixteenths> rises;
            for (int x = 0; x < 96; ++x) rises.push_back(Sixteenths{random.from_to(-40, 40)});
            const std::int64_t before = ground.area();
            const std::int64_t booked = ground.slip(0, rises, ground.height() * kColumn);
            ASSERT_EQ(ground.area(), before + booked);
            for (int x = 0; x < 96; ++x) {
                ASSERT_EQ(ground.column(x).front().bottom, Sixteenths{});
                ASSERT_GE(ground.column(x).front().top, Ground::kBedrock);
                Sixteenths above{-1};
                for (const Span span : ground.column(x)) {
                    ASSERT_GT(span.bottom, above);
                    ASSERT_FALSE(span.empty());
                    above = span.top;
                }
                ASSERT_LE(above, ground.height() * kColumn);
                ASSERT_LE(ground.rock_top(x), ground.column(x).front().top);
            }
        }
    }
}

}  // namespace
}  // namespace terramorph
