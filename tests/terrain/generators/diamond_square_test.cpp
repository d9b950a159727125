#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "base/text.h"
#include "support/land/plain_terrain.h"
#include "support/land/terrain_rows.h"

namespace terramorph {
namespace {

enum : std::size_t { kMinRoughness, kMaxRoughness, kDecay, kBase, kScale, kWaterLevel, kSquares };

MapSettings diamond_square(std::uint32_t seed, int width, int depth) {
    MapSettings terrain = default_terrain(*find_generator("diamond-square"));
    terrain.seed = seed;
    terrain.width = width;
    terrain.depth = depth;
    terrain.values = {-4, 4, 0.5, 440, 80, 0, 0};  // the text's own grid: one square
    return terrain;
}

void expect_plain_diamond_square(const MapSettings& terrain, int every) {
    SCOPED_TRACE(concat("seed ", terrain.seed, ", ", terrain.width, " x ", terrain.depth));
    ASSERT_FALSE(validate(terrain));
    const HeightMap plain = plain_map(terrain);
    ASSERT_TRUE(std::ranges::equal(plain.heights(), terrain.generator->map(terrain).heights()));
    for (int j = 0; j < terrain.depth; j += every)
        ASSERT_TRUE(std::ranges::equal(plain.row(j), test::map_row(terrain, j))) << "row " << j;
}

TEST(DiamondSquare, EveryRowIsThatOfTheClassicGrid) {
    Random random(43, 0);
    for (const auto& [width, depth] : {std::pair{16, 16}, {17, 17}, {18, 16}, {33, 32}, {64, 129}, {100, 70}})
        expect_plain_diamond_square(diamond_square(random.next(), width, depth), 1);
}

TEST(DiamondSquare, MapsThatDoNotFillTheGridAreItsFirstRowsAndColumns) {
    Random random(44, 0);
    for (int n = 0; n < 40; ++n) {
        MapSettings terrain = diamond_square(random.next(), random.from_to(16, 300), random.from_to(16, 300));
        terrain.values[kMinRoughness] = random.from_to(-100, 100);
        terrain.values[kMaxRoughness] = random.from_to(static_cast<int>(terrain.values[0]), 100);
        terrain.values[kDecay] = random.from_to(35, 95) / 100.0;
        terrain.values[kSquares] = random.from_to(0, 4);
        expect_plain_diamond_square(terrain, random.from_to(1, 40));
    }
}

TEST(DiamondSquare, WideAndDeepMapsAreThoseOfTheClassicGrid) {
    expect_plain_diamond_square(diamond_square(8, 2049, 16), 5);
    expect_plain_diamond_square(diamond_square(8, 16, 1500), 100);
    expect_plain_diamond_square(diamond_square(8, 1025, 1025), 300);
}

TEST(DiamondSquare, RowsInOneRunAndApartAreTheSame) {
    const MapSettings terrain = diamond_square(9, 129, 129);
    const HeightMap map = terrain.generator->map(terrain);
    for (const std::vector<int>& wanted :
         {std::vector{0, 1, 2, 3}, {5, 6, 7, 20, 21}, {63, 64, 65}, {8, 8, 9}, {127, 128}, {}}) {
        HeightMap rows(terrain.width, static_cast<int>(wanted.size()));
        terrain.generator->rows(terrain, wanted, rows.heights());
        for (int n = 0; n < rows.depth(); ++n)
            EXPECT_TRUE(std::ranges::equal(rows.row(n), map.row(wanted[n]))) << "row " << wanted[n];
    }
}

TEST(DiamondSquare, TheCornersLieBetweenTheLowestAndTheHighest) {
    for (std::uint32_t seed = 1; seed <= 50; ++seed) {
        const MapSettings terrain = diamond_square(seed, 65, 65);
        const HeightMap map = terrain.generator->map(terrain);
        for (const int y : {0, 64})
            for (const int x : {0, 64}) {
                EXPECT_EQ(map.at(x, y), 440 + 80 * uniform(-4, 4, seed, 40, x, y));
                EXPECT_GE(map.at(x, y), 440 - 4 * 80);
                EXPECT_LE(map.at(x, y), 440 + 4 * 80);
            }
    }
}

TEST(DiamondSquare, EqualCornersGiveAPlain) {
    MapSettings terrain = diamond_square(1, 70, 40);
    terrain.values[kMinRoughness] = terrain.values[kMaxRoughness] = 1;
    const HeightMap map = terrain.generator->map(terrain);
    EXPECT_TRUE(std::ranges::all_of(map.heights(), [](float height) { return height == 520.0f; }));
}

/// No level can add more than its amplitude to what its midpoints are the mean of, of which centres, that
/// have been offset once already, are the half.
TEST(DiamondSquare, HeightsStayWithinTheSumOfAllOffsets) {
    Random random(45, 0);
    for (int n = 0; n < 60; ++n) {
        MapSettings terrain = diamond_square(random.next(), 100, 129);
        terrain.values[kMaxRoughness] = random.from_to(-4, 100);
        terrain.values[kDecay] = n % 2 == 0 ? 0.95 : random.from_to(35, 95) / 100.0;
        const double lowest = terrain.values[kMinRoughness];
        const double highest = terrain.values[kMaxRoughness];
        double offsets = 0;
        double amplitude = (highest - lowest) / 2;
        for (int level = 0; level < 7; ++level, amplitude *= terrain.values[kDecay])
            offsets += 1.5 * amplitude;
        const HeightMap map = terrain.generator->map(terrain);
        EXPECT_GE(std::ranges::min(map.heights()), 440 + 80 * (lowest - offsets)) << "case " << n;
        EXPECT_LE(std::ranges::max(map.heights()), 440 + 80 * (highest + offsets)) << "case " << n;
    }
}

/// How much a height differs from the next one's, on average over a row.
float steepness(const MapSettings& terrain) {
    const std::vector<float> row = test::map_row(terrain, terrain.depth / 2);
    float sum = 0;
    for (std::size_t i = 1; i < row.size(); ++i) sum += std::abs(row[i] - row[i - 1]);
    return sum / static_cast<float>(row.size() - 1);
}

TEST(DiamondSquare, TheLessItDecaysTheRougherItIs) {
    float last = 0;
    for (const double decay : {0.35, 0.5, 0.65, 0.8, 0.95}) {
        MapSettings terrain = diamond_square(3, 1025, 1025);
        terrain.values[kDecay] = decay;
        EXPECT_GT(steepness(terrain), 1.5f * last) << "decay " << decay;
        last = steepness(terrain);
    }
}

MapSettings diamond_square(const Preset& preset, std::uint32_t seed) {
    MapSettings terrain = diamond_square(seed, 2048, 2048);
    terrain.values = default_values(terrain.generator->parameters);
    for (const Preset::Setting& setting : preset.settings)
        terrain.values[index_of(terrain.generator->parameters, setting.parameter)] = setting.value;
    return terrain;
}

/// What part of some levels' columns is below a height.
double part_below(const Preset& preset, float height) {
    constexpr int kSeeds = 20;
    double below = 0;
    for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) {
        const std::vector<float> row = test::map_row(diamond_square(preset, seed), 1024);
        below += static_cast<double>(std::ranges::count_if(row, [&](float at) { return at < height; }));
    }
    return below / (kSeeds * 2048);
}

TEST(DiamondSquare, HasTheFourLandsOfTheText) {
    const std::span<const Preset> presets = find_generator("diamond-square")->presets;
    ASSERT_EQ(presets.size(), 4u);
    std::vector<double> wet;
    for (const Preset& preset : presets) {
        const MapSettings terrain = diamond_square(preset, 1);
        EXPECT_FALSE(validate(terrain)) << preset.label;
        wet.push_back(part_below(preset, static_cast<float>(terrain.values[kWaterLevel])));
        EXPECT_GT(part_below(preset, 800), 0.95) << preset.label << " leaves room for the sky";
    }
    EXPECT_GT(wet[0], 0.5) << "small islands: more water than land";
    EXPECT_LT(wet[0], 0.9);
    EXPECT_LT(wet[1], 0.01) << "a desert is dry";
    EXPECT_GT(wet[2], 0.2) << "large lakes in a landmass";
    EXPECT_LT(wet[2], 0.5);
    EXPECT_LT(wet[3], 0.01) << "the moon is dry";
    EXPECT_GT(steepness(diamond_square(presets[3], 1)), 3 * steepness(diamond_square(presets[1], 1)))
        << "the moon is rough, dunes are smooth";
}

}  // namespace
}  // namespace terramorph
