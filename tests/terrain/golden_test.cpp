#include <gtest/gtest.h>

#include "base/hash.h"
#include "base/text.h"
#include "support/golden.h"
#include "support/land/terrain_rows.h"
#include "terrain/level.h"
#include "terrain/road/level_roads.h"
#include "terrain/scenery.h"

namespace terramorph {
namespace {

template <class Numbers>
std::string hash_of(const Numbers& numbers) {
    Hash hash;
    for (const auto number : numbers)
        if constexpr (requires { number.count(); })
            hash.add(number.count());
        else
            hash.add(number);
    return hex_text(hash.value());
}

/// A terrain and how a line tells it.
struct Case {
    MapSettings terrain;
    std::string told;
};

/// The standard values, but for those of `changes`.
Case case_of(std::string_view generator, std::uint32_t seed, int width, int depth,
             const std::vector<std::pair<std::string_view, double>>& changes = {}) {
    MapSettings terrain = default_terrain(*find_generator(generator));
    terrain.seed = seed;
    terrain.width = width;
    terrain.depth = depth;
    std::string told = concat(generator, ", seed ", seed, ", ", width, " x ", depth);
    for (const auto& [name, value] : changes) {
        terrain.values[index_of(terrain.generator->parameters, name)] = value;
        told += concat(", ", name, " ", value);
    }
    EXPECT_FALSE(validate(terrain)) << told;
    return {terrain, told};
}

std::string map_line(const Case& one) {
    return concat("map of ", one.told, ": ", hash_of(one.terrain.generator->map(one.terrain).heights()));
}

std::string row_line(const Case& one, int row) {
    return concat("row ", row, " of ", one.told, ": ", hash_of(test::map_row(one.terrain, row)));
}

std::string level_line(const Case& one, const Cut& cut) {
    LevelSettings settings;
    settings.terrain = one.terrain;
    settings.cut = cut;
    return concat("level of ", one.told, ", cut ", cut.position, ", angle ", cut.angle, ": ",
                  hash_of(level_surface(settings)));
}

/// What covers the land, and what stands on it.
std::string scenery_line(const Case& one) {
    Hash hash;
    std::vector<SpotRun> runs;
    for (int y = 0; y < one.terrain.depth; ++y) {
        std::vector<Spot> spots;
        for (int x = 0; x < one.terrain.width; ++x) spots.push_back(one.terrain.origin + Spot{x, y});
        for (const LandCover cover : test::covers_at(one.terrain, spots)) hash.add(static_cast<int>(cover));
        runs.push_back({spots.front(), one.terrain.width});
    }
    for (const auto& [spot, feature] : features_on(one.terrain, runs)) {
        hash.add(spot.x);
        hash.add(spot.y);
        hash.add(static_cast<int>(feature));
    }
    return concat("scenery of ", one.told, ": ", hex_text(hash.value()));
}

/// The roads of the map, and where they meet a cut.
std::string roads_line(const Case& one, const Cut& cut) {
    LevelSettings settings;
    settings.terrain = one.terrain;
    settings.cut = cut;
    Hash hash;
    for (const Road& road : roads_near(settings, one.terrain.origin,
                                       one.terrain.origin + Spot{one.terrain.width, one.terrain.depth}))
        for (const Spot& spot : road) {
            hash.add(spot.x);
            hash.add(spot.y);
        }
    std::string line = concat("roads of ", one.told, ", cut ", cut.position, ", angle ", cut.angle, ": ",
                              hex_text(hash.value()));
    for (const Range& stretch : road_stretches(settings, level_surface(settings)))
        line += concat(" ", stretch.x0, "-", stretch.x1);
    return line;
}

/// A case with its map elsewhere in infinite land.
Case moved(Case one, std::int64_t x, std::int64_t y) {
    one.terrain.origin = {x, y};
    one.told += concat(", at ", x, " ", y);
    return one;
}

/// Every line as it is now.
std::vector<std::string> lines_now() {
    constexpr std::string_view kRandom = "limited-random";
    constexpr std::string_view kHills = "circle-hill";
    const Case random = case_of(kRandom, 1, 2048, 2048);
    const Case hills = case_of(kHills, 1, 2048, 2048);
    constexpr std::string_view kHill = "hill";
    const Case hill = case_of(kHill, 1, 2048, 2048);
    constexpr std::string_view kDiamonds = "diamond-square";
    const Case diamonds = case_of(kDiamonds, 1, 2048, 2048);
    constexpr std::string_view kWaves = "waves";
    const Case waves = case_of(kWaves, 1, 2048, 2048);
    constexpr std::string_view kPlateaus = "plateaus";
    const Case plateaus = case_of(kPlateaus, 1, 2048, 2048);
    return {
        map_line(case_of(kRandom, 7, 512, 512)),
        map_line(
            case_of(kRandom, 4294967295u, 321, 123, {{"minimumHeight", 0}, {"maximumHeightIncrease", 300}})),
        row_line(case_of(kRandom, 1, 16384, 64), 63),
        row_line(random, 1024),
        level_line(random, {0.42, 0}),
        level_line(random, {0.2, -3}),
        map_line(case_of(kHills, 7, 512, 512, {{"numCircles", 20}})),
        map_line(case_of(kHills, 4294967295u, 321, 123, {{"circleRadiusMin", 5}, {"circleRadiusMax", 30}})),
        row_line(case_of(kHills, 1, 16384, 64, {{"circleRadiusMax", 90}}), 63),
        row_line(case_of(kHills, 2, 2048, 2048, {{"numCircles", 5000}, {"maximumHeight", 8000}}), 1024),
        level_line(hills, {0.42, 0}),
        level_line(hills, {0.2, -3}),
        map_line(case_of(kHill, 7, 512, 512)),
        map_line(case_of(kHill, 4294967295u, 321, 123,
                         {{"hills", 20},
                          {"radiusMin", 32},
                          {"radiusMax", 40},
                          {"flatten", 8},
                          {"minimumHeight", 150},
                          {"maximumHeight", 750}})),
        row_line(case_of(kHill, 1, 16384, 64, {{"hills", 5000}, {"radiusMin", 1}, {"radiusMax", 640}}), 63),
        row_line(hill, 1024),
        level_line(hill, {0.42, 0}),
        level_line(hill, {0.2, -3}),
        map_line(case_of(kWaves, 7, 512, 512)),
        map_line(case_of(kWaves, 4294967295u, 321, 123,
                         {{"profileLength", 8}, {"patterns", 16}, {"heightScale", 8000}})),
        map_line(moved(case_of(kWaves, 7, 64, 64, {{"profileLength", 0}}), -2147467264, 2147467264)),
        row_line(waves, 1024),
        row_line(waves, 2000000000),
        row_line(moved(waves, 1234567890, -987654321), -5),
        level_line(waves, {0.42, 0}),
        level_line(waves, {0.2, -3}),
        level_line(moved(waves, 40000, -70000), {0.7, 61.5}),
        scenery_line(case_of(kWaves, 7, 1024, 1024)),
        map_line(case_of(kDiamonds, 7, 512, 512)),
        map_line(case_of(kDiamonds, 4294967295u, 321, 123,
                         {{"minRoughness", -100}, {"maxRoughness", 100}, {"decay", 0.95}})),
        row_line(case_of(kDiamonds, 1, 16384, 64, {{"decay", 0.35}}), 63),
        row_line(diamonds, 1024),
        level_line(diamonds, {0.42, 0}),
        level_line(diamonds, {0.2, -3}),
        map_line(case_of(kPlateaus, 7, 512, 512)),
        map_line(case_of(kPlateaus, 4294967295u, 321, 123,
                         {{"cellSize", 32}, {"scatter", 1}, {"levels", 16}, {"slopes", 1}})),
        map_line(moved(case_of(kPlateaus, 7, 64, 64, {{"cellSize", 33}}), -2147467264, 2147467264)),
        row_line(case_of(kPlateaus, 1, 16384, 64, {{"cellSize", 512}, {"wave", 1.5}}), 63),
        row_line(plateaus, 2000000000),
        row_line(moved(plateaus, 1234567890, -987654321), -5),
        level_line(plateaus, {0.42, 0}),
        level_line(plateaus, {0.2, -3}),
        level_line(moved(plateaus, 40000, -70000), {0.7, 61.5}),
        roads_line(random, {0.5, 0}),
        roads_line(hills, {0.42, 0}),
        roads_line(hill, {0.42, -3}),
        roads_line(diamonds, {0.6, 40}),
        roads_line(moved(waves, 40000, -70000), {0.7, 61.5}),
        roads_line(moved(plateaus, 1234567, -987654), {0.5, 0}),
    };
}

/// Where maps, rows or levels change, every recorded match and every shared level changes with them.
TEST(TerrainGolden, MapsRowsAndLevelsAreWhatTheyWere) {
    test::expect_golden("tests/golden/terrain.txt", lines_now());
}

}  // namespace
}  // namespace terramorph
