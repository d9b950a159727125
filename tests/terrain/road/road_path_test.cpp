// Roads: the cheapest way between two places.
#include "terrain/road/road_path.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>

#include "base/random.h"
#include "terrain/generator.h"

namespace terramorph {
namespace {

/// Land whose height is a function of the spot.
template <class Height>
RoadLand land_of(Height height, Sixteenths water = Sixteenths(-1)) {
    return {.heights =
                [height](std::span<const Spot> spots, std::span<Sixteenths> out) {
                    std::transform(spots.begin(), spots.end(), out.begin(), height);
                },
            .water = water};
}

/// The endless land of a generator, asked for by way of a map that begins at `origin`.
RoadLand endless_land(const Generator& generator, const Spot& origin) {
    MapSettings terrain = default_terrain(generator);
    terrain.origin = origin;
    return {.heights = [terrain](std::span<const Spot> spots, std::span<Sixteenths> out) {
        std::vector<Place> places;
        for (const Spot& spot : spots)
            places.push_back(
                {(spot.x - terrain.origin.x) * kPlaceSub, (spot.y - terrain.origin.y) * kPlaceSub});
        std::vector<float> heights(places.size());
        terrain.generator->heights_at(terrain, places, heights);
        std::transform(heights.begin(), heights.end(), out.begin(),
                       [](float height) { return Sixteenths::rounded_down(height); });
    }};
}

Sixteenths height_at(const RoadLand& land, const Spot& spot) {
    Sixteenths height;
    land.heights({&spot, 1}, {&height, 1});
    return height;
}

Sixteenths climb_of(const RoadLand& land, const std::vector<Spot>& path) {
    Sixteenths climb;
    for (std::size_t k = 1; k < path.size(); ++k)
        climb += abs(height_at(land, path[k]) - height_at(land, path[k - 1]));
    return climb;
}

TEST(RoadPath, IsStraightOnLevelGround) {
    const RoadLand land = land_of([](const Spot&) { return 100 * kColumn; });
    const std::vector<Spot> expected = {{-64, 32}, {-32, 32}, {0, 32}, {32, 32}};
    EXPECT_EQ(road_path(land, {-64, 32}, {32, 32}), expected);
}

TEST(RoadPath, GoesRoundALakeIfThereIsAWay) {
    const auto lake = [](const Spot& spot) {
        return spot.x >= 128 && spot.x <= 384 && spot.y >= -160 && spot.y <= 128;
    };
    const RoadLand land =
        land_of([&](const Spot& spot) { return (lake(spot) ? 50 : 100) * kColumn; }, 60 * kColumn);
    for (const Spot& spot : road_path(land, {0, 0}, {512, 0})) EXPECT_FALSE(lake(spot));
}

TEST(RoadPath, CrossesWaterThatHasNoWayRound) {
    const RoadLand land = land_of(
        [](const Spot& spot) { return (spot.x == 256 || spot.x == 288 ? 50 : 100) * kColumn; }, 60 * kColumn);
    EXPECT_EQ(road_path(land, {0, 0}, {512, 0}).back(), (Spot{512, 0}));
}

TEST(RoadPath, ClimbingCostsAsMuchAsFallingAndFarMoreWhereItIsSteep) {
    const auto cost = [](int climb) { return road_cost(32 * kColumn, climb * kColumn, false); };
    EXPECT_EQ(cost(-4), cost(4));
    EXPECT_EQ(cost(4) - cost(2), cost(2) - cost(0));
    EXPECT_GT(cost(10) - cost(8), 4 * (cost(4) - cost(2)));
}

/// What the cheapest road from a spot to each spot of its window costs, found by trying all steps until
/// nothing gets cheaper.
int plain_cost(const RoadLand& land, const Spot& from, const Spot& to) {
    std::map<Spot, int, SpotOrder> costs = {{from, 0}};
    std::map<Spot, Sixteenths, SpotOrder> heights;
    for (std::int64_t y = std::min(from.y, to.y) - kRoadMargin; y <= std::max(from.y, to.y) + kRoadMargin;
         y += kRoadGrid)
        for (std::int64_t x = std::min(from.x, to.x) - kRoadMargin; x <= std::max(from.x, to.x) + kRoadMargin;
             x += kRoadGrid)
            heights[{x, y}] = height_at(land, {x, y});
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto& [spot, height] : heights) {
            const auto known = costs.find(spot);
            if (known == costs.end()) continue;
            for (int dy = -2; dy <= 2; ++dy)
                for (int dx = -2; dx <= 2; ++dx) {
                    const int most = std::max(std::abs(dx), std::abs(dy));
                    const int least = std::min(std::abs(dx), std::abs(dy));
                    if (most == 0 || (most == 2 && least != 1)) continue;
                    const auto next = heights.find({spot.x + dx * kRoadGrid, spot.y + dy * kRoadGrid});
                    if (next == heights.end()) continue;
                    const Sixteenths length(most == 2 ? 1145 : least == 1 ? 724 : 512);
                    const int cost =
                        known->second + road_cost(length, next->second - height, next->second < land.water);
                    const auto before = costs.find(next->first);
                    if (before != costs.end() && before->second <= cost) continue;
                    costs[next->first] = cost;
                    changed = true;
                }
        }
    }
    return costs.at(to);
}

