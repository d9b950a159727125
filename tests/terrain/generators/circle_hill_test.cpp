#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "base/trig.h"
#include "support/land/terrain_rows.h"
#include "terrain/generator.h"

namespace terramorph {
namespace {

struct CircleHills {
    double base = 100;
    double count = 30;
    double radius_min = 5;
    double radius_max = 40;
    double rise_min = 10;
    double rise_max = 50;
    double highest = 800;
};

MapSettings circle_hills(std::uint32_t seed, const CircleHills& hills) {
    MapSettings terrain = default_terrain(*find_generator("circle-hill"));
    terrain.values = {hills.base,     hills.count,    hills.radius_min, hills.radius_max,
                      hills.rise_min, hills.rise_max, hills.highest};
    terrain.seed = seed;
    terrain.width = 90;
    terrain.depth = 70;
    return terrain;
}

/// The contract's text: every hill looks at every cell.
HeightMap circle_hills_by_the_text(const MapSettings& terrain, const CircleHills& hills) {
    const auto drawn = [&](double low, double high, std::uint32_t stream, int k) {
        return uniform(static_cast<float>(low), static_cast<float>(high), terrain.seed, stream, k, 0);
    };
    HeightMap map(terrain.width, terrain.depth, static_cast<float>(hills.base));
    for (int k = 0; k < static_cast<int>(hills.count); ++k) {
        const int cx =
            static_cast<int>(uniform01(terrain.seed, 10, k, 0) * static_cast<float>(terrain.width));
        const int cy =
            static_cast<int>(uniform01(terrain.seed, 11, k, 0) * static_cast<float>(terrain.depth));
        const float radius = drawn(hills.radius_min, hills.radius_max, 12, k);
        const float rise = drawn(hills.rise_min, hills.rise_max, 13, k);
        const float radius_squared = radius * radius;
        for (int y = 0; y < terrain.depth; ++y)
            for (int x = 0; x < terrain.width; ++x) {
                const auto d2 = static_cast<float>((x - cx) * (x - cx) + (y - cy) * (y - cy));
                if (d2 < radius_squared)
                    map.row(y)[x] += rise / 2 * (1 + cosine_of_half_turns(d2 / radius_squared));
            }
    }
    for (float& height : map.heights()) height = std::min(height, static_cast<float>(hills.highest));
    return map;
}

TEST(CircleHill, IsWhatTheTextSays) {
    for (const CircleHills& hills :
         {CircleHills{}, CircleHills{.count = 0}, CircleHills{.radius_min = 1, .radius_max = 1},
          CircleHills{.highest = 150},
          CircleHills{.radius_min = 25, .radius_max = 25, .rise_min = 60, .rise_max = 60},
          CircleHills{.count = 5, .radius_min = 1000, .radius_max = 1000}, CircleHills{.count = 400}})
        for (const std::uint32_t seed : {0u, 7u, 4294967295u}) {
            const MapSettings terrain = circle_hills(seed, hills);
            EXPECT_TRUE(std::ranges::equal(terrain.generator->map(terrain).heights(),
                                           circle_hills_by_the_text(terrain, hills).heights()))
                << "seed " << seed << ", " << hills.count << " hills of " << hills.radius_max;
        }
}

TEST(CircleHill, LiesBetweenItsBaseAndItsMaximum) {
    const MapSettings terrain = circle_hills(3, {.count = 5000, .rise_max = 1000, .highest = 500});
    const HeightMap map = terrain.generator->map(terrain);
    EXPECT_GE(std::ranges::min(map.heights()), 100.0f);
    EXPECT_EQ(std::ranges::max(map.heights()), 500.0f);
}

TEST(CircleHill, AHillRisesByItsRiseAboveItsCentre) {
    const MapSettings terrain =
        circle_hills(9, {.count = 1, .radius_min = 20, .radius_max = 20, .rise_min = 64, .rise_max = 64});
    const HeightMap map = terrain.generator->map(terrain);
    EXPECT_NEAR(std::ranges::max(map.heights()), 164.0f, 1e-4f);
}

TEST(CircleHill, ARadiusOfOneRaisesOneCell) {
    const MapSettings terrain =
        circle_hills(9, {.count = 1, .radius_min = 1, .radius_max = 1, .rise_min = 64, .rise_max = 64});
    const HeightMap map = terrain.generator->map(terrain);
    EXPECT_EQ(std::ranges::count_if(map.heights(), [](float height) { return height > 100; }), 1);
}

TEST(CircleHill, APlaceAtTheRadiusIsOutsideOfTheHill) {
    // Without a base to round away what little a cosine is off: 15, 20, 25 and 7, 24, 25 are right triangles.
    const CircleHills hills{.base = 0, .count = 1, .radius_min = 25, .radius_max = 25};
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const MapSettings terrain = circle_hills(seed, hills);
        EXPECT_TRUE(std::ranges::equal(terrain.generator->map(terrain).heights(),
                                       circle_hills_by_the_text(terrain, hills).heights()))
            << "seed " << seed;
    }
}

TEST(CircleHill, TheWidestHillsHaveRoomInTheWidestMap) {
    const CircleHills hills{.count = 40, .radius_min = 990, .radius_max = 1000};
    MapSettings terrain = circle_hills(11, hills);
    terrain.width = 16384;
    terrain.depth = 16;
    EXPECT_TRUE(std::ranges::equal(terrain.generator->map(terrain).heights(),
                                   circle_hills_by_the_text(terrain, hills).heights()));
}

TEST(CircleHill, AMaximumBelowTheBaseCutsTheBaseToo) {
    const MapSettings terrain = circle_hills(9, {.base = 300, .highest = 200});
    const HeightMap map = terrain.generator->map(terrain);
    EXPECT_TRUE(std::ranges::all_of(map.heights(), [](float height) { return height == 200.0f; }));
}

/// How many hills stand out of a row: rises by 60 columns and more, each followed by as deep a fall.
int peaks(const std::vector<float>& row) {
    constexpr float kClear = 60;
    int count = 0;
    bool rising = true;
    float turn = row[0];
    for (const float height : row) {
        if (rising ? height > turn : height < turn) turn = height;
        if (rising ? height > turn - kClear : height < turn + kClear) continue;
        count += rising;
        rising = !rising;
        turn = height;
    }
    return count;
}

TEST(CircleHill, TheStandardSettingsGiveRollingHills) {
    float mean = 0;
    int hills = 0;
    constexpr int kSeeds = 20;
    for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) {
        MapSettings terrain = default_terrain(*find_generator("circle-hill"));
        terrain.seed = seed;
        const std::vector<float> row = test::map_row(terrain, 1024);
        for (const float height : row) mean += height / static_cast<float>(kSeeds * row.size());
        hills += peaks(row);
    }
    EXPECT_GT(mean, 0.25f * 1024);
    EXPECT_LT(mean, 0.6f * 1024);
    EXPECT_GE(hills, 2 * kSeeds) << "two and more in a level";
}

}  // namespace
}  // namespace terramorph
