// Which hanging earth holds.
#include "terrain/ground/stability.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "support/how_often.h"
#include "support/land/flat_land.h"
#include "terrain/level.h"

namespace terramorph {
namespace {

using namespace test;

constexpr int kWide = 400;
constexpr int kWall = 100;  // the columns of a cliff
constexpr int kUnder = 60;  // the height of a beam, in columns

std::int64_t cells_of(const std::vector<Chords>& regions) {
    std::int64_t cells = 0;
    for (const Chords& region : regions) cells += terramorph::cells_of(region);
    return cells;
}

/// A plain with a cliff, and a beam of earth that juts out of it by a number of columns.
Ground beam(int thick, int length, bool to_the_left, Strata strata = {}) {
    Ground ground(flat_surface(kWide, 20 * kColumn), 200, std::move(strata));
    const Span all = {20 * kColumn, (kUnder + thick) * kColumn};
    const Span hangs = {kUnder * kColumn, (kUnder + thick) * kColumn};
    if (to_the_left) {
        ground.heap(slab(kWide - kWall, kWide, all));
        ground.heap(slab(kWide - kWall - length, kWide - kWall, hangs));
    } else {
        ground.heap(slab(0, kWall, all));
        ground.heap(slab(kWall, kWall + length, hangs));
    }
    return ground;
}

std::vector<Chords> weak_of(const Ground& ground, const Shake& shake = {}) {
    return weak_regions(ground, {0, ground.width()}, shake);
}

TEST(Stability, ABeamHoldsTheSquareRootOfItsThicknessAndNotAColumnMore) {
    for (const auto& [thick, length] :
         {std::pair{1, 8}, std::pair{4, 16}, std::pair{9, 24}, std::pair{16, 32}})
        for (const bool left : {false, true}) {
            SCOPED_TRACE(length);
            EXPECT_TRUE(weak_of(beam(thick, length, left)).empty());
            const auto broken = weak_of(beam(thick, length + 1, left));
            ASSERT_EQ(broken.size(), 1u);
            EXPECT_EQ(terramorph::cells_of(broken[0]), (length + 1) * thick * kCellsPerSquareColumn);
        }
}

TEST(Stability, AThickBeamIsTornOffByItsWeightInstead) {
    EXPECT_TRUE(weak_of(beam(30, 40, false)).empty());
    EXPECT_EQ(weak_of(beam(30, 41, false)).size(), 1u);
}

TEST(Stability, SandHoldsNothing) {
    Strata sand;
    sand.sand_bottom.assign(kWide, 20 * kColumn);
    EXPECT_EQ(weak_of(beam(16, 1, false, sand)).size(), 1u);
    Strata cover;
    cover.sand_bottom.assign(kWide, (kUnder + 16) * kColumn);
    EXPECT_TRUE(weak_of(beam(20, 16, true, cover)).empty()) << "earth holds a little sand on it";
    EXPECT_EQ(weak_of(beam(26, 32, true, cover)).size(), 1u);
}

/// Both cliffs, with a roof between them.
Ground arch(int thick, int length) {
    Ground ground = beam(thick, length, false);
    ground.heap(slab(kWall + length, kWide, {20 * kColumn, (kUnder + thick) * kColumn}));
    return ground;
}

TEST(Stability, AnArchHoldsFourTimesAsMuch) {
    EXPECT_TRUE(weak_of(arch(16, 64)).empty());
    EXPECT_TRUE(weak_of(arch(16, 128)).empty());
    EXPECT_EQ(cells_of(weak_of(arch(16, 130))), 130 * 16 * kCellsPerSquareColumn);
    Ground cut = arch(16, 70);
    cut.carve(slab(kWall + 35, kWall + 36, {kUnder * kColumn, 100 * kColumn}));
    EXPECT_EQ(weak_of(cut).size(), 2u) << "two beams are no arch";
}

TEST(Stability, AnArchOfAnyWidthBreaksEvenly) {
    for (int length = 60; length < 140; ++length) {
        const auto weak = weak_of(arch(16, length));
        EXPECT_TRUE(weak.empty() || columns_of(weak[0]) == (Range{kWall, kWall + length})) << length;
    }
}

TEST(Stability, AMushroomBreaksAtItsStem) {
    Ground ground(flat_surface(kWide, 20 * kColumn), 200);
    ground.heap(slab(150, 251, {80 * kColumn, 100 * kColumn}));
    ground.heap(slab(199, 202, {20 * kColumn, 80 * kColumn}));
    const auto weak = weak_of(ground);
    ASSERT_EQ(weak.size(), 2u);
    EXPECT_EQ(columns_of(weak[0]), (Range{150, 199}));
    EXPECT_EQ(columns_of(weak[1]), (Range{202, 251}));
}

TEST(Stability, BreaksWhereItIsThin) {
    Ground ground = beam(20, 30, false);
    ground.carve(slab(kWall + 8, kWall + 10, {kUnder * kColumn, (kUnder + 15) * kColumn}));
    const auto weak = weak_of(ground);
    ASSERT_EQ(weak.size(), 1u);
    EXPECT_EQ(columns_of(weak[0]), (Range{kWall + 8, kWall + 30}));
}

TEST(Stability, AShakeTakesStrengthAway) {
    const Ground ground = beam(16, 24, false);
    EXPECT_TRUE(weak_of(ground).empty());
    EXPECT_TRUE(weak_of(ground, {.x = kWall, .reach = 100, .percent = 40}).empty())
        << "24 * 24 = 60 * 16 * 0.6";
    EXPECT_EQ(weak_of(ground, {.x = kWall, .reach = 100, .percent = 50}).size(), 1u);
    EXPECT_TRUE(weak_of(ground, {.x = kWall + 90, .reach = 100, .percent = 50}).empty()) << "too far";
    EXPECT_EQ(weak_of(ground, {.x = kWall + 90, .reach = 100, .percent = 50, .even = true}).size(), 1u);
}

TEST(Stability, WhatStandsOnARoofWeighsOnIt) {
    Ground arch(flat_surface(kWide, 60 * kColumn), 200);
    arch.carve(slab(100, 160, {20 * kColumn, 54 * kColumn}));
    const auto weak_under = [&](int cells, int bottom, int from = 110) {
        const Load load = {
            .columns = {from, from + 42}, .tops = {bottom * kColumn, (bottom + 6) * kColumn}, .cells = cells};
        return weak_regions(arch, {100, 160}, {}, {&load, 1});
    };
    EXPECT_TRUE(weak_under(0, 57).empty()) << "60 columns of roof, 6 thick, hold themselves";
    EXPECT_FALSE(weak_under(160, 57).empty());
    EXPECT_TRUE(weak_under(160, 62).empty()) << "what is above it";
    EXPECT_TRUE(weak_under(160, 51).empty()) << "what is inside it";
    EXPECT_TRUE(weak_under(160, 57, 200).empty()) << "what stands beside it";
}

TEST(Stability, IsAskedOnlyWhereSomethingChanged) {
    const Ground ground = beam(16, 40, false);
    EXPECT_TRUE(weak_regions(ground, {0, kWall - 1}).empty());
    EXPECT_TRUE(weak_regions(ground, {kWall + 41, kWide}).empty());
    EXPECT_EQ(weak_regions(ground, {kWall + 39, kWall + 40}).size(), 1u);
    EXPECT_TRUE(weak_regions(ground, {}).empty());
    EXPECT_TRUE(weak_regions(Ground(), {0, 10}).empty());
}

TEST(Stability, WhatLeansOnNothingIsNotMeant) {
    Ground ground(flat_surface(kWide), kLandHeight);
    ground.heap(slab(100, 200, {80 * kColumn, 90 * kColumn}));
    EXPECT_TRUE(weak_of(ground).empty());
}

TEST(Stability, TheSpansPastDoesNotMatter) {
    Ground built = beam(16, 40, false);
    Ground carved = beam(30, 60, false);
    carved.carve(slab(kWall + 40, kWall + 60, {kUnder * kColumn, 150 * kColumn}));
    carved.carve(slab(0, kWide, {(kUnder + 16) * kColumn, 150 * kColumn}));
    EXPECT_EQ(weak_of(built), weak_of(carved));
}

Ground mirrored(const Ground& ground) {
    const int width = ground.width();
    Ground twin(flat_surface(width, Ground::kBedrock), ground.height());
    for (int x = 0; x < width; ++x)
        for (const Span span : ground.column(x)) twin.heap(slab(width - 1 - x, width - x, span));
    return twin;
}

std::vector<Chord> all_of(const std::vector<Chords>& regions, int width) {
    std::vector<Chord> all;
    for (const Chords& region : regions)
        for (const Chord& chord : region)
            all.push_back({width > 0 ? width - 1 - chord.x : chord.x, chord.span});
    std::ranges::sort(all, {},
                      [](const Chord& chord) { return std::pair(chord.x, chord.span.bottom.count()); });
    return all;
}

Ground hills(std::uint32_t seed) {
    LevelSettings level;
    const auto all = generators();
    level.terrain = default_terrain(*all[seed % all.size()]);
    level.terrain.seed = seed;
    return {level_surface(level), level.level_height()};
}

/// A crater or a tunnel somewhere in the earth.
Range carve_at_random(Ground& ground, Random& random) {
    const int x = random.below(ground.width());
    const int depth = random.below(120);
    const int radius = random.from_to(4, 70);
    const Vec2<Sixteenths> from = {x * kColumn, ground.top(x) - depth * kColumn};
    const int across = random.from_to(-120, 120);
    const int down = random.from_to(-40, 40);
    const std::uint32_t before = ground.revision();
    if (random.below(3) > 0)
        ground.blast(from.x, from.y, radius * kColumn);
    else
        ground.carve(stroke(from, from + Vec2<Sixteenths>{across * kColumn, down * kColumn},
                            radius / 4 * kColumn + kColumn));
    return ground.changed_since(before);
}

TEST(Stability, RandomCarvesLeaveNothingThatFails) {
    const int carves = how_often(600, 10000);
    int failed = 0;
    for (int k = 0; k < carves; ++k) {
        static Ground ground;
        static Random random(1, 0);
        if (k % 100 == 0) {
            ground = hills(static_cast<std::uint32_t>(k / 100));
            random = Random(static_cast<std::uint32_t>(k), 1);
        }
        Range changed = carve_at_random(ground, random);
        ground.take_loose(changed);
        int rounds = 0;
        for (auto weak = weak_regions(ground, changed); !weak.empty(); weak = weak_regions(ground, changed)) {
            ++failed;
            for (const Chords& region : weak) changed.include(columns_of(region));
            const std::int64_t before = ground.area();
            const std::int64_t cells = cells_of(weak);
            const auto taken = ground.take_out(weak);
            std::int64_t out = 0;
            for (const LooseRegion& region : taken) out += region.cells;
            ASSERT_EQ(ground.area() + out, before);
            ASSERT_LE(out, cells);
            ASSERT_LT(++rounds, 20);
        }
        ASSERT_TRUE(ground.take_loose(changed).empty()) << "what leans on nothing any more is weak too";
        if (k % 20 != 19) continue;
        ASSERT_TRUE(weak_of(ground).empty());
        const Shake shake{.x = ground.width() / 2, .reach = ground.width(), .percent = 70, .even = true};
        ASSERT_EQ(all_of(weak_of(ground, shake), 0),
                  all_of(weak_of(mirrored(ground), shake), ground.width()));
    }
    EXPECT_GT(failed, carves / 50);
}

/// A plain with a cliff that's so high, at column 200.
Ground cliff(int high, Strata strata = {}) {
    std::vector<Sixteenths> surface = flat_surface(kWide, 20 * kColumn);
    for (int x = 200; x < kWide; ++x) surface[static_cast<std::size_t>(x)] += high * kColumn;
    return {std::move(surface), 300, std::move(strata)};
}

TEST(Slopes, ACliffStandsUpToItsCohesionAboveTheSteepestSlope) {
    EXPECT_TRUE(sliding_slopes(cliff(96 + 3), {199, 200}).empty());
    EXPECT_EQ(sliding_slopes(cliff(96 + 4), {199, 200}).size(), 1u);
    EXPECT_TRUE(sliding_slopes(cliff(96 + 3 * 20), {180, 181}).empty()) << "farther away it may be higher";
    EXPECT_EQ(sliding_slopes(cliff(96 + 3 * 20 + 1), {180, 181}).size(), 1u);
}

TEST(Slopes, SlideAboveTheLineAndNotDeep) {
    const auto slides = sliding_slopes(cliff(130), {190, 191});
    ASSERT_EQ(slides.size(), 1u);
    EXPECT_EQ(columns_of(slides[0]), (Range{200, 234})) << "the line rises 3 columns in each, and so for 43";
    for (const Chord& chord : slides[0]) {
        EXPECT_EQ(chord.span.top, 150 * kColumn);
        EXPECT_EQ(chord.span.bottom, std::max(126, 20 + 3 * (chord.x - 190)) * kColumn) << chord.x;
    }
}

TEST(Slopes, RockStands) {
    Strata rock;
    rock.rock_top.assign(kWide, 140 * kColumn);
    const auto slides = sliding_slopes(cliff(130, rock), {190, 191});
    ASSERT_EQ(slides.size(), 1u);
    for (const Chord& chord : slides[0]) EXPECT_GE(chord.span.bottom, 140 * kColumn);
    rock.rock_top.assign(kWide, 200 * kColumn);
    EXPECT_TRUE(sliding_slopes(cliff(130, rock), {190, 191}).empty());
}

TEST(Slopes, AShakeBringsLowerAndFlatterOnesDown) {
    const Shake shake{.x = 190, .reach = 100, .percent = 50};
    EXPECT_TRUE(sliding_slopes(cliff(72), {150, 250}).empty());
    const auto slides = sliding_slopes(cliff(72), {190, 191}, shake);
    ASSERT_EQ(slides.size(), 1u);
    EXPECT_EQ(columns_of(slides[0]), (Range{200, 230})) << "1.8 columns in each";
    EXPECT_TRUE(sliding_slopes(cliff(72), {190, 191}, {.x = 20, .reach = 100, .percent = 50}).empty());
}

TEST(Slopes, MirroredGroundSlidesTheSameWay) {
    for (std::uint32_t seed = 0; seed < 6; ++seed) {
        const Ground ground = hills(seed);
        const Ground twin = mirrored(ground);
        const int width = ground.width();
        for (int toe = 0; toe < width; toe += 37)
            ASSERT_EQ(all_of(sliding_slopes(ground, {toe, toe + 20}), 0),
                      all_of(sliding_slopes(twin, {width - toe - 20, width - toe}), width));
    }
}

TEST(Slopes, ToesOutsideOfTheLevelAreNone) {
    EXPECT_TRUE(sliding_slopes(cliff(200), {-50, 0}).empty());
    EXPECT_TRUE(sliding_slopes(cliff(200), {kWide, kWide + 50}).empty());
    EXPECT_TRUE(sliding_slopes(cliff(200), {}).empty());
    EXPECT_EQ(sliding_slopes(cliff(200), {-50, kWide + 50}).size(), 1u);
}

TEST(Slopes, LoosenedEarthFlowsAndNoneIsLost) {
    Ground ground = cliff(130);
    const std::int64_t before = ground.area();
    EXPECT_FALSE(ground.flow());
    for (const Chords& slide : sliding_slopes(ground, {190, 191})) ground.loosen(slide);
    int ticks = 0;
    while (ground.flow()) ASSERT_LT(++ticks, 600);
    EXPECT_GT(ticks, 2);
    EXPECT_EQ(ground.area(), before);
    EXPECT_GT(ground.top(195), 22 * kColumn);
    EXPECT_LE(ground.top(202), 128 * kColumn);
    EXPECT_EQ(ground.top(260), 150 * kColumn);
}

TEST(LooseRegions, AreCutIntoStripsAndTheirParts) {
    LooseRegion region;
    for (int x = 0; x < 100; ++x) {
        region.chords.push_back({x, {10_16ths, 30_16ths}});
        if (x < 60) region.chords.push_back({x, {40_16ths, 60_16ths}});
    }
    region.cells = terramorph::cells_of(region.chords);
    const auto strips = strips_of(region, 56);
    ASSERT_EQ(strips.size(), 4u) << "two of 50 columns, of two parts each";
    std::int64_t cells = 0;
    for (const LooseRegion& strip : strips) cells += strip.cells;
    EXPECT_EQ(cells, region.cells);
    EXPECT_EQ(columns_of(strips[0].chords), (Range{0, 50}));
    EXPECT_EQ(columns_of(strips[3].chords), (Range{50, 60}));
    EXPECT_EQ(strips_of(region, 100).size(), 2u);
}

}  // namespace
}  // namespace terramorph