TEST(RoadPath, NoOtherWayIsCheaper) {
    for (int steep : {64, 512, 4096}) {
        const RoadLand land = land_of(
            [steep](const Spot& spot) {
                return Sixteenths(
                    static_cast<int>(hash_bits(5, 0, static_cast<int>(spot.x), static_cast<int>(spot.y)) %
                                     static_cast<std::uint32_t>(steep)));
            },
            Sixteenths(steep / 8));
        const std::vector<Spot> path = road_path(land, {0, 0}, {320, 192});
        int cost = 0;
        for (std::size_t k = 1; k < path.size(); ++k) {
            const std::int64_t dx = std::abs(path[k].x - path[k - 1].x);
            const std::int64_t dy = std::abs(path[k].y - path[k - 1].y);
            const Sixteenths height = height_at(land, path[k]);
            cost += road_cost(Sixteenths(dx + dy == 96   ? 1145
                                         : dx + dy == 64 ? 724
                                                         : 512),
                              height - height_at(land, path[k - 1]), height < land.water);
        }
        EXPECT_EQ(cost, plain_cost(land, {0, 0}, {320, 192})) << steep;
    }
}

TEST(RoadPath, StaysNearItsEndsAndNeverComesTwiceToASpot) {
    for (std::uint32_t seed = 0; seed < 20; ++seed) {
        const RoadLand land = land_of([seed](const Spot& spot) {
            return Sixteenths(static_cast<int>(
                hash_bits(seed, 0, static_cast<int>(spot.x), static_cast<int>(spot.y)) % 4096));
        });
        std::vector<Spot> path = road_path(land, {0, 0}, {kLongestRoad, 640});
        EXPECT_EQ(path.front(), (Spot{0, 0}));
        EXPECT_EQ(path.back(), (Spot{kLongestRoad, 640}));
        for (const Spot& spot : path) {
            EXPECT_GE(std::min(spot.x, spot.y), -kRoadMargin);
            EXPECT_LE(spot.x, kLongestRoad + kRoadMargin);
            EXPECT_LE(spot.y, 640 + kRoadMargin);
        }
        std::sort(path.begin(), path.end(), SpotOrder());
        EXPECT_EQ(std::adjacent_find(path.begin(), path.end()), path.end());
    }
}

TEST(RoadPath, IsTheSameWhateverPartOfTheEndlessLandIsLookedAt) {
    for (const Generator* generator : generators()) {
        if (!generator->is_infinite()) continue;
        const auto path = road_path(endless_land(*generator, {0, 0}), {320, 256}, {1312, 608});
        EXPECT_EQ(road_path(endless_land(*generator, {-7777, 123456}), {320, 256}, {1312, 608}), path)
            << generator->name;
    }
}

TEST(RoadPath, ClimbsLessThanTheStraightWayOnEndlessLand) {
    for (const Generator* generator : generators()) {
        if (!generator->is_infinite()) continue;
        const RoadLand land = endless_land(*generator, {0, 0});
        Sixteenths found;
        Sixteenths straight;
        for (int k = 0; k < 20; ++k) {
            const Spot from{k * 2048, k * 1024};
            std::vector<Spot> line;
            for (int step = 0; step <= 32; ++step) line.push_back({from.x + step * kRoadGrid, from.y});
            found += climb_of(land, road_path(land, from, line.back()));
            straight += climb_of(land, line);
        }
        EXPECT_LT(found * 4, straight * 3) << generator->name;
    }
}

}  // namespace
}  // namespace terramorph
