#include "battle/placement.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "battle/tank.h"
#include "terrain/shape.h"

namespace terramorph {
namespace {

/// Land as chance has it.
std::vector<Sixteenths> any_land(Random& random, int width) {
    std::vector<Sixteenths> surface;
    Sixteenths height = random.from_to(100, 400) * kColumn;
    Sixteenths slope;
    for (int x = 0; x < width; ++x) {
        if (x % 16 == 0) slope = Sixteenths{random.from_to(-24, 24)};
        height = std::clamp(height + slope, 10 * kColumn, 480 * kColumn);
        surface.push_back(height);
    }
    return surface;
}

TEST(Seats, AreDryWhereverAStretchHasLandAboveTheWater) {
    int dry = 0;
    int wet = 0;
    for (std::uint32_t seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed, 9);
        const std::vector<Sixteenths> land = any_land(random, 1024);
        const Sixteenths water = random.from_to(10, 480) * kColumn;
        Random lots(seed, 100);
        std::vector<Sixteenths> with_seats = land;
        const auto spots = place_tanks(with_seats, 4, {.water = water}, lots);
        // Stretches of 256 columns from 0; the outer fifths of each stay empty.
        for (const SpawnPoint spot : spots) {
            const int begin = spot.x / 256 * 256 + 51;
            const auto highest = *std::max_element(land.begin() + begin, land.begin() + begin + 256 - 2 * 51);
            EXPECT_EQ(spot.height, land[spot.x]);
            if (highest >= water) {
                EXPECT_GE(spot.height, water);
                ++dry;
            } else {
                EXPECT_EQ(spot.height, highest);
                ++wet;
            }
        }
    }
    EXPECT_GT(dry, 100);
    EXPECT_GT(wet, 100);
}

TEST(Seats, AreTheSameWithoutWaterAsWithWaterBelowAllLand) {
    for (std::uint32_t seed = 0; seed < 30; ++seed) {
        Random random(seed, 9);
        std::vector<Sixteenths> dry = any_land(random, 1024);
        std::vector<Sixteenths> shore = dry;
        const Sixteenths lowest = *std::min_element(dry.begin(), dry.end());
        Random lots(seed, 100);
        Random same(seed, 100);
        const auto on_dry = place_tanks(dry, 3, {}, lots);
        const auto on_shore = place_tanks(shore, 3, {.water = lowest}, same);
        for (std::size_t k = 0; k < 3; ++k) EXPECT_EQ(on_dry[k].x, on_shore[k].x);
        EXPECT_EQ(dry, shore);
    }
}

TEST(Seats, AreWithinReachOfTheNext) {
    for (const int reach : {136, 400, 2048, 100000})
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            Random random(seed, 9);
            std::vector<Sixteenths> land = any_land(random, 8192);
            std::vector<int> places;
            for (const SpawnPoint spot : place_tanks(land, 4, {.reach = reach}, random))
                places.push_back(spot.x);
            std::sort(places.begin(), places.end());
            for (std::size_t k = 1; k < places.size(); ++k) {
                EXPECT_LT(places[k] - places[k - 1], std::min(reach, 2048)) << "seed " << seed;
                EXPECT_GE(places[k] - places[k - 1], 2 * kHullHalfWidth) << "seed " << seed;
            }
        }
}

TEST(Seats, AreApartByAFairPartOfAFullShot) {
    for (const int reach : {600, 1000, 2048})
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            Random random(seed, 9);
            std::vector<Sixteenths> land = any_land(random, 8192);
            std::vector<int> places;
            for (const SpawnPoint spot : place_tanks(land, 6, {.reach = reach}, random))
                places.push_back(spot.x);
            std::sort(places.begin(), places.end());
            for (std::size_t k = 1; k < places.size(); ++k) {
                EXPECT_GE(places[k] - places[k - 1], reach * 14 / 100) << reach << " seed " << seed;
                EXPECT_LE(places[k] - places[k - 1], reach * 61 / 100) << reach << " seed " << seed;
            }
        }
}

}  // namespace
}  // namespace terramorph
