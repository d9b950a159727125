// Galleries that are propped, and what sinks when their props break.
#include "terrain/ground/linings.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "base/state_hash.h"
#include "support/land/flat_land.h"
#include "support/land/mine_levels.h"
#include "terrain/ground/stability.h"

namespace terramorph {
namespace {

using namespace test;

constexpr Sixteenths kFloorHeight = 10 * kColumn;
constexpr Sixteenths kRoofHeight = 22 * kColumn;

Lining lining_at(int x0, int x1) { return {{x0, x1}, {kFloorHeight, kRoofHeight}}; }

/// Flat land with a gallery at columns 20 .. 79, under three linings.
class Gallery : public testing::Test {
  protected:
    Gallery() : ground_(flat_surface(100), kLandHeight) {
        ground_.carve(slab(20, 80, {kFloorHeight, kRoofHeight}));
        ground_.line(std::vector{lining_at(20, 40), lining_at(40, 60), lining_at(60, 80)});
        area_ = ground_.area();
    }

    /// Breaks the middle one.
    void break_it() {
        ground_.weaken_lining(1, Lining::kWhole);
        EXPECT_EQ(ground_.break_linings(), std::vector{broken()});
    }
    static Lining broken() {
        Lining lining = lining_at(40, 60);
        lining.strength = 0;
        return lining;
    }
    int hanging_columns() const {
        int hanging = 0;
        for (int x = 0; x < ground_.width(); ++x) hanging += ground_.column(x).size() > 1 ? 1 : 0;
        return hanging;
    }
    std::uint64_t hash() const {
        StateHash hash;
        ground_.add_to(hash);
        return hash.value();
    }

