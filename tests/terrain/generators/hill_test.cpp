#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "base/text.h"
#include "support/land/plain_terrain.h"
#include "support/land/terrain_rows.h"
#include "terrain/generators/hill_extremes.h"

namespace terramorph {
namespace {

struct Settings {
    double hills = 40;
    double radius_min = 5;
    double radius_max = 30;
    double flatten = 1;
    double lowest = 150;
    double highest = 750;
};

MapSettings hill_terrain(std::uint32_t seed, int width, int depth, const Settings& settings) {
    MapSettings terrain = default_terrain(*find_generator("hill"));
    terrain.values = {settings.hills,   settings.radius_min, settings.radius_max,
                      settings.flatten, settings.lowest,     settings.highest};
    terrain.seed = seed;
    terrain.width = width;
    terrain.depth = depth;
    return terrain;
}

void expect_plain_hills(const MapSettings& terrain) {
    ASSERT_FALSE(validate(terrain));
    const HeightMap plain = plain_map(terrain);
    ASSERT_TRUE(std::ranges::equal(plain.heights(), terrain.generator->map(terrain).heights()));
    for (const int j : {0, terrain.depth / 3, terrain.depth - 1})
        ASSERT_TRUE(std::ranges::equal(plain.row(j), test::map_row(terrain, j))) << "row " << j;
}

TEST(Hill, IsWhatTheTextSays) {
    Random random(41, 0);
    for (int n = 0; n < 60; ++n) {
        Settings settings;
        settings.hills = random.below(3) == 0 ? random.below(6) : random.below(120);
        settings.radius_min = random.from_to(1, random.below(2) == 0 ? 12 : 640);
        settings.radius_max = settings.radius_min + random.below(641 - static_cast<int>(settings.radius_min));
        settings.flatten = random.from_to(1, 8);
        settings.lowest = random.below(8001) / 7.0;
        settings.highest = settings.lowest + random.below(6000) / 3.0;
        const auto seed = random.next();
        const int width = random.from_to(16, 150);
        const int depth = random.from_to(16, 150);
        SCOPED_TRACE(concat("case ", n, ", seed ", seed, ", ", width, " x ", depth));
        expect_plain_hills(hill_terrain(seed, width, depth, settings));
    }
}

TEST(Hill, IsWhatTheTextSaysOnMapsOfAnyShape) {
    for (const auto& [width, depth] : {std::pair{16, 16}, {4096, 64}, {16, 2000}, {700, 33}})
        for (const double hills : {1.0, 20.0, 60.0}) {
            SCOPED_TRACE(concat(hills, " hills on ", width, " x ", depth));
            expect_plain_hills(hill_terrain(7, width, depth, {.hills = hills, .radius_max = 170}));
        }
}

TEST(Hill, ThousandsOfHillsOfTheLargestRadiusAreSummedExactly) {
    expect_plain_hills(hill_terrain(3, 24, 20, {.hills = 5000, .radius_min = 640, .radius_max = 640}));
    expect_plain_hills(hill_terrain(3, 24, 20, {.hills = 5000, .radius_min = 1, .radius_max = 640}));
}

TEST(Hill, ReachesFromItsMinimumToItsMaximum) {
    for (const double hills : {1.0, 5.0, 200.0, 3000.0})
        for (const std::uint32_t seed : {0u, 7u, 4294967295u}) {
            const MapSettings terrain = hill_terrain(seed, 300, 200, {.hills = hills, .flatten = 3});
            const HeightMap map = terrain.generator->map(terrain);
            EXPECT_EQ(std::ranges::min(map.heights()), 150.0f) << hills << " hills, seed " << seed;
            EXPECT_EQ(std::ranges::max(map.heights()), 750.0f) << hills << " hills, seed " << seed;
        }
}

TEST(Hill, WithoutHillsIsAPlainAtTheMinimum) {
    const MapSettings terrain = hill_terrain(1, 64, 64, {.hills = 0});
    const HeightMap map = terrain.generator->map(terrain);
    EXPECT_TRUE(std::ranges::all_of(map.heights(), [](float height) { return height == 150.0f; }));
}

TEST(Hill, OneHillFallsOffWithTheSquareOfTheDistance) {
    const MapSettings terrain = hill_terrain(
        5, 200, 200, {.hills = 1, .radius_min = 10, .radius_max = 10, .lowest = 0, .highest = 100});
    const HeightMap map = terrain.generator->map(terrain);
    const auto summit = static_cast<int>(std::ranges::max_element(map.heights()) - map.heights().begin());
    const int x = summit % 200;
    const int y = summit / 200;
    ASSERT_TRUE(x >= 10 && x < 190 && y >= 10 && y < 190) << "another seed has to be taken";
    EXPECT_FLOAT_EQ(map.at(x, y), 100);
    EXPECT_FLOAT_EQ(map.at(x + 5, y), 75);
    EXPECT_FLOAT_EQ(map.at(x - 3, y + 4), 75);
    EXPECT_FLOAT_EQ(map.at(x, y - 10), 0);
}

TEST(Hill, FlatteningLowersAllBetweenTheExtremes) {
    const HeightMap plain = plain_map(hill_terrain(2, 120, 90, {.flatten = 1, .lowest = 0, .highest = 1}));
    const MapSettings terrain = hill_terrain(2, 120, 90, {.flatten = 2, .lowest = 0, .highest = 1});
    const HeightMap flattened = terrain.generator->map(terrain);
    for (std::size_t n = 0; n < plain.heights().size(); ++n)
        ASSERT_EQ(flattened.heights()[n], plain.heights()[n] * plain.heights()[n]);
}

/// The extremes, found by looking at every cell.
HillExtremes extremes_of_all_cells(const Hills& hills, int width, int depth) {
    std::vector<int> sums;
    for (int y = 0; y < depth; ++y)
        for (int x = 0; x < width; ++x) {
            int sum = 0;
            for (std::size_t k = 0; k < hills.x.size(); ++k) {
                const int dx = x - hills.x[k];
                const int dy = y - hills.y[k];
                sum += std::max(0, hills.radius_squared[k] - dx * dx - dy * dy);
            }
            sums.push_back(sum);
        }
    const auto [lowest, highest] = std::ranges::minmax(sums);
    return {lowest, highest};
}

void expect_true_extremes(const Hills& hills, int width, int depth) {
    const HillExtremes found = extremes_of(hills, width, depth);
    const HillExtremes truth = extremes_of_all_cells(hills, width, depth);
    EXPECT_EQ(found.lowest, truth.lowest) << hills.x.size() << " hills on " << width << " x " << depth;
    EXPECT_EQ(found.highest, truth.highest) << hills.x.size() << " hills on " << width << " x " << depth;
}

TEST(HillExtremes, OfFewHillsAreThoseOfAllCells) {
    expect_true_extremes({}, 30, 20);
    expect_true_extremes({{3}, {4}, {25}}, 30, 20);
    expect_true_extremes({{0, 29}, {0, 19}, {2000, 2000}}, 30, 20);
    expect_true_extremes({{3, 4}, {4, 4}, {1, 1}}, 30, 20);
    expect_true_extremes({{15}, {10}, {409600}}, 30, 20);
    expect_true_extremes({{7, 9, 10}, {3, 3, 3}, {16, 9, 400}}, 16, 1);
}

TEST(HillExtremes, OfRandomHillsAreThoseOfAllCells) {
    Random random(42, 0);
    for (int n = 0; n < 200; ++n) {
        const int width = random.from_to(1, 60);
        const int depth = random.from_to(1, 60);
        const int largest = random.from_to(1, 5000);
        Hills hills;
        for (int count = random.below(50); count > 0; --count) {
            hills.x.push_back(random.below(width));
            hills.y.push_back(random.below(depth));
            hills.radius_squared.push_back(random.from_to(1, largest));
        }
        SCOPED_TRACE(concat("case ", n));
        expect_true_extremes(hills, width, depth);
    }
}

TEST(HillExtremes, SumsMayComeNearTo2To31) {
    const std::vector<int> spot(5000, 8);
    const HillExtremes found = extremes_of({spot, spot, std::vector<int>(5000, 640 * 640)}, 16, 16);
    EXPECT_EQ(found.highest, 5000 * 640 * 640);
    EXPECT_EQ(found.lowest, 5000 * (640 * 640 - 8 * 8 - 8 * 8));
}

}  // namespace
}  // namespace terramorph
