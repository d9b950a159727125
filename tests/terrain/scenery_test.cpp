#include "terrain/scenery.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include "base/random.h"
#include "support/land/terrain_rows.h"

namespace terramorph {
namespace {

constexpr std::int64_t kFar = 2147483648 - 16384;

MapSettings wavy_land(std::uint32_t seed, double lake = 280) {
    MapSettings terrain = default_terrain(*find_generator("waves"));
    terrain.values[index_of(terrain.generator->parameters, "lakeLevel")] = lake;
    terrain.seed = seed;
    return terrain;
}

std::vector<Spot> square(Spot corner, int side, int spacing = 1) {
    std::vector<Spot> spots;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) spots.push_back(corner + Spot{x * spacing, y * spacing});
    return spots;
}

/// What stands at each of the spots.
std::vector<Feature> features_at(const MapSettings& terrain, const std::vector<Spot>& spots) {
    std::vector<SpotRun> runs;
    for (const Spot& spot : spots) runs.push_back({spot, 1});
    const Features all = features_on(terrain, runs);
    std::vector<Feature> features;
    for (const Spot& spot : spots) {
        const auto found = all.find(spot);
        features.push_back(found == all.end() ? Feature::none : found->second);
    }
    return features;
}

/// The heights of the land at spots, for a map that lies at its middle.
std::vector<float> heights_at(const MapSettings& terrain, const std::vector<Spot>& spots) {
    std::vector<Place> places;
    for (const Spot& spot : spots) places.push_back((spot - terrain.origin) * kPlaceSub);
    std::vector<float> heights(spots.size());
    terrain.generator->heights_at(terrain, places, heights);
    return heights;
}

double correlation(const std::vector<double>& a, const std::vector<double>& b) {
    const auto count = static_cast<double>(a.size());
    const double mean_a = std::accumulate(a.begin(), a.end(), 0.0) / count;
    const double mean_b = std::accumulate(b.begin(), b.end(), 0.0) / count;
    double both = 0, first = 0, second = 0;
    for (std::size_t n = 0; n < a.size(); ++n) {
        both += (a[n] - mean_a) * (b[n] - mean_b);
        first += (a[n] - mean_a) * (a[n] - mean_a);
        second += (b[n] - mean_b) * (b[n] - mean_b);
    }
    return both / std::sqrt(first * second);
}

TEST(Scenery, IsAFunctionOfTheSpotAlone) {
    for (const std::int64_t far : {std::int64_t{-300}, kFar, -kFar}) {
        const MapSettings terrain = wavy_land(7);
        MapSettings moved = terrain;
        moved.origin = {far, 12345};
        moved.width = 700;
        moved.depth = 90;
        const std::vector<Spot> spots = square({far - 100, far + 50}, 200);
        const std::vector<LandCover> covers = test::covers_at(terrain, spots);
        const std::vector<Feature> features = features_at(terrain, spots);
        EXPECT_EQ(test::covers_at(moved, spots), covers) << "the map lies elsewhere";
        EXPECT_EQ(features_at(moved, spots), features) << "the map lies elsewhere";
        const std::vector<Spot> backwards(spots.rbegin(), spots.rend());
        Features by_rows;
        for (int y = 0; y < 200; ++y)
            by_rows.merge(features_on(terrain, std::vector<SpotRun>{{{far - 100, far + 50 + y}, 200}}));
        EXPECT_GT(by_rows.size(), 5u);
        for (std::size_t n = 0; n < spots.size(); ++n) {
            const auto found = by_rows.find(spots[n]);
            ASSERT_EQ(features[n], found == by_rows.end() ? Feature::none : found->second);
        }
        EXPECT_TRUE(std::equal(covers.rbegin(), covers.rend(), test::covers_at(terrain, backwards).begin()));
        EXPECT_TRUE(std::equal(features.rbegin(), features.rend(), features_at(terrain, backwards).begin()));
    }
}

TEST(Scenery, CoversTheLandInPatchesOfEveryKind) {
    for (std::uint32_t seed = 1; seed < 6; ++seed) {
        const std::vector<LandCover> covers =
            test::covers_at(wavy_land(seed), square({-50000, 9000}, 200, 500));
        std::map<LandCover, int> counts;
        for (const LandCover cover : covers) ++counts[cover];
        EXPECT_EQ(counts.size(), 5u) << "seed " << seed;
        EXPECT_FALSE(counts.contains(LandCover::bare));
        for (const auto& [cover, count] : counts) EXPECT_GT(count, 40000 / 12) << static_cast<int>(cover);
        const std::vector<LandCover> near = test::covers_at(wavy_land(seed), square({0, 0}, 300));
        int changes = 0;
        for (std::size_t n = 1; n < near.size(); ++n) changes += near[n] != near[n - 1];
        EXPECT_LT(changes, 300 * 12) << "a patch is some columns wide";
    }
}

TEST(Scenery, PatchesDoNotFollowTheContours) {
    for (std::uint32_t seed = 1; seed < 6; ++seed) {
        const MapSettings terrain = wavy_land(seed);
        const std::vector<Spot> spots = square({-150000, -150000}, 150, 1999);
        std::vector<double> covers;
        for (const LandCover cover : test::covers_at(terrain, spots))
            covers.push_back(static_cast<double>(cover));
        std::vector<double> heights;
        for (const float height : heights_at(terrain, spots)) heights.push_back(static_cast<double>(height));
        EXPECT_LT(std::abs(correlation(covers, heights)), 0.05) << "seed " << seed;
    }
}

TEST(Scenery, NothingStandsInALakeAndMoreTreesInWoodsThanInFields) {
    const MapSettings terrain = wavy_land(3, 430);
    const std::vector<Spot> spots = square({0, 0}, 1500);
    const std::vector<Feature> features = features_at(terrain, spots);
    const std::vector<Feature> dry = features_at(wavy_land(3, 0), spots);
    const std::vector<float> heights = heights_at(terrain, spots);
    const std::vector<LandCover> covers = test::covers_at(terrain, spots);
    std::map<LandCover, double> trees, signs, huts, area;
    int drowned = 0;
    for (std::size_t n = 0; n < spots.size(); ++n) {
        const bool wet = heights[n] < 430;
        ASSERT_EQ(features[n], wet ? Feature::none : dry[n]);
        drowned += wet && dry[n] != Feature::none;
        area[covers[n]] += 1;
        trees[covers[n]] += dry[n] == Feature::tree;
        signs[covers[n]] += dry[n] == Feature::sign;
        huts[covers[n]] += dry[n] == Feature::hut;
    }
    EXPECT_GT(drowned, 100);
    EXPECT_GT(trees[LandCover::wood] / area[LandCover::wood],
              3 * trees[LandCover::field] / area[LandCover::field]);
    EXPECT_GT(signs[LandCover::town] / area[LandCover::town],
              3 * signs[LandCover::field] / area[LandCover::field]);
    EXPECT_EQ(trees[LandCover::moor], 0);
    for (const auto& [cover, count] : huts) EXPECT_EQ(count > 0, cover == LandCover::town);
    const std::set<Feature> kinds(dry.begin(), dry.end());
    EXPECT_EQ(kinds.size(), kFeatureNames.size() - 1) << "all but castles, which only people place";
    EXPECT_FALSE(kinds.contains(Feature::castle));
}

TEST(Scenery, HasSomeDozensOfFeaturesAlongALevel) {
    double total = 0;
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        const auto count = static_cast<double>(features_near(wavy_land(seed), {}, -12, 12).size());
        EXPECT_LE(count, 100) << "seed " << seed;
        total += count;
    }
    EXPECT_GE(total / 40, 20);
    EXPECT_LE(total / 40, 60);
}

