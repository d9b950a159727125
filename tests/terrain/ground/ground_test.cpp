#include "terrain/ground/ground.h"

#include <gtest/gtest.h>

#include <climits>

#include "base/state_hash.h"
#include "support/land/flat_land.h"
#include "support/sixteenths.h"

namespace terramorph {
namespace {

using Spans = std::vector<Span>;

using test::kCeiling;
using test::kLandHeight;
using test::slab;
using test::operator""_16ths;

Ground flat_ground(int width = 40, Sixteenths surface = 800_16ths) {
    return {test::flat_surface(width, surface), kLandHeight};
}

Spans spans_of(const Ground& ground, int x) { return {ground.column(x).begin(), ground.column(x).end()}; }

TEST(Ground, BeginsSolidUpToItsSurface) {
    const Ground ground({200_16ths, 300_16ths, 1600_16ths}, kLandHeight);
    EXPECT_EQ(ground.width(), 3);
    EXPECT_EQ(ground.height(), kLandHeight);
    EXPECT_EQ(spans_of(ground, 1), (Spans{{0_16ths, 300_16ths}}));
    EXPECT_EQ(ground.top(2), 1600_16ths);
    EXPECT_EQ(ground.area(), 2100);
    EXPECT_EQ(ground.revision(), 0u);
}

TEST(Ground, CarvingLeavesAnOverhang) {
    Ground ground = flat_ground();
    EXPECT_EQ(ground.carve(slab(3, 4, {400_16ths, 500_16ths})), 100);
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0_16ths, 400_16ths}, {500_16ths, 800_16ths}}));
    EXPECT_EQ(ground.top(3), 800_16ths);
    EXPECT_EQ(spans_of(ground, 4), (Spans{{0_16ths, 800_16ths}}));
}

TEST(Ground, CarvingAirRemovesNothingAndChangesNothing) {
    Ground ground = flat_ground();
    EXPECT_EQ(ground.carve(slab(3, 9, {800_16ths, 900_16ths})), 0);
    EXPECT_EQ(ground.carve(slab(3, 9, {500_16ths, 500_16ths})), 0);
    EXPECT_EQ(ground.carve(slab(3, 9, {600_16ths, 500_16ths})), 0);
    EXPECT_EQ(ground.carve({}), 0);
    EXPECT_EQ(ground.revision(), 0u);
}

TEST(Ground, BedrockIsNeverRemoved) {
    Ground ground = flat_ground();
    EXPECT_EQ(ground.carve(slab(0, 40, {Sixteenths{INT_MIN}, Sixteenths{INT_MAX}})),
              40 * (800 - Ground::kBedrock.count()));
    for (int x = 0; x < 40; ++x) EXPECT_EQ(spans_of(ground, x), (Spans{{0_16ths, Ground::kBedrock}}));
    EXPECT_EQ(ground.carve(slab(0, 40, {0_16ths, Ground::kBedrock})), 0);
}

TEST(Ground, ShapesMayReachBeyondTheLevel) {
    Ground ground = flat_ground();
    EXPECT_EQ(ground.carve(slab(-5, 2, {700_16ths, 800_16ths})), 2 * 100);
    EXPECT_EQ(ground.carve(slab(38, 60, {700_16ths, 800_16ths})), 2 * 100);
    EXPECT_EQ(ground.carve(slab(-100, -50, {0_16ths, 800_16ths})), 0);
    EXPECT_EQ(ground.heap(slab(40, 50, {0_16ths, 900_16ths})), 0);
}

TEST(Ground, HeapingJoinsWhatItTouches) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 4, {400_16ths, 500_16ths}));
    EXPECT_EQ(ground.heap(slab(3, 4, {400_16ths, 500_16ths})), 100);
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0_16ths, 800_16ths}}));
    EXPECT_EQ(ground.heap(slab(3, 4, {800_16ths, 900_16ths})), 100);
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0_16ths, 900_16ths}}));
}

