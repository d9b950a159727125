#include "terrain/ground/ground.h"

#include <gtest/gtest.h>

#include <climits>

#include "base/state_hash.h"
#include "support/flat_land.h"

namespace terramorph {
namespace {

using Spans = std::vector<Span>;

using test::kCeiling;
using test::kLandHeight;
using test::slab;

Ground flat_ground(int width = 40, int surface = 800) {
    return {test::flat_surface(width, surface), kLandHeight};
}

Spans spans_of(const Ground& ground, int x) { return {ground.column(x).begin(), ground.column(x).end()}; }

TEST(Ground, BeginsSolidUpToItsSurface) {
    const Ground ground({200, 300, 1600}, kLandHeight);
    EXPECT_EQ(ground.width(), 3);
    EXPECT_EQ(ground.height(), kLandHeight);
    EXPECT_EQ(spans_of(ground, 1), (Spans{{0, 300}}));
    EXPECT_EQ(ground.top(2), 1600);
    EXPECT_EQ(ground.area(), 2100);
    EXPECT_EQ(ground.revision(), 0u);
}

TEST(Ground, CarvingLeavesAnOverhang) {
    Ground ground = flat_ground();
    EXPECT_EQ(ground.carve(slab(3, 4, {400, 500})), 100);
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0, 400}, {500, 800}}));
    EXPECT_EQ(ground.top(3), 800);
    EXPECT_EQ(spans_of(ground, 4), (Spans{{0, 800}}));
}

TEST(Ground, CarvingAirRemovesNothingAndChangesNothing) {
    Ground ground = flat_ground();
    EXPECT_EQ(ground.carve(slab(3, 9, {800, 900})), 0);
    EXPECT_EQ(ground.carve(slab(3, 9, {500, 500})), 0);
    EXPECT_EQ(ground.carve(slab(3, 9, {600, 500})), 0);
    EXPECT_EQ(ground.carve({}), 0);
    EXPECT_EQ(ground.revision(), 0u);
}

TEST(Ground, BedrockIsNeverRemoved) {
    Ground ground = flat_ground();
    EXPECT_EQ(ground.carve(slab(0, 40, {INT_MIN, INT_MAX})), 40 * (800 - Ground::kBedrock));
    for (int x = 0; x < 40; ++x) EXPECT_EQ(spans_of(ground, x), (Spans{{0, Ground::kBedrock}}));
    EXPECT_EQ(ground.carve(slab(0, 40, {0, Ground::kBedrock})), 0);
}

TEST(Ground, ShapesMayReachBeyondTheLevel) {
    Ground ground = flat_ground();
    EXPECT_EQ(ground.carve(slab(-5, 2, {700, 800})), 2 * 100);
    EXPECT_EQ(ground.carve(slab(38, 60, {700, 800})), 2 * 100);
    EXPECT_EQ(ground.carve(slab(-100, -50, {0, 800})), 0);
    EXPECT_EQ(ground.heap(slab(40, 50, {0, 900})), 0);
}

TEST(Ground, HeapingJoinsWhatItTouches) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 4, {400, 500}));
    EXPECT_EQ(ground.heap(slab(3, 4, {400, 500})), 100);
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0, 800}}));
    EXPECT_EQ(ground.heap(slab(3, 4, {800, 900})), 100);
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0, 900}}));
}

TEST(Ground, HeapingAddsOnlyWhereThereIsNone) {
    Ground ground = flat_ground();
    EXPECT_EQ(ground.heap(slab(3, 4, {700, 900})), 100);
    EXPECT_EQ(ground.heap(slab(3, 4, {100, 900})), 0);
    EXPECT_EQ(ground.heap(slab(3, 4, {1000, 1100})), 100) << "in the air";
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0, 900}, {1000, 1100}}));
}

TEST(Ground, HeapsEndAtTheCeiling) {
    Ground ground = flat_ground();
    EXPECT_EQ(ground.heap(slab(3, 5, {INT_MIN, INT_MAX})), 2 * 800);
    EXPECT_EQ(ground.top(3), kCeiling);
    EXPECT_EQ(ground.heap(slab(6, 7, {kCeiling, kCeiling + 100})), 0);
}

