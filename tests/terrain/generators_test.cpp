// What holds for every generator in the list, whatever it is.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>
#include <string>
#include <tuple>

#include "base/random.h"
#include "base/text.h"
#include "support/land/terrain_rows.h"
#include "terrain/code/code_letters.h"
#include "terrain/generator.h"

namespace terramorph {
namespace {

/// A number in 0 .. 1: often one of the ends, and as often small as not.
double random_part(Random& random) {
    const double part = std::clamp(random.from_to(-100, 1100), 0, 1000) / 1000.0;
    const bool small = random.below(2) == 0;
    return small ? part * part * part * part : part;
}

MapSettings random_terrain(const Generator& generator, Random& random, int width, int depth) {
    MapSettings terrain = default_terrain(generator);
    terrain.seed = random.next();
    terrain.width = width;
    terrain.depth = depth;
    for (std::size_t k = 0; k < terrain.values.size(); ++k) {
        const Parameter& parameter = generator.parameters[k];
        const double value =
            parameter.minimum + (parameter.maximum - parameter.minimum) * random_part(random);
        terrain.values[k] = parameter.whole ? std::floor(value) : value;
    }
    for (const MinMaxPair& pair : generator.min_max_pairs) {
        double& low = terrain.values[index_of(generator.parameters, pair.low)];
        double& high = terrain.values[index_of(generator.parameters, pair.high)];
        std::tie(low, high) = std::minmax({low, high});
    }
    return terrain;
}

bool flat(const MapSettings& terrain) {
    const std::vector<float> row = test::map_row(terrain, terrain.depth / 2);
    return std::ranges::min(row) == std::ranges::max(row);
}

/// Random settings that give more than a plain.
MapSettings random_hills(const Generator& generator, Random& random, int width, int depth) {
    for (int tries = 0; tries < 1000; ++tries)
        if (const MapSettings terrain = random_terrain(generator, random, width, depth); !flat(terrain))
            return terrain;
    ADD_FAILURE() << generator.name << " gives nothing but plains of " << width << " x " << depth;
    return default_terrain(generator);
}

std::string told(const MapSettings& terrain) {
    std::string all =
        concat(terrain.generator->name, " seed ", terrain.seed, ", ", terrain.width, " x ", terrain.depth);
    for (std::size_t k = 0; k < terrain.values.size(); ++k)
        all += concat(", ", terrain.generator->parameters[k].name, " ", terrain.values[k]);
    return all;
}

void expect_rows_of_map(const MapSettings& terrain, const std::vector<int>& rows) {
    const HeightMap map = terrain.generator->map(terrain);
    const auto width = static_cast<std::size_t>(terrain.width);
    std::vector<float> heights(rows.size() * width);
    terrain.generator->rows(terrain, rows, heights);
    for (std::size_t n = 0; n < rows.size(); ++n)
        ASSERT_TRUE(std::ranges::equal(map.row(rows[n]), std::span(heights).subspan(n * width, width)))
            << "row " << rows[n];
}

class EveryGenerator : public testing::TestWithParam<const Generator*> {
  protected:
    const Generator& generator() const { return *GetParam(); }