TEST(Ground, HeapingAddsOnlyWhereThereIsNone) {
    Ground ground = flat_ground();
    EXPECT_EQ(ground.heap(slab(3, 4, {700_16ths, 900_16ths})), 100);
    EXPECT_EQ(ground.heap(slab(3, 4, {100_16ths, 900_16ths})), 0);
    EXPECT_EQ(ground.heap(slab(3, 4, {1000_16ths, 1100_16ths})), 100) << "in the air";
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0_16ths, 900_16ths}, {1000_16ths, 1100_16ths}}));
}

TEST(Ground, HeapsEndAtTheCeiling) {
    Ground ground = flat_ground();
    EXPECT_EQ(ground.heap(slab(3, 5, {Sixteenths{INT_MIN}, Sixteenths{INT_MAX}})), 2 * 800);
    EXPECT_EQ(ground.top(3), kCeiling);
    EXPECT_EQ(ground.heap(slab(6, 7, {kCeiling, kCeiling + 100_16ths})), 0);
}

TEST(Ground, HeapsLeaveHullsFree) {
    Ground ground = flat_ground();
    const std::vector<Shape> hulls = {slab(2, 6, {850_16ths, 900_16ths}), slab(3, 4, {880_16ths, 950_16ths}),
                                      slab(0, 40, {2000_16ths, 3000_16ths})};
    EXPECT_EQ(ground.heap(slab(0, 4, {800_16ths, 1000_16ths}), hulls), 200 + 200 + 150 + 100);
    EXPECT_EQ(spans_of(ground, 1), (Spans{{0_16ths, 1000_16ths}}));
    EXPECT_EQ(spans_of(ground, 2), (Spans{{0_16ths, 850_16ths}, {900_16ths, 1000_16ths}}));
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0_16ths, 850_16ths}, {950_16ths, 1000_16ths}}))
        << "hulls may overlap";
}

TEST(Ground, WhatHangsFallsStepByStepAndBecomesOneWithTheGround) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 4, {400_16ths, 500_16ths}));
    EXPECT_TRUE(ground.settle(60_16ths));
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0_16ths, 400_16ths}, {440_16ths, 740_16ths}}));
    EXPECT_TRUE(ground.settle(60_16ths));
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0_16ths, 700_16ths}}));
    EXPECT_FALSE(ground.settle(60_16ths));
    EXPECT_EQ(ground.area(), 40 * 800 - 100);
}

TEST(Ground, WhatHangsAboveWhatHangsFallsWithIt) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 4, {200_16ths, 300_16ths}));
    ground.carve(slab(3, 4, {500_16ths, 510_16ths}));
    EXPECT_TRUE(ground.settle(50_16ths));
    EXPECT_EQ(spans_of(ground, 3),
              (Spans{{0_16ths, 200_16ths}, {250_16ths, 450_16ths}, {460_16ths, 750_16ths}}))
        << "the gap between the two stays";
    EXPECT_TRUE(ground.settle(55_16ths));
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0_16ths, 400_16ths}, {405_16ths, 695_16ths}}));
}

TEST(Ground, SettlingSolidGroundMovesNothing) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 9, {500_16ths, 800_16ths}));
    const std::uint32_t before = ground.revision();
    EXPECT_FALSE(ground.settle(1000_16ths));
    EXPECT_EQ(ground.revision(), before);
}

TEST(Ground, EveryColumnHangsAtAFullSuspendChance) {
    Ground ground = flat_ground();
    ground.carve(slab(0, 40, {400_16ths, 500_16ths}));
    EXPECT_FALSE(ground.settle(10_16ths, 100, 5));
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0_16ths, 400_16ths}, {500_16ths, 800_16ths}}));
    EXPECT_TRUE(ground.settle(10_16ths, 0, 5)) << "and falls as soon as it may";
}