TEST(Ground, HeapsLeaveHullsFree) {
    Ground ground = flat_ground();
    const std::vector<Shape> hulls = {slab(2, 6, {850, 900}), slab(3, 4, {880, 950}),
                                      slab(0, 40, {2000, 3000})};
    EXPECT_EQ(ground.heap(slab(0, 4, {800, 1000}), hulls), 200 + 200 + 150 + 100);
    EXPECT_EQ(spans_of(ground, 1), (Spans{{0, 1000}}));
    EXPECT_EQ(spans_of(ground, 2), (Spans{{0, 850}, {900, 1000}}));
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0, 850}, {950, 1000}})) << "hulls may overlap";
}

TEST(Ground, WhatHangsFallsStepByStepAndBecomesOneWithTheGround) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 4, {400, 500}));
    EXPECT_TRUE(ground.settle(60));
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0, 400}, {440, 740}}));
    EXPECT_TRUE(ground.settle(60));
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0, 700}}));
    EXPECT_FALSE(ground.settle(60));
    EXPECT_EQ(ground.area(), 40 * 800 - 100);
}

TEST(Ground, WhatHangsAboveWhatHangsFallsWithIt) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 4, {200, 300}));
    ground.carve(slab(3, 4, {500, 510}));
    EXPECT_TRUE(ground.settle(50));
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0, 200}, {250, 450}, {460, 750}}))
        << "the gap between the two stays";
    EXPECT_TRUE(ground.settle(55));
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0, 400}, {405, 695}}));
}

TEST(Ground, SettlingSolidGroundMovesNothing) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 9, {500, 800}));
    const std::uint32_t before = ground.revision();
    EXPECT_FALSE(ground.settle(1000));
    EXPECT_EQ(ground.revision(), before);
}

TEST(Ground, EveryColumnHangsAtAFullSuspendChance) {
    Ground ground = flat_ground();
    ground.carve(slab(0, 40, {400, 500}));
    EXPECT_FALSE(ground.settle(10, 100, 5));
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0, 400}, {500, 800}}));
    EXPECT_TRUE(ground.settle(10, 0, 5)) << "and falls as soon as it may";
}

TEST(Ground, TheSuspendChanceIsTheShareOfColumnsThatHang) {
    constexpr int kWidth = 5000;
    for (const int chance : {1, 30, 70}) {
        Ground ground = flat_ground(kWidth);
        ground.carve(slab(0, kWidth, {400, 500}));
        while (ground.settle(40, chance, 9)) {
        }
        int hanging = 0;
        for (int x = 0; x < kWidth; ++x) hanging += ground.column(x).size() == 2 ? 1 : 0;
        EXPECT_NEAR(hanging, kWidth * chance / 100, 110) << chance;
        Ground other = flat_ground(kWidth);
        other.carve(slab(0, kWidth, {400, 500}));
        other.settle(100, chance, 10);
        EXPECT_FALSE(other.settle(100, chance, 10));
        StateHash one;
        ground.add_to(one);
        StateHash two;
        other.add_to(two);
        EXPECT_NE(one.value(), two.value()) << "another seed, other columns";
    }
}

TEST(Ground, AColumnMayHoldAnyNumberOfCaves) {
    Ground ground = flat_ground();
    for (int k = 0; k < 60; ++k) ASSERT_EQ(ground.carve(slab(3, 5, {200 + 10 * k, 205 + 10 * k})), 10);
    ASSERT_EQ(ground.column(3).size(), 61u);
    EXPECT_EQ(ground.column(4).size(), 61u);
    for (int k = 0; k < 60; ++k) EXPECT_EQ(ground.column(3)[k].top, 200 + 10 * k) << "cave " << k;
    EXPECT_EQ(spans_of(ground, 2), (Spans{{0, 800}}));
    EXPECT_EQ(spans_of(ground, 39), (Spans{{0, 800}}));
    EXPECT_EQ(ground.heap(slab(3, 4, {0, 800})), 60 * 5);
    EXPECT_EQ(spans_of(ground, 3), (Spans{{0, 800}}));
}

TEST(Ground, IsSolidInItsSpansAndBelowTheWorld) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 4, {400, 500}));
    EXPECT_TRUE(ground.solid(3, 0));
    EXPECT_TRUE(ground.solid(3, 399));
    EXPECT_FALSE(ground.solid(3, 400));
    EXPECT_FALSE(ground.solid(3, 499));
    EXPECT_TRUE(ground.solid(3, 500));
    EXPECT_TRUE(ground.solid(3, 799));
    EXPECT_FALSE(ground.solid(3, 800));
    for (const int outside : {-1, 40, INT_MIN, INT_MAX}) {
        EXPECT_FALSE(ground.solid(outside, 10));
        EXPECT_TRUE(ground.solid(outside, -1));
    }
}

