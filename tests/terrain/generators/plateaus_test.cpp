#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "base/random.h"
#include "base/text.h"
#include "support/land/plain_terrain.h"
#include "support/land/plateaus_text.h"
#include "support/land/terrain_rows.h"

namespace terramorph {
namespace {

using plateaus::Plateaus;
using plateaus::Text;

MapSettings plateaus(std::uint32_t seed, const Plateaus& values, Vec2<std::int64_t> origin = {}) {
    MapSettings terrain = default_terrain(*find_generator("plateaus"));
    terrain.values = {values.cell_size, values.scatter, values.levels, values.step,
                      values.base,      values.wave,    values.slopes, values.slope_length};
    terrain.seed = seed;
    terrain.width = 300;
    terrain.depth = 200;
    terrain.origin = origin;
    return terrain;
}

float plateaus_at(const MapSettings& terrain, Place place) {
    float height = 0;
    terrain.generator->heights_at(terrain, {&place, 1}, {&height, 1});
    return height;
}

std::vector<float> plain_row(const MapSettings& terrain, int row) {
    const HeightMap plain = plain_rows(terrain, row, 1);
    return {plain.row(0).begin(), plain.row(0).end()};
}

Place random_place(Random& random, int within) {
    const int x = random.from_to(-within * kPlaceSub, within * kPlaceSub);
    const int y = random.from_to(-within * kPlaceSub, within * kPlaceSub);
    return {x, y};
}

TEST(Plateaus, AreWhatTheTextSays) {
    Random random(51, 0);
    for (const Plateaus& values :
         {Plateaus{}, Plateaus{.scatter = 0}, Plateaus{.cell_size = 33, .scatter = 0.3},
          Plateaus{.slopes = 1}, Plateaus{.cell_size = 512, .slopes = 1, .slope_length = 1},
          Plateaus{.slopes = 0}, Plateaus{.levels = 16, .step = 37.3, .slope_length = 0.05},
          Plateaus{.wave = 1, .slopes = 0.25}}) {
        const std::uint32_t seed = random.next();
        const MapSettings terrain = plateaus(seed, values);
        const Text text(values, seed);
        for (int n = 0; n < 3000; ++n) {
            const Place place = random_place(random, 2000);
            ASSERT_NEAR(plateaus_at(terrain, place), text.height(place), 0.01)
                << "seed " << seed << ", cells of " << values.cell_size << ", at " << place.x << ", "
                << place.y;
        }
    }
}

/// Wherever the points of the cells are, the nearest two are among those that are looked at.
TEST(Plateaus, NoCellFartherAwayEverCounts) {
    Random random(52, 0);
    for (int n = 0; n < 8; ++n) {
        const std::uint32_t seed = random.next();
        const MapSettings terrain = plateaus(seed, {.cell_size = 32 + 3.0 * n, .slopes = 0.7});
        for (int j = 0; j < 400; j += 10) {
            const std::vector<float> row = test::map_row(terrain, j);
            for (int i = 0; i < terrain.width; ++i)
                ASSERT_EQ(row[i], plain_plateaus_height(terrain, i, j, 4))
                    << "seed " << seed << ", row " << j << ", column " << i;
        }
    }
}

/// ... which takes more than the eight cells around a place's own, so the test above can tell.
TEST(Plateaus, NearerCellsAloneWouldNotDo) {
    const MapSettings terrain = plateaus(1, {.cell_size = 32, .wave = 1, .slopes = 1});
    int other = 0;
    for (int j = 0; j < 300; ++j)
        for (int i = 0; i < 600; ++i)
            other += plain_plateaus_height(terrain, i, j, 1) != plain_plateaus_height(terrain, i, j, 2);
    EXPECT_GT(other, 0);
}

TEST(Plateaus, RowsAreThoseOfThePlainLoopWithWhateverValues) {
    Random random(53, 0);
    for (int n = 0; n < 60; ++n) {
        Plateaus values;
        values.cell_size = random.from_to(32, 512);
        values.scatter = random.below(5) / 4.0;
        values.levels = random.from_to(1, 16);
        values.wave = 1 + random.below(100) / 10.0;
        values.slopes = random.below(5) / 4.0;
        values.slope_length = random.from_to(1, 20) / 20.0;
        const std::uint32_t seed = random.next();
        MapSettings terrain = plateaus(seed, values);
        terrain.width = random.from_to(16, 1000);
        const int row = random.from_to(-5000, 5000);
        ASSERT_EQ(test::map_row(terrain, row), plain_row(terrain, row)) << "seed " << seed << ", row " << row;
    }
}

TEST(Plateaus, GoOnWithoutEndInEveryDirection) {
    constexpr std::int64_t kEnd = 2147483648 - 16384;
    for (const Vec2<std::int64_t> origin :
         {Vec2<std::int64_t>{-1, -1}, {kEnd, kEnd}, {-kEnd, kEnd}, {123456789, -kEnd}, {-kEnd, -987654321}}) {
        const MapSettings terrain = plateaus(3, {}, origin);
        SCOPED_TRACE(concat("at ", origin.x, ", ", origin.y));
        ASSERT_FALSE(validate(terrain));
        std::set<float> heights;
        for (const int row : {0, 100, -1000, 12345, INT32_MAX, INT32_MIN}) {
            const std::vector<float> there = test::map_row(terrain, row);
            ASSERT_EQ(there, plain_row(terrain, row)) << "row " << row;
            heights.insert(there.begin(), there.end());
        }
        EXPECT_GT(heights.size(), 100u) << "slopes are as fine there as anywhere";
    }
}

TEST(Plateaus, AMapElsewhereIsAnotherWindowOnTheSameLand) {
    const MapSettings here = plateaus(4, {});
    const MapSettings there = plateaus(4, {}, {-77, 1234});
    const std::vector<float> from_here = test::map_row(here, 1234 + 50);
    const std::vector<float> from_there = test::map_row(there, 50);
    for (std::size_t i = 0; i + 77 < from_here.size(); ++i)
        ASSERT_EQ(from_here[i], from_there[i + 77]) << "column " << i;
}

TEST(Plateaus, HeightsAtWholeColumnsAreTheRows) {
    Random random(54, 0);
    for (const Vec2<std::int64_t> origin : {Vec2<std::int64_t>{}, {-2000000000, 1999999999}}) {
        const MapSettings terrain = plateaus(5, {.scatter = 0.8, .slopes = 0.8}, origin);
        for (const int j : {0, -1, 57, 199, 100000, -100000}) {
            const std::vector<float> row = test::map_row(terrain, j);
            std::vector<Place> places;
            for (int i = 0; i < terrain.width; ++i)
                places.push_back({std::int64_t{i} * kPlaceSub, std::int64_t{j} * kPlaceSub});
            std::vector<float> heights(row.size());
            terrain.generator->heights_at(terrain, places, heights);
            EXPECT_EQ(heights, row) << "row " << j;
        }
    }
}

TEST(Plateaus, BesideTheMapTheLandGoesOn) {
    const MapSettings narrow = plateaus(6, {});
    const MapSettings wide = plateaus(6, {}, {-1000, 0});
    const std::vector<float> row = test::map_row(wide, 9);
    for (int i = 0; i < wide.width; ++i)
        ASSERT_EQ(plateaus_at(narrow, {std::int64_t{i - 1000} * kPlaceSub, 9 * kPlaceSub}), row[i]);
}

/// Along the edge between two cells: on both sides the mean of the two, if a slope joins them, or else each
/// has its own height up to the edge. What is found of each is given to `meet`.
template <class Meet>
void walk_edges(const Plateaus& values, std::uint32_t seed, Meet meet) {
    const Text text(values, seed);
    const MapSettings terrain = plateaus(seed, values);
    Random random(seed, 7);
    for (int n = 0; n < 2000; ++n) {
        Place low = random_place(random, 1500);
        Place high{low.x + random.from_to(1000, 8000), low.y};
        const auto own = text.nearest_two(low).first;
        if (text.nearest_two(high).first == own) continue;
        while (high.x - low.x > 1) {  // to where the own cell ends
            const Place middle{(low.x + high.x) / 2, low.y};
            (text.nearest_two(middle).first == own ? low : high) = middle;
        }
        const auto [a, b] = text.nearest_two(low);
        if (text.nearest_two(high) != std::pair(b, a)) continue;  // a third cell is as near
        meet(text.height(a), text.height(b), plateaus_at(terrain, low), plateaus_at(terrain, high));
    }
}

TEST(Plateaus, SlopesMeetHalfWayAndCliffsHaveNone) {
    const Plateaus values{.slopes = 0.5, .slope_length = 1};
    int slopes = 0;
    int cliffs = 0;
    walk_edges(values, 8, [&](double a, double b, float height_a, float height_b) {
        if (a == b) return;
        const bool cliff = height_a == static_cast<float>(a);
        const double expected_a = cliff ? a : (a + b) / 2;
        const double expected_b = cliff ? b : (a + b) / 2;
        (cliff ? cliffs : slopes) += 1;
        // 1/256 column from the edge, where a slope may be 250 high and a few columns long.
        EXPECT_NEAR(height_a, expected_a, 1);
        EXPECT_NEAR(height_b, expected_b, 1);
    });
    EXPECT_GT(slopes, 100);
    EXPECT_GT(cliffs, 100);
}

TEST(Plateaus, AsManyNeighboursAreJoinedAsTheShareSays) {
    for (const double share : {0.0, 0.25, 0.5, 0.9, 1.0}) {
        int edges = 0;
        int slopes = 0;
        walk_edges({.scatter = 0.6, .slopes = share}, 9, [&](double a, double b, float height_a, float) {
            if (a == b) return;
            edges += 1;
            slopes += height_a != static_cast<float>(a);
        });
        ASSERT_GT(edges, 300);
        const double part = static_cast<double>(slopes) / edges;
        EXPECT_NEAR(part, share, share == 0 || share == 1 ? 0 : 0.06) << "of " << edges;
    }
}

TEST(Plateaus, WithoutScatterAreSquares) {
    const MapSettings terrain = plateaus(10, {.cell_size = 50, .scatter = 0, .slopes = 0});
    for (int cell = 0; cell < 6; ++cell) {
        const float middle = test::map_row(terrain, 25)[static_cast<std::size_t>(cell) * 50 + 25];
        for (const int j : {1, 10, 49})
            for (int i = 1; i < 50; ++i) ASSERT_EQ(test::map_row(terrain, j)[cell * 50 + i], middle);
    }
}

TEST(Plateaus, WithoutSlopesHaveNoHeightsButTheirLevels) {
    MapSettings terrain = plateaus(11, {.levels = 5, .step = 70, .base = 33, .slopes = 0});
    terrain.width = terrain.depth = 1500;
    std::set<float> heights;
    for (int j = 0; j < terrain.depth; j += 20)
        for (const float height : test::map_row(terrain, j)) heights.insert(height);
    EXPECT_EQ(heights, (std::set<float>{33, 103, 173, 243, 313}));
}

/// Stretches of one height, at least this long.
int flat_stretches(const std::vector<float>& row, int length) {
    int stretches = 0;
    int flat = 0;
    for (std::size_t i = 1; i < row.size(); ++i) {
        flat = row[i] == row[i - 1] ? flat + 1 : 0;
        stretches += flat == length;
    }
    return stretches;
}

TEST(Plateaus, AStandardLevelHasSomeTenPlateausAtSeveralHeights) {
    int all = 0;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        MapSettings terrain = default_terrain(*find_generator("plateaus"));
        terrain.seed = seed;
        const std::vector<float> row = test::map_row(terrain, 1024);
        const auto [lowest, highest] = std::ranges::minmax(row);
        EXPECT_GE(lowest, 150) << seed;
        EXPECT_LE(highest, 750) << seed;
        EXPECT_GE(highest - lowest, 200) << seed;
        const int plateaus = flat_stretches(row, 40);
        EXPECT_GE(plateaus, 5) << seed;
        EXPECT_LE(plateaus, 20) << seed;
        all += plateaus;
    }
    EXPECT_GE(all, 20 * 8);
    EXPECT_LE(all, 20 * 14);
}

}  // namespace
}  // namespace terramorph
