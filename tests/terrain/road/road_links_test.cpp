// Towns of endless land, and which of them roads join.
#include "terrain/road/road_links.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "base/random.h"

namespace terramorph {
namespace {

Sixteenths rough_height(const Spot& spot) {
    return Sixteenths(static_cast<int>(
        hash_bits(3, 0, static_cast<std::int32_t>(spot.x), static_cast<std::int32_t>(spot.y)) % 4096));
}

RoadLand rough_land() {
    return {.heights =
                [](std::span<const Spot> spots, std::span<Sixteenths> out) {
                    std::transform(spots.begin(), spots.end(), out.begin(), rough_height);
                },
            .water = Sixteenths(1024)};
}

TEST(RoadLinks, TownsLieInTheirCellsOnTheGridAndNeverInWater) {
    int towns = 0;
    for (std::int32_t j = -10; j < 10; ++j)
        for (std::int32_t i = -10; i < 10; ++i) {
            const std::optional<Spot> town = town_of_cell(rough_land(), i, j);
            if (!town) continue;
            ++towns;
            EXPECT_EQ(town->x >> 10, i);
            EXPECT_EQ(town->y >> 10, j);
            EXPECT_EQ(town->x % kRoadGrid, 0);
            EXPECT_EQ(town->y % kRoadGrid, 0);
            EXPECT_GE(rough_height(*town), rough_land().water);
        }
    EXPECT_GT(towns, 250);  // of 400 cells, three in four
    EXPECT_LT(towns, 350);
}

TEST(RoadLinks, NoTownIsUnderASea) {
    RoadLand sea = rough_land();
    sea.water = Sixteenths(5000);
    EXPECT_TRUE(links_near(sea, {-5000, -5000}, {5000, 5000}).empty());
}

TEST(RoadLinks, AreCloseEnoughForARoad) {
    const std::vector<RoadLink> links = links_near(rough_land(), {-9000, -9000}, {9000, 9000});
    EXPECT_GT(links.size(), 100u);
    for (const RoadLink& link : links) {
        EXPECT_LE(std::abs(link.from.x - link.to.x), kLongestRoad);
        EXPECT_LE(std::abs(link.from.y - link.to.y), kLongestRoad);
    }
}

TEST(RoadLinks, APartOfTheLandHasThoseOfTheWholeThatMayPassThroughIt) {
    const RoadLand land = rough_land();
    const std::vector<RoadLink> whole = links_near(land, {-9000, -9000}, {9000, 9000});
    for (int k = 0; k < 40; ++k) {
        const Spot first{k * 331 - 6000, k * 197 - 4000};
        const Spot last{first.x + 2048, first.y + 20};
        std::vector<RoadLink> expected;
        for (const RoadLink& link : whole)
            if (std::min(link.from.x, link.to.x) - kRoadMargin <= last.x &&
                std::max(link.from.x, link.to.x) + kRoadMargin >= first.x &&
                std::min(link.from.y, link.to.y) - kRoadMargin <= last.y &&
                std::max(link.from.y, link.to.y) + kRoadMargin >= first.y)
                expected.push_back(link);
        EXPECT_EQ(links_near(land, first, last), expected);
    }
}

}  // namespace
}  // namespace terramorph
