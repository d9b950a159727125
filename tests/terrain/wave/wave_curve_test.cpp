#include "terrain/wave/wave_curve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "base/random.h"
#include "support/land/terrain_rows.h"
#include "support/land/waves.h"
#include "terrain/generator.h"
#include "terrain/wave/wave_sum.h"

namespace terramorph {
namespace {

constexpr int kUnit = WaveProfile::kPeak / WaveCurve::kHighest;

int height_of(const WaveCurve& curve, int knot) {
    const int height = curve.knots[static_cast<std::size_t>(knot % WaveCurve::kKnots)];
    return (2 * height - WaveCurve::kHighest) * kUnit;
}

MapSettings drawn_land(const WaveCurve& curve, double length = 2) {
    MapSettings terrain = default_terrain(*find_generator("waves"));
    terrain.values[0] = length;
    terrain.width = 100;
    terrain.depth = 40;
    terrain.wave = curve;
    return terrain;
}

}  // namespace

TEST(WaveCurve, PassesThroughItsKnotsAndNeverBeyondThoseBeside) {
    Random random(71, 0);
    for (int n = 0; n < 360; ++n) {
        const WaveCurve curve = test::random_curve(random);
        const int length = 256 << n % 6, wide = length / WaveCurve::kKnots;
        for (int index = 0; index < length; ++index) {
            const int knot = index / wide, here = curve_entry(curve, index, length);
            const int from = height_of(curve, knot), to = height_of(curve, knot + 1);
            if (index % wide == 0) ASSERT_EQ(here, from) << "knot " << knot;
            ASSERT_GE(here, std::min(from, to)) << "entry " << index << " of " << length;
            ASSERT_LE(here, std::max(from, to)) << "entry " << index << " of " << length;
        }
    }
}

TEST(WaveCurve, IsSmoothWhereItDoesNotJump) {
    WaveCurve curve;
    for (int k = 0; k < WaveCurve::kKnots; ++k)
        curve.knots[static_cast<std::size_t>(k)] = static_cast<std::uint8_t>(k < 16 ? 2 * k : 62 - 2 * k);
    constexpr int kLength = 8192, kWide = kLength / WaveCurve::kKnots;
    int before = 0;
    for (int index = 3 * kWide; index < 13 * kWide; ++index) {
        const int step = curve_entry(curve, index + 1, kLength) - curve_entry(curve, index, kLength);
        if (index > 3 * kWide) ASSERT_NEAR(step, before, 2) << "entry " << index;
        before = step;
    }
}

TEST(WaveCurve, JumpsAtItsSteps) {
    WaveCurve curve;
    curve.knots.fill(4);
    for (std::size_t k = 10; k < 20; ++k) curve.knots[k] = 28;
    curve.steps = 1u << 10 | 1u << 20;
    for (const int length : {256, 2048, 65536}) {
        const int wide = length / WaveCurve::kKnots;
        for (int index = 9 * wide; index < 10 * wide; ++index)
            ASSERT_EQ(curve_entry(curve, index, length), height_of(curve, 9)) << "level up to the step";
        EXPECT_EQ(curve_entry(curve, 10 * wide, length), height_of(curve, 10));
        WaveProfile profile(curve, length);
        profile.make(0, static_cast<std::uint32_t>(length) - 1);
        const auto last = static_cast<std::uint32_t>(10 * wide - 1);
        EXPECT_EQ(profile.at(last, 0.99f), static_cast<float>(height_of(curve, 9))) << "no ramp before it";
        EXPECT_EQ(profile.at(last + 1, 0), static_cast<float>(height_of(curve, 10)));
    }
}

TEST(WaveCurve, OfAnEndlessWaveGoesOnWithItsBeginning) {
    WaveCurve curve;
    curve.knots.fill(15);
    curve.knots[0] = 31;
    curve.steps = 1;  // at the seam
    WaveProfile profile(curve, 256);
    profile.make(0, 255);
    EXPECT_EQ(profile.at(255, 0.9f), static_cast<float>(height_of(curve, 31)));
    EXPECT_EQ(profile.at(256, 0), static_cast<float>(height_of(curve, 0)));
}

TEST(WaveCurve, OfANameIsItsOwnAndUsesAllHeights) {
    std::set<std::string> all;
    for (const char* name : {"", "Otto", "otto", "Mira", "Zoë", "戦車", "a rather long name for a wave"}) {
        const WaveCurve curve = curve_of_name(name);
        EXPECT_FALSE(validate(curve));
        EXPECT_EQ(std::ranges::min(curve.knots), 0) << name;
        EXPECT_EQ(std::ranges::max(curve.knots), WaveCurve::kHighest) << name;
        EXPECT_EQ(curve_of_name(name), curve);
        all.insert(curve_text(curve));
    }
    EXPECT_EQ(all.size(), 7u);
    EXPECT_EQ(curve_text(curve_of_name("Otto")), "ZXSNMJGFGE820247BGNSWXWWWYXWVVWY") << "for ever";
}

/// Stretched to all heights, so its middle may lie elsewhere.
TEST(WaveCurve, OfASeedIsLikeTheSeedsOwnWave) {
    for (std::uint32_t seed = 0; seed < 50; ++seed) {
        const WaveCurve curve = curve_of_seed(seed);
        WaveProfile own(seed, 256), drawn(curve, 256);
        own.make(0, 255);
        drawn.make(0, 255);
        double same = 0, own_all = 0, drawn_all = 0;
        for (std::uint32_t index = 0; index < 256; ++index) {
            const auto a = static_cast<double>(own.at(index, 0)), b = static_cast<double>(drawn.at(index, 0));
            same += a * b, own_all += a * a, drawn_all += b * b;
        }
        EXPECT_GT(same / std::sqrt(own_all * drawn_all), 0.85) << "seed " << seed;
    }
}

TEST(WaveCurve, IsReadAsItsTextIsWritten) {
    Random random(72, 0);
    for (int n = 0; n < 200; ++n) {
        const WaveCurve curve = test::random_curve(random);
        const Result<WaveCurve> read = parse_curve(curve_text(curve));
        ASSERT_TRUE(read) << read.error().text();
        EXPECT_EQ(*read, curve);
    }
}

TEST(WaveCurve, RefusesTextsThatAreNone) {
    const std::string knots(32, '7');
    const std::string how = "a wave is 32 letters of level codes, with a dash before each that it jumps to";
    for (const std::string& text :
         {std::string(), knots.substr(1), knots + "7", knots + "-", "--" + knots, "!" + knots.substr(1)}) {
        const Result<WaveCurve> read = parse_curve(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().text(), how) << text;
    }
    EXPECT_EQ(parse_curve("-7-7-7-7-7" + knots.substr(5)).error().text(),
              "5 cliffs are too many for a wave: 4 are allowed");
    WaveCurve high;
    high.knots[3] = 32;
    EXPECT_EQ(validate(high)->text(), "knot 4 of the wave can't be 32 high: 0 to 31 are allowed");
}

TEST(WaveCurve, MakesTheLandOfWavesOnly) {
    MapSettings terrain = default_terrain(*find_generator("hill"));
    terrain.wave = WaveCurve();
    EXPECT_EQ(validate(terrain)->text(), "hill has no wave that could be drawn");
    EXPECT_FALSE(validate(drawn_land(curve_of_name("Otto"))));
}

TEST(DrawnWaves, AreOneLandHoweverItIsAskedFor) {
    Random random(73, 0);
    for (int n = 0; n < 100; ++n) {
        MapSettings terrain = drawn_land(test::random_curve(random), random.below(9));
        terrain.seed = random.next();
        terrain.origin = {random.from_to(-4000000, 4000000), random.from_to(-4000000, 4000000)};
        const HeightMap map = terrain.generator->map(terrain);
        const int row = random.below(terrain.depth);
        const std::vector<float> heights = test::map_row(terrain, row);
        ASSERT_TRUE(std::ranges::equal(map.row(row), heights));
        for (int x = 0; x < terrain.width; ++x) {
            const Place place = {x * kPlaceSub, row * kPlaceSub};
            float height = 0;
            terrain.generator->heights_at(terrain, {&place, 1}, {&height, 1});
            ASSERT_EQ(height, heights[static_cast<std::size_t>(x)]) << "column " << x << ", row " << row;
            ASSERT_LE(std::abs(height - static_cast<float>(terrain.values[3])), terrain.values[2]);
        }
    }
}

TEST(DrawnWaves, HaveCliffsWhereTheyJump) {
    WaveCurve curve;
    curve.knots.fill(2);
    for (std::size_t k = 8; k < 24; ++k) curve.knots[k] = 30;
    curve.steps = 1u << 8 | 1u << 24;
    MapSettings terrain = drawn_land(curve, 0);
    terrain.values[1] = 1;
    terrain.width = 4096;
    const std::vector<float> row = test::map_row(terrain, 0);
    float steepest = 0;
    for (std::size_t x = 1; x < row.size(); ++x) steepest = std::max(steepest, std::abs(row[x] - row[x - 1]));
    EXPECT_GT(steepest, 0.85 * 2 * terrain.values[2] * 28 / 31) << "from one column to the next";
}

}  // namespace terramorph