/// Every spot of the map and around it is looked at, one by one.
TEST(Scenery, WhatStandsNearACutIsAllThatStandsInItsStrip) {
    Random random(51, 0);
    for (const double angle : {0.0, 0.01, 7.0, -33.3, 45.0, 89.9, 90.0, -90.0}) {
        MapSettings terrain = wavy_land(random.next(), 0);
        terrain.width = 200;
        terrain.depth = 150;
        terrain.origin = {random.from_to(-1000, 1000), -kFar};
        const Cut cut{random.from_to(0, 10) / 10.0, angle};
        const double nearest = random.from_to(-30, 5);
        const double farthest = nearest + random.from_to(30, 90);
        const Vec2<double> first = place_on_map(200, 150, cut, 0);
        const Vec2<double> along = place_on_map(200, 150, cut, 1) - first;
        std::set<std::pair<std::int64_t, std::int64_t>> expected;
        const std::vector<Spot> spots = square(terrain.origin - Spot{250, 250}, 700);
        const std::vector<Feature> features = features_at(terrain, spots);
        for (std::size_t n = 0; n < spots.size(); ++n) {
            if (features[n] == Feature::none) continue;
            const Spot place = spots[n] - terrain.origin;
            const double x = static_cast<double>(place.x) - first.x;
            const double y = static_cast<double>(place.y) - first.y;
            const double column = x * along.x + y * along.y;
            const double behind = x * along.y - y * along.x;
            if (column >= 0 && column <= 199 && behind >= nearest && behind <= farthest)
                expected.insert({spots[n].x, spots[n].y});
        }
        const std::vector<Standing> found = features_near(terrain, cut, nearest, farthest);
        EXPECT_GT(expected.size(), 0u) << angle;
        ASSERT_EQ(found.size(), expected.size()) << "angle " << angle;
        for (std::size_t n = 0; n < found.size(); ++n) {
            EXPECT_TRUE(expected.contains({found[n].spot.x, found[n].spot.y})) << angle;
            EXPECT_GE(found[n ? n - 1 : 0].behind, found[n].behind) << "the farthest come first";
        }
    }
}

