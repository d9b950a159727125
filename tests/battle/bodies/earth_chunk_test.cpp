#include "battle/bodies/earth_chunk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "base/text.h"
#include "support/sixteenths.h"
#include "terrain/ground/ground.h"

namespace terramorph {
namespace {

using test::from_to;

using Point = Vec2<float>;

constexpr float kHalfTurnInRadians = 3.14159265f;

LooseRegion region_of(Chords chords) {
    const std::int64_t cells = cells_of(chords);
    return {std::move(chords), cells};
}

/// A block of earth: columns x0 .. x1 - 1, heights in columns.
LooseRegion block(int x0, int x1, int bottom, int top) {
    Chords chords;
    for (int x = x0; x < x1; ++x) chords.push_back({x, {bottom * kColumn, top * kColumn}});
    return region_of(std::move(chords));
}

/// The largest piece of what is left of some balls in the air after craters; ragged, and perhaps with caves.
LooseRegion random_region(Random& random) {
    while (true) {
        Ground ground(std::vector<Sixteenths>(200, Ground::kBedrock), 200);
        for (int n = random.from_to(1, 4); n > 0; --n) {
            const Sixteenths x = random.from_to(60, 140) * kColumn;
            const Sixteenths y = random.from_to(60, 140) * kColumn;
            ground.heap(disc(x, y, from_to(random, Sixteenths{20}, 40 * kColumn)));
        }
        for (int n = random.below(12); n > 0; --n) {
            const Sixteenths x = from_to(random, 40 * kColumn, 160 * kColumn);
            const Sixteenths y = from_to(random, 40 * kColumn, 160 * kColumn);
            ground.carve(disc(x, y, from_to(random, Sixteenths{8}, 16 * kColumn)));
        }
        std::vector<LooseRegion> regions = ground.take_loose({0, 200});
        if (!regions.empty()) return std::ranges::max(regions, {}, &LooseRegion::cells);
    }
}

float turn(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

void expect_good(const EarthChunk::Polygon& polygon) {
    const std::size_t size = polygon.size();
    ASSERT_GE(size, 3u);
    ASSERT_LE(static_cast<int>(size), EarthChunk::kMaxCorners);
    float area = 0;
    for (std::size_t k = 0; k < size; ++k) {
        const Point a = polygon[k];
        const Point b = polygon[(k + 1) % size];
        ASSERT_GE(std::hypot(b.x - a.x, b.y - a.y), EarthChunk::kShortestSide * 0.999f);
        ASSERT_GT(turn(a, b, polygon[(k + 2) % size]), 0) << "corner " << k << " is not convex";
        area += (a.x * b.y - a.y * b.x) / 2;
    }
    ASSERT_GE(area, EarthChunk::kMinArea * 0.999f);
}

TEST(EarthChunk, OfABlockIsThatBlock) {
    const EarthChunk chunk = chunk_of(block(100, 102, 50, 54));
    EXPECT_EQ(chunk.middle, (Point{101, 52}));
    ASSERT_EQ(chunk.polygons.size(), 1u);
    EXPECT_EQ(chunk.polygons[0], (EarthChunk::Polygon{{-1, -2}, {1, -2}, {1, 2}, {-1, 2}}));
}

TEST(EarthChunk, IsWhereItsChordsAreWhateverItOwesToTheGround) {
    LooseRegion region = block(100, 120, 50, 90);
    const Point middle = chunk_of(region).middle;
    region.cells -= region.cells / 20;
    EXPECT_EQ(chunk_of(region).middle, middle);
}

TEST(EarthChunk, OfALongBlockIsOfStripsSideBySide) {
    const EarthChunk chunk = chunk_of(block(0, 90, 50, 54));
    ASSERT_EQ(static_cast<int>(chunk.polygons.size()), EarthChunk::kMaxPolygons);
    for (int k = 0; k < EarthChunk::kMaxPolygons; ++k) {
        const float left = static_cast<float>(10 * k) - 45;
        EXPECT_EQ(chunk.polygons[k],
                  (EarthChunk::Polygon{{left, -2}, {left + 10, -2}, {left + 10, 2}, {left, 2}}));
    }
}

TEST(EarthChunk, PolygonsAreWhatBox2DCanBear) {
    Random random(51, 0);
    for (int n = 0; n < 600; ++n) {
        SCOPED_TRACE(concat("region ", n, " of seed 51"));
        const EarthChunk chunk = chunk_of(random_region(random));
        ASSERT_GE(chunk.polygons.size(), 1u);
        ASSERT_LE(static_cast<int>(chunk.polygons.size()), EarthChunk::kMaxPolygons);
        for (const EarthChunk::Polygon& polygon : chunk.polygons) expect_good(polygon);
        if (HasFatalFailure()) return;
    }
}

TEST(EarthChunk, OfTheSmallestAndThinnestRegionsIsStillABody) {
    Random random(52, 0);
    int bodies = 0;
    for (int n = 0; n < 3000; ++n) {
        SCOPED_TRACE(concat("region ", n, " of seed 52"));
        Chords chords;
        Sixteenths y{1000};
        Sixteenths thick{random.from_to(1, 40)};
        for (int x = 10 + random.from_to(2, 60); x > 10; --x) {
            chords.insert(chords.begin(), {x, {y, y + thick}});
            y += from_to(random, -thick + Sixteenths{1}, thick - Sixteenths{1});
            thick = Sixteenths{random.from_to(1, 40)};
        }
        const LooseRegion region = region_of(std::move(chords));
        if (is_too_small(region)) continue;
        ++bodies;
        const EarthChunk chunk = chunk_of(region);
        ASSERT_GE(chunk.polygons.size(), 1u);
        for (const EarthChunk::Polygon& polygon : chunk.polygons) expect_good(polygon);
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(bodies, 1000);
}

TEST(EarthChunk, ThatDidNotMoveIsTheSameEarth) {
    Random random(53, 0);
    for (int n = 0; n < 200; ++n) {
        const LooseRegion region = random_region(random);
        const EarthChunk chunk = chunk_of(region);
        ASSERT_EQ(chords_of(chunk, chunk.middle, 0), region.chords) << "region " << n << " of seed 53";
    }
}

TEST(EarthChunk, MovesByWholeColumnsWithoutLosingItsShape) {
    Random random(54, 0);
    const LooseRegion region = random_region(random);
    const EarthChunk chunk = chunk_of(region);
    Chords moved = region.chords;
    for (Chord& chord : moved)
        chord = {chord.x - 300, {chord.span.bottom + 50 * kColumn, chord.span.top + 50 * kColumn}};
    EXPECT_EQ(chords_of(chunk, chunk.middle + Point{-300, 50}, 0), moved);
}

TEST(EarthChunk, StandingOnItsHeadIsUpsideDown) {
    const EarthChunk chunk = chunk_of(block(100, 104, 50, 60));
    Chords expected;
    for (int x = 98; x < 102; ++x) expected.push_back({x, {25 * kColumn, 35 * kColumn}});
    EXPECT_EQ(chords_of(chunk, {100, 30}, kHalfTurnInRadians), expected);
}

TEST(EarthChunk, OnItsSideIsAsLongAsItWasHigh) {
    const EarthChunk chunk = chunk_of(block(100, 104, 50, 60));
    Chords expected;
    for (int x = 95; x < 105; ++x) expected.push_back({x, {28 * kColumn, 32 * kColumn}});
    EXPECT_EQ(chords_of(chunk, {100, 30}, kHalfTurnInRadians / 2), expected);
}

TEST(EarthChunk, TurnedAnyWayItCoversNearlyAsManyCells) {
    Random random(55, 0);
    for (int n = 0; n < 300; ++n) {
        SCOPED_TRACE(concat("region ", n, " of seed 55"));
        const EarthChunk chunk = chunk_of(random_region(random));
        const Point at = {static_cast<float>(random.from_to(-3000, 3000)) / 7,
                          static_cast<float>(random.from_to(-3000, 3000)) / 7};
        const float angle = static_cast<float>(random.from_to(-1000, 1000)) / 100;
        const Chords chords = chords_of(chunk, at, angle);
        for (std::size_t k = 0; k < chords.size(); ++k) {
            ASSERT_FALSE(chords[k].span.empty());
            if (k == 0 || chords[k].x != chords[k - 1].x) continue;
            ASSERT_GT(chords[k].span.bottom, chords[k - 1].span.top);
        }
        for (std::size_t k = 1; k < chords.size(); ++k) ASSERT_GE(chords[k].x, chords[k - 1].x);
        const auto cells = static_cast<double>(chunk.region.cells);
        ASSERT_NEAR(static_cast<double>(cells_of(chords)), cells, 0.02 * cells + 60);
    }
}

TEST(EarthChunk, WhenItIsGroundAgainNotACellIsLost) {
    Random random(56, 0);
    for (int n = 0; n < 300; ++n) {
        SCOPED_TRACE(concat("region ", n, " of seed 56"));
        const EarthChunk chunk = chunk_of(random_region(random));
        Ground ground(std::vector<Sixteenths>(200, 60 * kColumn), 200);
        const std::int64_t before = ground.area();
        const Point at = {static_cast<float>(random.from_to(-20, 220)),
                          static_cast<float>(random.from_to(0, 220))};
        const float angle = static_cast<float>(random.from_to(-1000, 1000)) / 100;
        ASSERT_EQ(ground.deposit(chords_of(chunk, at, angle), chunk.region.cells), chunk.region.cells);
        ASSERT_EQ(ground.area(), before + chunk.region.cells);
    }
}

}  // namespace
}  // namespace terramorph
