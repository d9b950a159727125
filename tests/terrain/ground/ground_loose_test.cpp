// What comes loose from the ground, and becomes ground again.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/flat_land.h"
#include "terrain/ground/ground.h"

namespace terramorph {
namespace {

using namespace test;

void expect_on_bedrock(const Ground& ground) {
    for (int x = 0; x < ground.width(); ++x) ASSERT_EQ(ground.column(x).size(), 1u) << "column " << x;
}

TEST(GroundLoose, NothingIsLooseWhereNothingHangs) {
    Ground ground(flat_surface(40), kLandHeight);
    ground.carve(slab(10, 20, {200, kCeiling}));
    const std::uint32_t before = ground.revision();
    EXPECT_TRUE(ground.take_loose({0, 40}).empty());
    EXPECT_EQ(ground.revision(), before);
    EXPECT_TRUE(Ground().take_loose({0, 10}).empty());
}

TEST(GroundLoose, AnOverhangIsHeldByTheColumnsBesideIt) {
    Ground ground(flat_surface(40), kLandHeight);
    ground.carve(slab(0, 40, {300, 400}));
    ground.heap(slab(39, 40, {300, 400}));
    EXPECT_TRUE(ground.take_loose({0, 40}).empty()) << "a level that hangs by its last column";
    ground.carve(slab(39, 40, {300, 301}));
    const auto regions = ground.take_loose({39, 40});
    ASSERT_EQ(regions.size(), 1u) << "and falls over all its width when that is cut";
    EXPECT_EQ(columns_of(regions[0].chords), (Range{0, 40}));
    EXPECT_EQ(regions[0].cells, 39 * 400 + 499);
    expect_on_bedrock(ground);
}

TEST(GroundLoose, PiecesThatTouchOnlyAtACornerDoNotHoldEachOther) {
    Ground ground(flat_surface(40), kLandHeight);
    ground.heap(slab(10, 20, {kSurface + 100, kSurface + 200}));
    ground.heap(slab(20, 30, {kSurface + 200, kSurface + 300}));
    EXPECT_EQ(ground.take_loose({10, 30}).size(), 2u);
}

TEST(GroundLoose, AnIslandInARingIsARegionOfItsOwn) {
    Ground ground(flat_surface(100, Ground::kBedrock), kLandHeight);
    const int middle = 50 * kSub;
    ground.heap(disc(middle, middle, 30 * kSub));
    ground.carve(disc(middle, middle, 20 * kSub));
    ground.heap(disc(middle, middle, 10 * kSub));
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
    ground.heap(slab(10, 11, {1000, 1500}));
    ground.heap(slab(20, 30, {1000, 1000 + kSub - 1}));
    ground.heap(slab(35, 37, {1000, 1060}));
    const std::int64_t before = ground.area();
    EXPECT_TRUE(ground.take_loose({0, 40}).empty()) << "too narrow, too thin, too small";
    EXPECT_EQ(ground.area(), before);
    EXPECT_EQ(ground.top(10), kSurface + 500);
    EXPECT_EQ(ground.top(25), kSurface + kSub - 1);
    EXPECT_EQ(ground.top(36), kSurface + 60);
    expect_on_bedrock(ground);
}

TEST(GroundLoose, CrumbsAboveOneAnotherFallOntoOneAnother) {
    Ground ground(flat_surface(40), kLandHeight);
    ground.heap(slab(10, 11, {kSurface + 10, kSurface + 110}));
    ground.heap(slab(9, 11, {1100, 1150}));
    ground.heap(slab(10, 11, {1151, 1400}));
    EXPECT_TRUE(ground.take_loose({0, 40}).empty());
    EXPECT_EQ(ground.top(10), kSurface + 100 + 50 + 249);
    EXPECT_EQ(ground.top(9), kSurface + 50);
}

TEST(GroundLoose, TheWidestLevelMayFallAsAWhole) {
    constexpr int kWidth = 16384;
    Ground ground(flat_surface(kWidth), kLandHeight);
    ground.carve(slab(0, kWidth, {Ground::kBedrock, 200}));
    const auto regions = ground.take_loose(ground.changed_since(0));
    ASSERT_EQ(regions.size(), 1u);
    EXPECT_EQ(regions[0].cells, std::int64_t{kWidth} * (kSurface - 200));
    EXPECT_EQ(ground.area(), std::int64_t{kWidth} * Ground::kBedrock);
    EXPECT_EQ(ground.deposit(regions[0].chords, regions[0].cells), regions[0].cells);
    EXPECT_EQ(ground.column(7)[1], (Span{200, kSurface}));
}

TEST(GroundHeap, CellsComeToLieWhereTheyAreWanted) {
    Ground ground(flat_surface(40), kLandHeight);
    EXPECT_EQ(ground.deposit({{5, {900, 1000}}, {5, {1100, 1150}}, {6, {900, 1000}}}, 250), 250);
    EXPECT_TRUE(
        std::ranges::equal(ground.column(5), std::vector<Span>{{0, kSurface}, {900, 1000}, {1100, 1150}}));
    EXPECT_TRUE(std::ranges::equal(ground.column(6), std::vector<Span>{{0, kSurface}, {900, 1000}}));
}

TEST(GroundHeap, WhatFindsEarthInItsPlaceGoesOnTop) {
    Ground ground(flat_surface(40), kLandHeight);
    EXPECT_EQ(ground.deposit({{5, {700, 800}}, {6, {700, 800}}}, 200), 200);
    EXPECT_EQ(ground.top(5), kSurface + 100);
    EXPECT_EQ(ground.top(6), kSurface + 100);
    EXPECT_EQ(ground.top(7), kSurface);
}

TEST(GroundHeap, FewerCellsThanChordsHoldLeaveTheirTopsFree) {
    Ground ground(flat_surface(40), kLandHeight);
    EXPECT_EQ(ground.deposit({{5, {900, 1000}}, {6, {900, 940}}, {7, {900, 905}}}, 100), 100);
    EXPECT_EQ(ground.column(5)[1], (Span{900, 980}));
    EXPECT_EQ(ground.column(6)[1], (Span{900, 920}));
    EXPECT_EQ(ground.column(7).size(), 1u);
}

TEST(GroundHeap, SpreadsFromUnderTheCeiling) {
    Ground ground(flat_surface(40), kLandHeight);
    const int room = kCeiling - kSurface;
    EXPECT_EQ(ground.deposit({{20, {0, kCeiling + 500}}}, 3 * room), 3 * room);
    EXPECT_EQ(ground.top(20), kCeiling);
    EXPECT_EQ(ground.top(19), kCeiling);
    EXPECT_EQ(ground.top(21), kCeiling);
    EXPECT_EQ(ground.top(22), kSurface);
}

TEST(GroundHeap, LeavesHullsFreeHoweverMuchItIs) {
    Ground ground(flat_surface(40), kLandHeight);
    const std::vector<Shape> hulls = {slab(15, 25, {kSurface, kSurface + 200})};
    EXPECT_EQ(ground.deposit({{20, {kSurface, kSurface + 300}}}, 5000, hulls), 5000);
    for (int x = 15; x < 25; ++x) EXPECT_FALSE(ground.solid(x, kSurface + 199)) << x;
    EXPECT_TRUE(ground.solid(20, kSurface + 200));
}

TEST(GroundHeap, AFullLevelTakesWhatItHasRoomFor) {
    Ground ground(flat_surface(40), kLandHeight);
    ground.carve(slab(3, 5, {300, 310}));
    EXPECT_EQ(ground.deposit({{39, {0, 10}}}, 1'000'000), 40 * (kCeiling - kSurface) + 20);
    EXPECT_EQ(ground.area(), 40 * kCeiling);
    EXPECT_EQ(ground.deposit({{39, {0, 10}}}, 1'000'000), 0);
    EXPECT_EQ(ground.deposit({}, 0), 0);
}

TEST(GroundHeap, WhatLiesOutsideOfTheLevelComesInAtItsSide) {
    Ground ground(flat_surface(40), kLandHeight);
    EXPECT_EQ(ground.deposit({{-7, {800, 900}}, {-6, {800, 900}}}, 200), 200);
    EXPECT_EQ(ground.top(0), kSurface + 200);
    EXPECT_EQ(ground.deposit({{100, {800, 900}}}, 100), 100);
    EXPECT_EQ(ground.top(39), kSurface + 100);
}

}  // namespace
}  // namespace terramorph
