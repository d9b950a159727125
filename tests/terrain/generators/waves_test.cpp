#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include "base/random.h"
#include "support/land/plain_terrain.h"
#include "support/land/terrain_rows.h"
#include "terrain/cross_section.h"
#include "terrain/wave/wave_sum.h"

namespace terramorph {
namespace {

constexpr std::int64_t kFarthestCorner = 2147483648 - 16384;  // where the farthest map's corner may lie

__extension__ using Wide = __int128;

MapSettings waves(std::uint32_t seed, double profile_choice = 2, double patterns = 5) {
    MapSettings terrain = default_terrain(*find_generator("waves"));
    terrain.values[0] = profile_choice;
    terrain.values[1] = patterns;
    terrain.seed = seed;
    terrain.width = 100;
    terrain.depth = 40;
    return terrain;
}

float height_at(const MapSettings& terrain, Place place) {
    float height = 0;
    terrain.generator->heights_at(terrain, {&place, 1}, {&height, 1});
    return height;
}

/// All entries of a profile.
std::vector<float> entries_of(WaveProfile& profile, int length) {
    profile.make(0, static_cast<std::uint32_t>(length) - 1);
    std::vector<float> entries;
    for (int n = 0; n < length; ++n) entries.push_back(profile.at(static_cast<std::uint32_t>(n), 0));
    return entries;
}

/// x modulo a power of two, counted up from 0 for negative x too.
std::int64_t wrapped(Wide x, std::int64_t length) { return static_cast<std::int64_t>(x & (length - 1)); }

TEST(WaveProfile, HasWholeNumbersAndUsesMostOfItsRange) {
    for (const int length : {256, 1024, 65536})
        for (std::uint32_t seed = 0; seed < 8; ++seed) {
            WaveProfile profile(seed, length);
            const std::vector<float> entries = entries_of(profile, length);
            for (const float entry : entries) ASSERT_EQ(entry, std::floor(entry));
            EXPECT_GE(std::ranges::min(entries), -WaveProfile::kPeak);
            EXPECT_LE(std::ranges::max(entries), WaveProfile::kPeak);
            EXPECT_GT(std::ranges::max(entries) - std::ranges::min(entries), WaveProfile::kPeak);
        }
}

/// Eight harmonics bend no more than the steepest of them all together, at the seam as little as anywhere.
TEST(WaveProfile, IsPeriodicInValueAndSlope) {
    for (const int length : {256, 512, 4096})
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            WaveProfile profile(seed, length);
            const std::vector<float> entries = entries_of(profile, length);
            const auto entry = [&](int n) { return entries[n & (length - 1)]; };
            const double step = 2 * 3.14159265 / length;
            for (const int n : {-2, -1, 0, 1, length / 2}) {
                EXPECT_LE(std::abs(entry(n + 1) - entry(n)), step * WaveProfile::kPeak * 3 + 1);
                EXPECT_LE(std::abs(entry(n + 1) - 2 * entry(n) + entry(n - 1)),
                          step * step * WaveProfile::kPeak * 9 + 2);
            }
            profile.make(static_cast<std::uint32_t>(-3), 10);
            EXPECT_EQ(profile.at(static_cast<std::uint32_t>(-1), 1), profile.at(0, 0));
            EXPECT_EQ(profile.at(static_cast<std::uint32_t>(5 * length + 7), 0.5f), profile.at(7, 0.5f));
        }
}

TEST(WaveProfile, IsTheSameWhicheverPartOfItIsMadeFirst) {
    WaveProfile all(5, 1024);
    const std::vector<float> entries = entries_of(all, 1024);
    Random random(3, 0);
    for (int n = 0; n < 50; ++n) {
        WaveProfile part(5, 1024);
        const auto first = static_cast<std::uint32_t>(random.below(1024));
        const auto count = static_cast<std::uint32_t>(random.below(1500));
        part.make(first, count);
        for (std::uint32_t k = 0; k <= count; ++k) {
            ASSERT_EQ(part.at(first + k, 0), entries[(first + k) & 1023]) << first << " + " << k;
            ASSERT_EQ(part.at(first + k, 1), entries[(first + k + 1) & 1023]) << first << " + " << k;
        }
    }
}

TEST(WaveDirections, AreOddAndOfTheSizesAllowedAndNoTwoAreParallel) {
    for (const int count : {1, 5, 16})
        for (std::uint32_t seed = 0; seed < 400; ++seed) {
            const auto directions = wave_directions(seed, 31, count);
            ASSERT_EQ(std::ssize(directions), count);
            for (std::size_t k = 0; k < directions.size(); ++k) {
                for (const int part : {directions[k].a, directions[k].b}) {
                    ASSERT_EQ(part & 1, 1) << seed;
                    ASSERT_GE(std::abs(part), 65536 / 16) << seed;
                    ASSERT_LE(std::abs(part), 65536 * 2) << seed;
                }
                for (std::size_t m = 0; m < k; ++m)
                    ASSERT_NE(std::int64_t{directions[k].a} * directions[m].b,
                              std::int64_t{directions[m].a} * directions[k].b)
                        << seed;
            }
        }
}

/// The contract's sum, with numbers so wide that no phase is ever cut short.
TEST(Waves, AreTheMeanOfTheProfileAlongEachDirectionOutToTheEndOfTheLand) {
    Random random(41, 0);
    for (int n = 0; n < 2000; ++n) {
        MapSettings terrain = waves(random.next(), random.below(9), random.from_to(1, 16));
        const std::int64_t length = 256 << static_cast<int>(terrain.values[0]);
        for (std::int64_t* corner : {&terrain.origin.x, &terrain.origin.y})
            *corner = random.below(3) == 0   ? -kFarthestCorner
                      : random.below(2) == 0 ? kFarthestCorner
                                             : random.below(1 << 30);
        const Place place{random.from_to(-4000000, 4000000), random.from_to(-4000000, 4000000)};
        WaveProfile profile(terrain.seed, static_cast<int>(length));
        double sum = 0;
        for (const auto& [a, b] : wave_directions(terrain.seed, 31, static_cast<int>(terrain.values[1]))) {
            const Wide phase = static_cast<Wide>(a) * (terrain.origin.x * 256 + place.x) +
                               static_cast<Wide>(b) * (terrain.origin.y * 256 + place.y);
            const auto index = static_cast<std::uint32_t>(wrapped(phase >> 24, length));
            profile.make(index, 1);
            const double part = static_cast<double>(wrapped(phase, 1 << 24)) / (1 << 24);
            const auto from = static_cast<double>(profile.at(index, 0));
            sum += from + (static_cast<double>(profile.at(index + 1, 0)) - from) * part;
        }
        const double mean = sum / WaveProfile::kPeak / terrain.values[1];
        ASSERT_NEAR(static_cast<double>(height_at(terrain, place)),
                    terrain.values[3] + terrain.values[2] * mean, 0.002)
            << "seed " << terrain.seed << " at " << place.x << ", " << place.y;
    }
}

TEST(Waves, HaveTheRowsHeightsAtWholeColumnsAlsoBeyondTheMap) {
    Random random(42, 0);
    for (int n = 0; n < 100; ++n) {
        MapSettings terrain = waves(random.next(), random.below(9), random.from_to(1, 16));
        terrain.origin = {random.below(2) ? -kFarthestCorner : 77, random.below(2) ? kFarthestCorner : -99};
        const int row = random.from_to(-16000, 16000);
        const std::vector<float> heights = test::map_row(terrain, row);
        for (int x = 0; x < terrain.width; ++x)
            ASSERT_EQ(height_at(terrain, {x * kPlaceSub, row * kPlaceSub}), heights[x])
                << "seed " << terrain.seed << ", column " << x << ", row " << row;
    }
}

TEST(Waves, AreOneLandWhereverTheMapLies) {
    for (const std::int64_t far : {std::int64_t{0}, kFarthestCorner - 1000, 1000 - kFarthestCorner}) {
        MapSettings here = waves(9);
        here.origin = {far, -far};
        MapSettings there = here;
        there.origin = here.origin + Spot{30, -7};
        const std::vector<float> row = test::map_row(here, 5);
        const std::vector<float> same = test::map_row(there, 12);
        EXPECT_TRUE(std::equal(row.begin() + 30, row.end(), same.begin()));
        EXPECT_EQ(height_at(here, {1234, -567}), height_at(there, {1234 - 30 * 256, 7 * 256 - 567}));
    }
}

/// Odd parts of 2^16 come round again after 2^16 profiles only.
TEST(Waves, RepeatAfterSixteenMillionColumnsAndNotBefore) {
    for (std::uint32_t seed = 1; seed < 6; ++seed) {
        MapSettings terrain = waves(seed, 0);
        const std::vector<float> row = test::map_row(terrain, 3);
        for (int power = 8; power < 24; ++power) {
            terrain.origin = {std::int64_t{1} << power, 0};
            EXPECT_NE(test::map_row(terrain, 3), row) << "after 2^" << power << " columns";
            terrain.origin = {0, std::int64_t{1} << power};
            EXPECT_NE(test::map_row(terrain, 3), row) << "after 2^" << power << " rows";
        }
        for (const Spot again : {Spot{1 << 24, 0}, Spot{0, 1 << 24}, Spot{-(1 << 24), 5 << 24}}) {
            terrain.origin = again;
            EXPECT_EQ(test::map_row(terrain, 3), row);
        }
    }
}

TEST(Waves, StayWithinTheirHeightOfTheBase) {
    for (std::uint32_t seed = 0; seed < 30; ++seed) {
        MapSettings terrain = waves(seed, 0, seed % 16 + 1);
        terrain.values[2] = 300;
        terrain.values[3] = 1000;
        const HeightMap map = terrain.generator->map(terrain);
        for (const float height : map.heights()) ASSERT_LE(std::abs(height - 1000), 300) << seed;
        terrain.values[2] = 0;
        EXPECT_EQ(test::map_row(terrain, 0), std::vector<float>(100, 1000.0f));
    }
}

TEST(Waves, AreThePlainLoopAtEveryLengthAndFarAway) {
    Random random(43, 0);
    for (int n = 0; n < 40; ++n) {
        MapSettings terrain = waves(random.next(), n % 9, random.from_to(1, 16));
        terrain.origin = {n % 2 ? -kFarthestCorner : kFarthestCorner, n % 3 ? 123456789 : -kFarthestCorner};
        EXPECT_TRUE(
            std::ranges::equal(terrain.generator->map(terrain).heights(), plain_map(terrain).heights()))
            << "seed " << terrain.seed << ", choice " << n % 9;
    }
}

/// Of the standard values: most levels have hills and valleys, and few reach the floor or the sky.
TEST(Waves, GiveLevelsWithHillsThatFitThem) {
    int steady = 0;
    for (std::uint32_t seed = 0; seed < 100; ++seed) {
        MapSettings terrain = default_terrain(*find_generator("waves"));
        terrain.seed = seed;
        const std::vector<float> level = cross_section(terrain, {});
        const auto [low, high] = std::ranges::minmax(level);
        steady += low > 80 && high < 860 && high - low > 150;
    }
    EXPECT_GE(steady, 85);
}

}  // namespace
}  // namespace terramorph
