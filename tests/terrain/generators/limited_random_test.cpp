#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <vector>

#include "base/random.h"
#include "support/land/terrain_rows.h"
#include "terrain/generator.h"

namespace terramorph {
namespace {

MapSettings limited_random(std::uint32_t seed, double low, double high, double increase,
                           int spacing = 1) {
    MapSettings terrain = default_terrain(*find_generator("limited-random"));
    terrain.values = {low, high, increase, static_cast<double>(spacing)};
    terrain.seed = seed;
    terrain.width = 70;
    terrain.depth = 45;
    return terrain;
}

/// The contract's text, word for word and cell by cell.
HeightMap limited_random_by_the_text(const MapSettings& terrain) {
    const auto low = static_cast<float>(terrain.values[0]);
    const auto high = static_cast<float>(terrain.values[1]);
    const auto increase = static_cast<float>(terrain.values[2]);
    HeightMap map(terrain.width, terrain.depth);
    for (int j = 0; j < terrain.depth; ++j)
        for (int i = 0; i < terrain.width; ++i) {
            float a = uniform(low, high, terrain.seed, 0, i, j);
            if (i > 0 && j > 0) a = (map.at(i - 1, j) + map.at(i, j - 1)) / 2;
            if (i > 0 && j == 0) a = map.at(i - 1, 0);
            const float h = a + increase * (uniform01(terrain.seed, 1, i, j) - 0.5f);
            map.row(j)[i] = std::clamp(h, low, high);
        }
    return map;
}

TEST(LimitedRandom, IsWhatTheTextSays) {
    for (const MapSettings& terrain :
         {limited_random(1, 200, 700, 10), limited_random(4294967295u, 0, 8000, 1000),
          limited_random(3, 100, 120, 300), limited_random(4, 50, 50, 10)})
        EXPECT_TRUE(std::ranges::equal(terrain.generator->map(terrain).heights(),
                                       limited_random_by_the_text(terrain).heights()))
            << "seed " << terrain.seed;
}

TEST(LimitedRandom, IsWhatTheTextSaysOfTheWidestAndTheNarrowestMap) {
    for (const int width : {16, 16384}) {
        MapSettings terrain = limited_random(8, 200, 700, 10);
        terrain.width = width;
        terrain.depth = 130;
        EXPECT_TRUE(std::ranges::equal(terrain.generator->map(terrain).heights(),
                                       limited_random_by_the_text(terrain).heights()))
            << width << " wide";
    }
}

TEST(LimitedRandom, GivesAnyRowsThatAreAskedForAtOnce) {
    MapSettings terrain = limited_random(9, 200, 700, 10);
    terrain.depth = 200;
    const HeightMap map = limited_random_by_the_text(terrain);
    const std::vector<int> wanted = {0, 0, 1, 63, 64, 64, 65, 150, 199};
    const auto width = static_cast<std::size_t>(terrain.width);
    std::vector<float> rows(wanted.size() * width);
    terrain.generator->rows(terrain, wanted, rows);
    for (std::size_t n = 0; n < wanted.size(); ++n)
        EXPECT_TRUE(std::ranges::equal(map.row(wanted[n]), std::span(rows).subspan(n * width, width)))
            << "row " << wanted[n];
}

TEST(LimitedRandom, RunsStraightFromEachPlaceOfTheTextToTheNext) {
    const MapSettings text = limited_random(2, 200, 700, 90);
    const HeightMap places = limited_random_by_the_text(text);
    MapSettings wide = limited_random(2, 200, 700, 90, 16);
    wide.width = 200;
    wide.depth = 100;
    const HeightMap map = wide.generator->map(wide);
    for (int j = 0; j < 6; ++j)
        for (int i = 0; i < 12; ++i) {
            EXPECT_EQ(map.at(16 * i, 16 * j), places.at(i, j));
            EXPECT_FLOAT_EQ(map.at(16 * i + 8, 16 * j), (places.at(i, j) + places.at(i + 1, j)) / 2);
        }
}

TEST(LimitedRandom, StaysBetweenItsHeightsAndReachesThem) {
    const MapSettings terrain = limited_random(5, 100, 120, 300);
    const HeightMap map = terrain.generator->map(terrain);
    EXPECT_EQ(std::ranges::min(map.heights()), 100.0f);
    EXPECT_EQ(std::ranges::max(map.heights()), 120.0f);
}

TEST(LimitedRandom, WithoutAnIncreaseARowKeepsItsFirstHeight) {
    const MapSettings terrain = limited_random(6, 200, 700, 0);
    const std::vector<float> row = test::map_row(terrain, 0);
    EXPECT_TRUE(std::ranges::all_of(row, [&](float height) { return height == row[0]; }));
}

TEST(LimitedRandom, TheLastRowAndColumnAreFilled) {
    const MapSettings terrain = limited_random(7, 200, 700, 10);
    const HeightMap map = terrain.generator->map(terrain);
    for (int i = 0; i < terrain.width; ++i) EXPECT_GE(map.at(i, terrain.depth - 1), 200.0f);
    for (int j = 0; j < terrain.depth; ++j) EXPECT_GE(map.at(terrain.width - 1, j), 200.0f);
}

}  // namespace
}  // namespace terramorph