TEST(Ground, TheSuspendChanceIsTheShareOfColumnsThatHang) {
    constexpr int kWidth = 5000;
    for (const int chance : {1, 30, 70}) {
        Ground ground = flat_ground(kWidth);
        ground.carve(slab(0, kWidth, {400_16ths, 500_16ths}));
        while (ground.settle(40_16ths, chance, 9)) {
        }
        int hanging = 0;
        for (int x = 0; x < kWidth; ++x) hanging += ground.column(x).size() == 2 ? 1 : 0;
        EXPECT_NEAR(hanging, kWidth * chance / 100, 110) << chance;
        Ground other = flat_ground(kWidth);
        other.carve(slab(0, kWidth, {400_16ths, 500_16ths}));
        other.settle(100_16ths, chance, 10);
        EXPECT_FALSE(other.settle(100_16ths, chance, 10));
        StateHash one;
        ground.add_to(one);
        StateHash two;
        other.add_to(two);
        EXPECT_NE(one.value(), two.value()) << "another seed, other columns";
    }
}

TEST(Ground, AColumnMayHoldAnyNumberOfCaves) {
    Ground ground = flat_ground();
    for (int k = 0; k < 60; ++k)
        ASSERT_EQ(ground.carve(slab(3, 5, {200_16ths + 10_16ths * k, 205_16ths + 10_16ths * k})), 10);
    ASSERT_EQ(ground.column(3).size(), 61u);
    EXPECT_EQ(ground.column(4).size(), 61u);
    for (int k = 0; k < 60; ++k) EXPECT_EQ(ground.column(3)[k].top.count(), 200 + 10 * k) << "cave " << k;
    EXPECT_EQ(spans_of(ground, 2), (Spans{{0_16ths, 800_16ths}}));
    EXPECT_EQ(spans_of(ground, 39), (Spans{{0_16ths, 800_16ths}}));
    EXPECT_EQ(ground.heap(slab(3, 4, {0_16ths, 800_16ths})), 60 * 5);
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0_16ths, 800_16ths}}));
}

TEST(Ground, IsSolidInItsSpansAndBelowTheWorld) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 4, {400_16ths, 500_16ths}));
    EXPECT_TRUE(ground.solid(3, 0_16ths));
    EXPECT_TRUE(ground.solid(3, 399_16ths));
    EXPECT_FALSE(ground.solid(3, 400_16ths));
    EXPECT_FALSE(ground.solid(3, 499_16ths));
    EXPECT_TRUE(ground.solid(3, 500_16ths));
    EXPECT_TRUE(ground.solid(3, 799_16ths));
    EXPECT_FALSE(ground.solid(3, 800_16ths));
    for (const int outside : {-1, 40, INT_MIN, INT_MAX}) {
        EXPECT_FALSE(ground.solid(outside, 10_16ths));
        EXPECT_TRUE(ground.solid(outside, -1_16ths));
    }
}

TEST(Ground, WhatFallsRestsOnTheFirstTopBelow) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 4, {400_16ths, 500_16ths}));
    EXPECT_EQ(ground.floor_below(3, 5000_16ths), 800_16ths);
    EXPECT_EQ(ground.floor_below(3, 800_16ths), 800_16ths);
    EXPECT_EQ(ground.floor_below(3, 799_16ths), 400_16ths);
    EXPECT_EQ(ground.floor_below(3, 400_16ths), 400_16ths);
    EXPECT_EQ(ground.floor_below(3, 399_16ths), 0_16ths);
    EXPECT_EQ(ground.floor_below(-1, 500_16ths), 0_16ths);
    EXPECT_EQ(ground.floor_below(40, 500_16ths), 0_16ths);
}