    Ground ground_;
    std::int64_t area_;
};

TEST_F(Gallery, StandsWhenLooseEarthPours) {
    EXPECT_FALSE(ground_.settle(4 * kColumn));
    EXPECT_EQ(hanging_columns(), 60);
    EXPECT_FALSE(ground_.sink(4 * kColumn));
}

TEST_F(Gallery, StandsUnderWeightAndShaking) {
    EXPECT_TRUE(weak_regions(ground_, {0, 100}, {.x = 50, .reach = 100, .percent = 90}).empty());
    ground_.carve(slab(30, 70, {kRoofHeight + 1_16ths, kCeiling}));
    EXPECT_TRUE(weak_regions(ground_, {0, 100}).empty()) << "as thin as that";
}

TEST_F(Gallery, IsNotLooseEvenIfItsRoofIsCutOff) {
    ground_.carve(slab(44, 46, {kFloorHeight, kCeiling}));
    ground_.carve(slab(54, 56, {kFloorHeight, kCeiling}));
    EXPECT_TRUE(ground_.take_loose({0, 100}).empty());
    break_it();
    const auto loose = ground_.take_loose({0, 100});
    ASSERT_EQ(loose.size(), 1u);
    EXPECT_EQ(columns_of(loose[0].chords), (Range{46, 54}));
}

TEST_F(Gallery, WhatHangsFromItsRoofIsHeld) {
    ground_.carve(slab(25, 75, {40 * kColumn, 45 * kColumn}));
    EXPECT_TRUE(ground_.settle(60 * kColumn));
    EXPECT_EQ(ground_.top(50), kSurface - 5 * kColumn) << "it falls on what the lining carries";
    EXPECT_EQ(ground_.column(50).size(), 2u);
}

TEST_F(Gallery, SinksUnderABrokenLiningUntilItMeetsTheFloor) {
    break_it();
    int steps = 0;
    while (ground_.sink(4 * kColumn)) {
        ++steps;
        EXPECT_EQ(ground_.area(), area_);
    }
    EXPECT_EQ(steps, 3);
    EXPECT_EQ(ground_.top(39), kSurface);
    EXPECT_EQ(ground_.top(40), kSurface - (kRoofHeight - kFloorHeight));
    EXPECT_EQ(ground_.top(59), ground_.top(40));
    EXPECT_EQ(ground_.top(60), kSurface);
    EXPECT_EQ(hanging_columns(), 40);
    EXPECT_EQ(ground_.highest(40, 60), ground_.top(40));
    EXPECT_EQ(ground_.changed_since(ground_.revision() - 1), (Range{40, 60}));
}

TEST_F(Gallery, SinksToTheBottomOfAPitInItsFloor) {
    ground_.carve(slab(45, 50, {Ground::kBedrock, kFloorHeight}));
    break_it();
    while (ground_.sink(4 * kColumn)) continue;
    EXPECT_EQ(ground_.column(47).size(), 1u);
    EXPECT_EQ(ground_.area(), area_ - (5 * 2 * kColumn).count());
}

TEST_F(Gallery, WhatLiesOnAnotherLiningDoesNotSinkWithIt) {
    ground_.carve(slab(20, 80, {30 * kColumn, 38 * kColumn}));
    ground_.line(std::vector{Lining{{20, 80}, {30 * kColumn, 38 * kColumn}}});
    break_it();
    while (ground_.sink(4 * kColumn)) continue;
    EXPECT_EQ(ground_.top(50), kSurface);
    ASSERT_EQ(ground_.column(50).size(), 2u);
    EXPECT_EQ(ground_.column(50)[0].top, 30 * kColumn - (kRoofHeight - kFloorHeight));
}

TEST_F(Gallery, ThoseBesideABrokenLiningGetWeakerAndMayBreakInTheirTurn) {
    ground_.weaken_lining(0, Lining::kWhole - Lining::kNeighbours);
    break_it();
    ASSERT_EQ(ground_.linings().size(), 2u);
    EXPECT_EQ(ground_.linings()[0].strength, 0);
    EXPECT_EQ(ground_.linings()[1].strength, Lining::kWhole - Lining::kNeighbours);
    EXPECT_EQ(ground_.break_linings().size(), 1u);
    EXPECT_TRUE(ground_.break_linings().empty());
    EXPECT_EQ(ground_.linings()[0].strength, Lining::kWhole - Lining::kNeighbours) << "isn't beside that one";
}

TEST_F(Gallery, ALiningOfAnotherStoreyIsNotBesideIt) {
    ground_.line(std::vector{Lining{{60, 80}, {30 * kColumn, 38 * kColumn}}});
    break_it();
    EXPECT_EQ(ground_.linings().back().strength, Lining::kWhole);
}

TEST_F(Gallery, ARoofThatWasShotAwayIsCarriedNoMore) {
    ground_.carve(slab(45, 55, {kFloorHeight, kRoofHeight + kColumn}));
    EXPECT_TRUE(ground_.hangs(50));
    EXPECT_FALSE(ground_.hangs(44));
    EXPECT_TRUE(ground_.settle(100 * kColumn));
    EXPECT_EQ(ground_.column(50).size(), 1u);
    EXPECT_EQ(ground_.column(44).size(), 2u);
}

TEST_F(Gallery, IsPartOfTheState) {
    const std::uint64_t whole = hash();
    ground_.weaken_lining(2, 1);
    const std::uint64_t weaker = hash();
    EXPECT_NE(weaker, whole);
    ground_.weaken_lining(2, -1);
    EXPECT_EQ(hash(), whole);
    break_it();
    const std::uint64_t broken = hash();
    Ground copy = ground_;
    while (ground_.sink(1_16ths)) continue;
    while (copy.sink(1_16ths)) continue;
    EXPECT_NE(hash(), broken);
    StateHash other;
    copy.add_to(other);
    EXPECT_EQ(hash(), other.value());
}

TEST(Linings, OfMinesSinkWithoutLosingACell) {
    for (std::uint32_t seed = 0; seed < 12; ++seed) {
        SCOPED_TRACE(testing::Message() << "level " << seed);
        MinedLevel mined(any_level(*generators()[seed % generators().size()], seed));
        Ground& ground = mined.ground;
        ground.line(mined.works.linings());
        for (int x = 0; x < ground.width(); ++x) ASSERT_FALSE(ground.hangs(x)) << x;
        EXPECT_FALSE(ground.settle(kColumn));
        Random random(seed, 1);
        const std::int64_t area = ground.area();
        while (!ground.linings().empty()) {
            const int count = static_cast<int>(ground.linings().size());
            for (int n = 0; n < 8; ++n) ground.weaken_lining(random.below(count), random.from_to(10, 80));
            ground.break_linings();
            ground.sink(Sixteenths{random.from_to(1, 100)});
            ASSERT_EQ(ground.area(), area);
        }
        while (ground.sink(kColumn)) continue;
        for (int x = 0; x < ground.width(); ++x) ASSERT_EQ(ground.column(x).size(), 1u) << x;
        EXPECT_EQ(ground.area(), area);
    }
}

}  // namespace
}  // namespace terramorph