TEST(Ground, WhatFallsRestsOnTheFirstTopBelow) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 4, {400, 500}));
    EXPECT_EQ(ground.floor_below(3, 5000), 800);
    EXPECT_EQ(ground.floor_below(3, 800), 800);
    EXPECT_EQ(ground.floor_below(3, 799), 400);
    EXPECT_EQ(ground.floor_below(3, 400), 400);
    EXPECT_EQ(ground.floor_below(3, 399), 0);
    EXPECT_EQ(ground.floor_below(-1, 500), 0);
    EXPECT_EQ(ground.floor_below(40, 500), 0);
}

TEST(Ground, TheHighestOfColumnsOutsideTheLevelIsNothing) {
    const Ground ground({200, 300, 250}, kLandHeight);
    EXPECT_EQ(ground.highest(0, 3), 300);
    EXPECT_EQ(ground.highest(2, 3), 250);
    EXPECT_EQ(ground.highest(-10, 1), 200);
    EXPECT_EQ(ground.highest(-10, 0), 0);
    EXPECT_EQ(ground.highest(3, 10), 0);
    EXPECT_EQ(ground.highest(2, 1), 0);
    EXPECT_EQ(ground.highest(INT_MIN, INT_MAX), 300);
    EXPECT_EQ(Ground().highest(0, 5), 0);
}

TEST(Ground, KeepsTheSurfaceThatWasGenerated) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 4, {100, 900}));
    ground.heap(slab(5, 6, {800, 900}));
    EXPECT_EQ(ground.generated_surface(3), 800);
    EXPECT_EQ(ground.generated_surface(5), 800);
}

TEST(Ground, TellsWhatHasChangedSinceARevision) {
    Ground ground = flat_ground();
    ground.carve(slab(3, 6, {700, 900}));
    const std::uint32_t after_first = ground.revision();
    ground.heap(slab(20, 22, {700, 900}));
    EXPECT_EQ(ground.changed_since(0), (Range{3, 22}));
    EXPECT_EQ(ground.changed_since(after_first), (Range{20, 22}));
    EXPECT_TRUE(ground.changed_since(ground.revision()).empty());
}

TEST(Ground, OnlyTheColumnsThatChangedHaveChanged) {
    Ground ground = flat_ground();
    ground.carve(slab(10, 12, {0, 900}));
    const std::uint32_t before = ground.revision();
    ground.carve(slab(9, 13, {300, 900}));
    EXPECT_EQ(ground.changed_since(before), (Range{9, 13}));
    const std::uint32_t later = ground.revision();
    ground.carve(slab(9, 14, {300, 900}));
    EXPECT_EQ(ground.changed_since(later), (Range{13, 14})) << "the other columns were bare already";
}

TEST(Ground, AReaderThatComesTooLateIsToldAll) {
    Ground ground = flat_ground();
    for (int k = 0; k < 500; ++k) ground.carve(slab(7, 8, {799 - k, 900}));
    EXPECT_EQ(ground.revision(), 500u);
    EXPECT_EQ(ground.changed_since(499), (Range{7, 8}));
    EXPECT_EQ(ground.changed_since(0), (Range{0, 40}));
    EXPECT_EQ(ground.changed_since(501), (Range{0, 40})) << "a revision of another ground";
}

TEST(Ground, NoReaderMissesAChangeHoweverLateItComes) {
    for (int later = 0; later < 300; ++later) {
        Ground ground = flat_ground();
        ground.carve(slab(20, 21, {700, 900}));
        for (int k = 0; k < later; ++k) ground.carve(slab(7, 8, {799 - k, 900}));
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
    for (int k = 0; k < 20; ++k) ground.carve(slab(3, 4, {200 + 10 * k, 205 + 10 * k}));
    EXPECT_NE(hash_of(ground), before);
    ground.heap(slab(3, 4, {0, 800}));
    EXPECT_EQ(hash_of(ground), before);
    ground.heap(slab(3, 4, {0, 801}));
    EXPECT_NE(hash_of(ground), before);
}

}  // namespace
}  // namespace terramorph