TEST(Ground, TheHighestOfColumnsOutsideTheLevelIsNothing) {
    const Ground ground({200_16ths, 300_16ths, 250_16ths}, kLandHeight);
    EXPECT_EQ(ground.highest(0, 3), 300_16ths);
    EXPECT_EQ(ground.highest(2, 3), 250_16ths);
    EXPECT_EQ(ground.highest(-10, 1), 200_16ths);
    EXPECT_EQ(ground.highest(-10, 0), 0_16ths);
    EXPECT_EQ(ground.highest(3, 10), 0_16ths);
    EXPECT_EQ(ground.highest(2, 1), 0_16ths);
    EXPECT_EQ(ground.highest(INT_MIN, INT_MAX), 300_16ths);
    EXPECT_EQ(Ground().highest(0, 5), 0_16ths);
}

TEST(Ground, KeepsTheSurfaceThatWasGenerated) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 4, {100_16ths, 900_16ths}));
    ground.heap(slab(5, 6, {800_16ths, 900_16ths}));
    EXPECT_EQ(ground.generated_surface(3), 800_16ths);
    EXPECT_EQ(ground.generated_surface(5), 800_16ths);
}

TEST(Ground, TellsWhatHasChangedSinceARevision) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 6, {700_16ths, 900_16ths}));
    const std::uint32_t after_first = ground.revision();
    ground.heap(slab(20, 22, {700_16ths, 900_16ths}));
    EXPECT_EQ(ground.changed_since(0), (Range{3, 22}));
    EXPECT_EQ(ground.changed_since(after_first), (Range{20, 22}));
    EXPECT_TRUE(ground.changed_since(ground.revision()).empty());
}

TEST(Ground, OnlyTheColumnsThatChangedHaveChanged) {
    Ground ground = flat_ground();
    ground.carve(slab(10, 12, {0_16ths, 900_16ths}));
    const std::uint32_t before = ground.revision();
    ground.carve(slab(9, 13, {300_16ths, 900_16ths}));
    EXPECT_EQ(ground.changed_since(before), (Range{9, 13}));
    const std::uint32_t later = ground.revision();
    ground.carve(slab(9, 14, {300_16ths, 900_16ths}));
    EXPECT_EQ(ground.changed_since(later), (Range{13, 14})) << "the other columns were bare already";
}

TEST(Ground, AReaderThatComesTooLateIsToldAll) {
    Ground ground = flat_ground();
    for (int k = 0; k < 500; ++k) ground.carve(slab(7, 8, {799_16ths - 1_16ths * k, 900_16ths}));
    EXPECT_EQ(ground.revision(), 500u);
    EXPECT_EQ(ground.changed_since(499), (Range{7, 8}));
    EXPECT_EQ(ground.changed_since(0), (Range{0, 40}));
    EXPECT_EQ(ground.changed_since(501), (Range{0, 40})) << "a revision of another ground";
}

TEST(Ground, NoReaderMissesAChangeHoweverLateItComes) {
    for (int later = 0; later < 300; ++later) {
        Ground ground = flat_ground();
        ground.carve(slab(20, 21, {700_16ths, 900_16ths}));
        for (int k = 0; k < later; ++k) ground.carve(slab(7, 8, {799_16ths - 1_16ths * k, 900_16ths}));
        const Range told = ground.changed_since(0);
        EXPECT_TRUE(told.x0 <= 20 && told.x1 >= 21) << later << " changes later";
    }
}

TEST(Ground, TheHashIsOfTheEarthAndNotOfItsHistory) {
    const auto hash_of = [](const Ground& ground) {
        StateHash hash;
        ground.add_to(hash);
        return hash.value();
    };
    Ground ground = flat_ground();
    const std::uint64_t before = hash_of(ground);
    for (int k = 0; k < 20; ++k)
        ground.carve(slab(3, 4, {200_16ths + 10_16ths * k, 205_16ths + 10_16ths * k}));
    EXPECT_NE(hash_of(ground), before);
    ground.heap(slab(3, 4, {0_16ths, 800_16ths}));
    EXPECT_EQ(hash_of(ground), before);
    ground.heap(slab(3, 4, {0_16ths, 801_16ths}));
    EXPECT_NE(hash_of(ground), before);
}

}  // namespace
}  // namespace terramorph
