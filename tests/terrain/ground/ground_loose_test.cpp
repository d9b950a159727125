// What comes loose from the ground, and becomes ground again.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/land/flat_land.h"
#include "support/sixteenths.h"
#include "terrain/ground/ground.h"

namespace terramorph {
namespace {

using namespace test;

void expect_on_bedrock(const Ground& ground) {
    for (int x = 0; x < ground.width(); ++x) ASSERT_EQ(ground.column(x).size(), 1u) << "column " << x;
}

TEST(GroundLoose, NothingIsLooseWhereNothingHangs) {
    Ground ground(flat_surface(40), kLandHeight);
    ground.carve(slab(10, 20, {200_16ths, kCeiling}));
    const std::uint32_t before = ground.revision();
    EXPECT_TRUE(ground.take_loose({0, 40}).empty());
    EXPECT_EQ(ground.revision(), before);
    EXPECT_TRUE(Ground().take_loose({0, 10}).empty());
}

TEST(GroundLoose, AnOverhangIsHeldByTheColumnsBesideIt) {
    Ground ground(flat_surface(40), kLandHeight);
    ground.carve(slab(0, 40, {300_16ths, 400_16ths}));
    ground.heap(slab(39, 40, {300_16ths, 400_16ths}));
    EXPECT_TRUE(ground.take_loose({0, 40}).empty()) << "a level that hangs by its last column";
    ground.carve(slab(39, 40, {300_16ths, 301_16ths}));
    const auto regions = ground.take_loose({39, 40});
    ASSERT_EQ(regions.size(), 1u) << "and falls over all its width when that is cut";
    EXPECT_EQ(columns_of(regions[0].chords), (Range{0, 40}));
    EXPECT_EQ(regions[0].cells, 39 * 400 + 499);
    expect_on_bedrock(ground);
}

TEST(GroundLoose, PiecesThatTouchOnlyAtACornerDoNotHoldEachOther) {
    Ground ground(flat_surface(40), kLandHeight);
    ground.heap(slab(10, 20, {kSurface + 100_16ths, kSurface + 200_16ths}));
    ground.heap(slab(20, 30, {kSurface + 200_16ths, kSurface + 300_16ths}));
    EXPECT_EQ(ground.take_loose({10, 30}).size(), 2u);
}

TEST(GroundLoose, NothingIsTakenWhereNothingHasChanged) {
    Ground ground(flat_surface(40), kLandHeight);
    ground.heap(slab(0, 10, {kSurface + 100_16ths, kSurface + 200_16ths}));
    const std::uint32_t before = ground.revision();
    EXPECT_TRUE(ground.take_loose({}).empty()) << "not even at the first column";
    EXPECT_EQ(ground.revision(), before);
    EXPECT_EQ(ground.take_loose({0, 1}).size(), 1u);
}

TEST(GroundLoose, AnIslandInARingIsARegionOfItsOwn) {
    Ground ground(flat_surface(100, Ground::kBedrock), kLandHeight);
    const Sixteenths middle = 50 * kColumn;
    ground.heap(disc(middle, middle, 30 * kColumn));
    ground.carve(disc(middle, middle, 20 * kColumn));
    ground.heap(disc(middle, middle, 10 * kColumn));
    const std::int64_t before = ground.area();
    const auto regions = ground.take_loose({0, 100});
    ASSERT_EQ(regions.size(), 2u);
    EXPECT_EQ(columns_of(regions[0].chords), (Range{20, 80}));
    EXPECT_EQ(columns_of(regions[1].chords), (Range{40, 60}));
    EXPECT_EQ(ground.area(), before - regions[0].cells - regions[1].cells);
    expect_on_bedrock(ground);
}

TEST(GroundLoose, CrumbsFallDownAtOnceAndStayGround) {
    Ground ground(flat_surface(40), kLandHeight);
    ground.heap(slab(10, 11, {1000_16ths, 1500_16ths}));
    ground.heap(slab(20, 30, {1000_16ths, 1000_16ths + kColumn - 1_16ths}));
    ground.heap(slab(35, 37, {1000_16ths, 1060_16ths}));
    const std::int64_t before = ground.area();
    EXPECT_TRUE(ground.take_loose({0, 40}).empty()) << "too narrow, too thin, too small";
    EXPECT_EQ(ground.area(), before);
    EXPECT_EQ(ground.top(10), kSurface + 500_16ths);
    EXPECT_EQ(ground.top(25), kSurface + kColumn - 1_16ths);
    EXPECT_EQ(ground.top(36), kSurface + 60_16ths);
    expect_on_bedrock(ground);
}

TEST(GroundLoose, CrumbsAboveOneAnotherFallOntoOneAnother) {
    Ground ground(flat_surface(40), kLandHeight);
    ground.heap(slab(10, 11, {kSurface + 10_16ths, kSurface + 110_16ths}));
    ground.heap(slab(9, 11, {1100_16ths, 1150_16ths}));
    ground.heap(slab(10, 11, {1151_16ths, 1400_16ths}));
    EXPECT_TRUE(ground.take_loose({0, 40}).empty());
    EXPECT_EQ(ground.top(10), kSurface + 100_16ths + 50_16ths + 249_16ths);
    EXPECT_EQ(ground.top(9), kSurface + 50_16ths);
}

TEST(GroundLoose, TheWidestLevelMayFallAsAWhole) {
    constexpr int kWidth = 16384;
    Ground ground(flat_surface(kWidth), kLandHeight);
    ground.carve(slab(0, kWidth, {Ground::kBedrock, 200_16ths}));
    const auto regions = ground.take_loose(ground.changed_since(0));
    ASSERT_EQ(regions.size(), 1u);
    EXPECT_EQ(regions[0].cells, (kWidth * (kSurface - 200_16ths)).count());
    EXPECT_EQ(ground.area(), (kWidth * Ground::kBedrock).count());
    EXPECT_EQ(ground.deposit(regions[0].chords, regions[0].cells), regions[0].cells);
    EXPECT_EQ(ground.column(7)[1], (Span{200_16ths, kSurface}));
}

TEST(GroundHeap, CellsComeToLieWhereTheyAreWanted) {
    Ground ground(flat_surface(40), kLandHeight);
    EXPECT_EQ(
        ground.deposit(
            {{5, {900_16ths, 1000_16ths}}, {5, {1100_16ths, 1150_16ths}}, {6, {900_16ths, 1000_16ths}}}, 250),
        250);
    EXPECT_TRUE(std::ranges::equal(
        ground.column(5),
        std::vector<Span>{{0_16ths, kSurface}, {900_16ths, 1000_16ths}, {1100_16ths, 1150_16ths}}));
    EXPECT_TRUE(std::ranges::equal(ground.column(6),
                                   std::vector<Span>{{0_16ths, kSurface}, {900_16ths, 1000_16ths}}));
}

TEST(GroundHeap, WhatFindsEarthInItsPlaceGoesOnTop) {
    Ground ground(flat_surface(40), kLandHeight);
    EXPECT_EQ(ground.deposit({{5, {700_16ths, 800_16ths}}, {6, {700_16ths, 800_16ths}}}, 200), 200);
    EXPECT_EQ(ground.top(5), kSurface + 100_16ths);
    EXPECT_EQ(ground.top(6), kSurface + 100_16ths);
    EXPECT_EQ(ground.top(7), kSurface);
}

TEST(GroundHeap, FewerCellsThanChordsHoldLeaveTheirTopsFree) {
    Ground ground(flat_surface(40), kLandHeight);
    EXPECT_EQ(
        ground.deposit(
            {{5, {900_16ths, 1000_16ths}}, {6, {900_16ths, 940_16ths}}, {7, {900_16ths, 905_16ths}}}, 100),
        100);
    EXPECT_EQ(ground.column(5)[1], (Span{900_16ths, 980_16ths}));
    EXPECT_EQ(ground.column(6)[1], (Span{900_16ths, 920_16ths}));
    EXPECT_EQ(ground.column(7).size(), 1u);
}

TEST(GroundHeap, SpreadsFromUnderTheCeiling) {
    Ground ground(flat_surface(40), kLandHeight);
    const int room = (kCeiling - kSurface).count();
    EXPECT_EQ(ground.deposit({{20, {0_16ths, kCeiling + 500_16ths}}}, 3 * room), 3 * room);
    EXPECT_EQ(ground.top(20), kCeiling);
    EXPECT_EQ(ground.top(19), kCeiling);
    EXPECT_EQ(ground.top(21), kCeiling);
    EXPECT_EQ(ground.top(22), kSurface);
}

TEST(GroundHeap, LeavesHullsFreeHoweverMuchItIs) {
    Ground ground(flat_surface(40), kLandHeight);
    const std::vector<Shape> hulls = {slab(15, 25, {kSurface, kSurface + 200_16ths})};
    EXPECT_EQ(ground.deposit({{20, {kSurface, kSurface + 300_16ths}}}, 5000, hulls), 5000);
    for (int x = 15; x < 25; ++x) EXPECT_FALSE(ground.solid(x, kSurface + 199_16ths)) << x;
    EXPECT_TRUE(ground.solid(20, kSurface + 200_16ths));
}

TEST(GroundHeap, AFullLevelTakesWhatItHasRoomFor) {
    Ground ground(flat_surface(40), kLandHeight);
    ground.carve(slab(3, 5, {300_16ths, 310_16ths}));
    EXPECT_EQ(ground.deposit({{39, {0_16ths, 10_16ths}}}, 1'000'000),
              40 * (kCeiling - kSurface).count() + 20);
    EXPECT_EQ(ground.area(), 40 * kCeiling.count());
    EXPECT_EQ(ground.deposit({{39, {0_16ths, 10_16ths}}}, 1'000'000), 0);
    EXPECT_EQ(ground.deposit({}, 0), 0);
}

TEST(GroundHeap, WhatLiesOutsideOfTheLevelComesInAtItsSide) {
    Ground ground(flat_surface(40), kLandHeight);
    EXPECT_EQ(ground.deposit({{-7, {800_16ths, 900_16ths}}, {-6, {800_16ths, 900_16ths}}}, 200), 200);
    EXPECT_EQ(ground.top(0), kSurface + 200_16ths);
    EXPECT_EQ(ground.deposit({{100, {800_16ths, 900_16ths}}}, 100), 100);
    EXPECT_EQ(ground.top(39), kSurface + 100_16ths);
}

}  // namespace
}  // namespace terramorph