TEST(Scenery, ColumnsAndDistancesAreThoseOfTheCut) {
    MapSettings terrain = wavy_land(1);
    terrain.origin = {500, -70};
    terrain.placed = {{{500 + 33, -70 + 1024 - 5}, Feature::sign}};
    const std::vector<Standing> level = features_near(terrain, {0.5, 0}, 5, 5);
    const auto sign = std::ranges::find(level, Spot{533, 949}, &Standing::spot);
    ASSERT_NE(sign, level.end());
    EXPECT_EQ(*sign, (Standing{{533, 949}, 33, 5, Feature::sign}));
    const Vec2<double> place = place_on_map(2048, 2048, {0.5, 30}, 100);
    const Spot near{static_cast<std::int64_t>(place.x) + 500, static_cast<std::int64_t>(place.y) - 70};
    terrain.placed = {{near, Feature::boulder}};
    const std::vector<Standing> turned = features_near(terrain, {0.5, 30}, -2, 2);
    const auto boulder = std::ranges::find(turned, near, &Standing::spot);
    ASSERT_NE(boulder, turned.end());
    EXPECT_NEAR(boulder->column, 100, 1.5);
}

TEST(Scenery, WhatIsPlacedStandsOverWhatIsGenerated) {
    MapSettings terrain = wavy_land(11);
    const std::vector<Standing> before = features_near(terrain, {}, -12, 12);
    ASSERT_FALSE(before.empty());
    const Standing gone = before.front();
    const Spot row_of_cut{40, cut_row(terrain, {})};
    terrain.placed = {{gone.spot, Feature::none}, {row_of_cut, Feature::mineshaft}};
    EXPECT_NE(terrain, wavy_land(11)) << "it is a part of the terrain";
    std::vector<Standing> expected = before;
    expected.erase(expected.begin());
    std::vector<Standing> after = features_near(terrain, {}, -12, 12);
    const auto shaft = std::ranges::find(after, row_of_cut, &Standing::spot);
    ASSERT_NE(shaft, after.end());
    EXPECT_EQ(shaft->feature, Feature::mineshaft);
    after.erase(shaft);
    EXPECT_EQ(after, expected);
    terrain.placed.clear();
    EXPECT_EQ(terrain, wavy_land(11));
}

TEST(Scenery, OfOtherGeneratorsIsOnlyWhatWasPlaced) {
    MapSettings terrain = default_terrain(*find_generator("circle-hill"));
    EXPECT_TRUE(features_near(terrain, {}, -50, 50).empty());
    EXPECT_EQ(test::covers_at(terrain, square({0, 0}, 2)), std::vector<LandCover>(4, LandCover::bare));
    terrain.placed = {{{5, 1024}, Feature::tree}, {{6, 900}, Feature::tree}, {{7, 1030}, Feature::none}};
    EXPECT_EQ(features_near(terrain, {}, -50, 50), (std::vector<Standing>{{{5, 1024}, 5, 0, Feature::tree}}));
}

}  // namespace
}  // namespace terramorph