    MapSettings sized(int width, int depth) const {
        MapSettings terrain = default_terrain(generator());
        terrain.width = width;
        terrain.depth = depth;
        return terrain;
    }
};

INSTANTIATE_TEST_SUITE_P(MapSettings, EveryGenerator,
                         testing::ValuesIn(generators().begin(), generators().end()),
                         [](const auto& generator) {
                             std::string name(generator.param->name);
                             std::erase(name, '-');
                             return name;
                         });

TEST_P(EveryGenerator, IsFoundByItsName) { EXPECT_EQ(find_generator(generator().name), &generator()); }

TEST_P(EveryGenerator, DeclaresItselfInFull) {
    EXPECT_FALSE(generator().label.empty());
    EXPECT_FALSE(generator().help.empty());
    std::set<std::string_view> names;
    for (const Parameter& parameter : generator().parameters) {
        EXPECT_TRUE(names.insert(parameter.name).second) << parameter.name << " is there twice";
        EXPECT_FALSE(parameter.label.empty()) << parameter.name;
        EXPECT_FALSE(parameter.help.empty()) << parameter.name;
        EXPECT_LT(parameter.minimum, parameter.maximum) << parameter.name;
    }
    for (const MinMaxPair& pair : generator().min_max_pairs)
        EXPECT_TRUE(names.contains(pair.low) && names.contains(pair.high)) << pair.low << ", " << pair.high;
}

TEST_P(EveryGenerator, HasLettersThatCodesCanBeginWith) {
    for (const char letter : generator().letters)
        EXPECT_TRUE(code_letter(letter).has_value()) << letter << " is no letter of codes";
}

TEST_P(EveryGenerator, AllowsItsOwnStandardValues) {
    EXPECT_FALSE(validate(default_terrain(generator())));
    EXPECT_EQ(default_terrain(generator()).values, default_values(generator().parameters));
}

TEST_P(EveryGenerator, EveryRowOfASmallMapIsTheMapsOwn) {
    Random random(19, 0);
    for (const auto& [width, depth] : {std::pair{16, 16}, {17, 16}, {16, 33}, {97, 61}, {300, 128}}) {
        const MapSettings terrain = random_hills(generator(), random, width, depth);
        SCOPED_TRACE(told(terrain));
        const HeightMap map = terrain.generator->map(terrain);
        for (int j = 0; j < depth; ++j)
            ASSERT_TRUE(std::ranges::equal(map.row(j), test::map_row(terrain, j))) << "row " << j;
        std::vector<int> all(static_cast<std::size_t>(depth));
        std::iota(all.begin(), all.end(), 0);
        expect_rows_of_map(terrain, all);
    }
}

TEST_P(EveryGenerator, RowsOfRandomMapsAreTheMapsOwn) {
    Random random(20, 0);
    for (int n = 0; n < 40; ++n) {
        const int width = random.from_to(16, 120);
        const int depth = random.from_to(16, 120);
        const MapSettings terrain = random_terrain(generator(), random, width, depth);
        const int first = random.below(terrain.depth);
        const int second = random.from_to(first, terrain.depth - 1);
        SCOPED_TRACE(told(terrain));
        ASSERT_FALSE(validate(terrain));
        expect_rows_of_map(terrain, {first, second, terrain.depth - 1});
    }
}

TEST_P(EveryGenerator, RowsOfLargeMapsAreTheMapsOwn) {
    Random random(21, 0);
    for (const auto& [width, depth] : {std::pair{640, 160}, {4096, 64}, {64, 4096}, {1025, 511}}) {
        const MapSettings terrain = random_hills(generator(), random, width, depth);
        const int middle = random.below(depth);
        SCOPED_TRACE(told(terrain));
        expect_rows_of_map(terrain, {0, middle, depth - 1});
    }
}

TEST_P(EveryGenerator, TheSameSettingsGiveTheSameMapAndAnotherSeedAnother) {
    Random random(22, 0);
    MapSettings terrain = random_hills(generator(), random, 64, 64);
    const HeightMap map = generator().map(terrain);
    EXPECT_TRUE(std::ranges::equal(map.heights(), generator().map(terrain).heights()));
    if (generator().name == "ripples") return;  // the tests' own has nothing random about it
    terrain.seed += 1;
    EXPECT_FALSE(std::ranges::equal(map.heights(), generator().map(terrain).heights()));
}

TEST_P(EveryGenerator, HeightsAreFiniteAtEveryExtreme) {
    const std::size_t count = generator().parameters.size();
    for (std::uint32_t choice = 0; choice < 1u << count; ++choice) {
        MapSettings terrain = sized(40, 24);
        for (std::size_t k = 0; k < count; ++k)
            terrain.values[k] =
                choice >> k & 1 ? generator().parameters[k].maximum : generator().parameters[k].minimum;
        if (validate(terrain)) continue;  // a least that is greater than the greatest
        SCOPED_TRACE(told(terrain));
        const HeightMap map = generator().map(terrain);
        for (const float height : map.heights()) ASSERT_TRUE(std::isfinite(height));
    }
}

TEST_P(EveryGenerator, RefusesEveryParameterOutsideItsRange) {
    for (std::size_t k = 0; k < generator().parameters.size(); ++k) {
        const Parameter& parameter = generator().parameters[k];
        for (const double value :
             {parameter.minimum - 1, parameter.maximum + 1, std::numeric_limits<double>::infinity(),
              std::numeric_limits<double>::quiet_NaN()}) {
            MapSettings terrain = default_terrain(generator());
            terrain.values[k] = value;
            const Refusal refusal = validate(terrain);
            ASSERT_TRUE(refusal) << parameter.name << " " << value;
            EXPECT_EQ(refusal->text(),
                      concat(parameter.name, " can't be ", value, "; allowed: ", range_text(parameter)));
        }
    }
}

TEST_P(EveryGenerator, RefusesPartsOfWhatIsCounted) {
    for (std::size_t k = 0; k < generator().parameters.size(); ++k) {
        if (!generator().parameters[k].whole) continue;
        MapSettings terrain = default_terrain(generator());
        terrain.values[k] += 0.5;
        ASSERT_TRUE(validate(terrain)) << generator().parameters[k].name;
        EXPECT_NE(validate(terrain)->text().find("whole numbers only"), std::string::npos)
            << validate(terrain)->text();
    }
}

TEST_P(EveryGenerator, RefusesALeastThatIsGreaterThanTheGreatest) {
    for (const MinMaxPair& pair : generator().min_max_pairs) {
        const auto low = static_cast<std::size_t>(index_of(generator().parameters, pair.low));
        const auto high = static_cast<std::size_t>(index_of(generator().parameters, pair.high));
        MapSettings terrain = default_terrain(generator());
        terrain.values[low] = terrain.values[high];
        EXPECT_FALSE(validate(terrain)) << "they may be equal";
        terrain.values[low] = terrain.values[high] + 1;
        ASSERT_TRUE(validate(terrain)) << pair.low;
        EXPECT_EQ(validate(terrain)->text(),
                  concat(pair.low, " can't be ", terrain.values[low], " while ", pair.high, " is ",
                         terrain.values[high], "; allowed: ", generator().parameters[low].minimum, " to ",
                         terrain.values[high]));
    }
}

TEST_P(EveryGenerator, RefusesAWrongCountOfValues) {
    MapSettings terrain = default_terrain(generator());
    terrain.values.push_back(0);
    EXPECT_TRUE(validate(terrain));
    terrain.values.clear();
    EXPECT_TRUE(validate(terrain));
}

TEST_P(EveryGenerator, RefusesMapsThatAreTooSmallOrTooLarge) {
    for (const int size : {-1, 0, 15, 16385, 2147483647}) {
        EXPECT_EQ(validate(sized(size, 64))->text(),
                  concat("width can't be ", size, "; allowed: 16 to 16384 m"));
        EXPECT_EQ(validate(sized(64, size))->text(),
                  concat("depth can't be ", size, "; allowed: 16 to 16384 m"));
    }
    EXPECT_FALSE(validate(sized(16, 16384)));
    EXPECT_FALSE(validate(sized(16384, 16)));
}

TEST(Generators, AnUnknownNameFindsNone) {
    EXPECT_EQ(find_generator("Circle-hill"), nullptr);
    EXPECT_EQ(find_generator(""), nullptr);
}

TEST(Generators, AMapOfFittingDepthHasAsManyCellsAsTheStandardOne) {
    for (const int width : {640, 1000, 2048, 5000, 16384}) {
        EXPECT_FALSE(validate(kMapDepth, fitting_depth(width))) << width;
        EXPECT_NEAR(fitting_depth(width) * width, 2048 * 2048, width) << width;
    }
    EXPECT_FALSE(validate(kMapDepth, fitting_depth(16)));
}

TEST(Generators, WhatIsPlacedLiesOnTheLandAndIsNotTooMuch) {
    MapSettings terrain = default_terrain(*generators().front());
    for (std::int64_t k = 0; k < std::int64_t{kMaxPlaced}; ++k) terrain.placed[{k, -k}] = Feature::tree;
    EXPECT_FALSE(validate(terrain));
    terrain.placed[{0, 1}] = Feature::sign;
    EXPECT_EQ(validate(terrain)->text(), "can't place 10001 objects; allowed: 0 to 10000");
    terrain.placed = {{{-2147483648, 2147483647}, Feature::pond}};
    EXPECT_FALSE(validate(terrain));
    terrain.placed = {{{0, 2147483648}, Feature::pond}};
    EXPECT_EQ(validate(terrain)->text(),
              "can't place objects at 2147483648; allowed: -2147483648 to 2147483647");
}

TEST(Generators, ATerrainWithoutAGeneratorIsRefused) { EXPECT_TRUE(validate(MapSettings{})); }

}  // namespace
}  // namespace terramorph
