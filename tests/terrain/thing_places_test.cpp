// Where things stand on the cut of a level.
#include "terrain/thing_places.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "terrain/level.h"

namespace terramorph {
namespace {

LevelSettings level_of(const Generator& generator, std::uint32_t seed) {
    LevelSettings level;
    level.terrain = default_terrain(generator);
    level.terrain.seed = seed;
    return level;
}

std::vector<ThingPlace> places_on(const LevelSettings& level) {
    return thing_places(level, level_surface(level));
}

TEST(ThingPlaces, EveryGeneratorHasWoodedAndOpenLevels) {
    for (const Generator* generator : generators()) {
        std::size_t most = 0, least = kMostThings;
        for (std::uint32_t seed = 1; seed <= 24; ++seed) {
            const std::vector<ThingPlace> places = places_on(level_of(*generator, seed));
            most = std::max(most, places.size());
            least = std::min(least, places.size());
        }
        EXPECT_GE(most, 16u) << generator->name;
        EXPECT_LE(most, kMostThings) << generator->name;
        EXPECT_LT(least, most) << generator->name;
    }
}

auto count_of(Feature feature, const std::vector<ThingPlace>& places) {
    return std::ranges::count(places, feature, &ThingPlace::feature);
}
auto boulders_of(const std::vector<ThingPlace>& places) { return count_of(Feature::boulder, places); }

TEST(ThingPlaces, EveryGeneratorHasSignsAndTowns) {
    for (const Generator* generator : generators()) {
        std::ptrdiff_t signs = 0, huts = 0, towns = 0;
        for (std::uint32_t seed = 1; seed <= 48; ++seed) {
            const std::vector<ThingPlace> places = places_on(level_of(*generator, seed));
            signs += count_of(Feature::sign, places);
            huts += count_of(Feature::hut, places);
            towns += count_of(Feature::hut, places) >= 3;
        }
        EXPECT_GE(signs, 48) << generator->name;
        EXPECT_LE(signs, 48 * 6) << generator->name;
        EXPECT_GE(huts, 48) << generator->name;
        EXPECT_LE(huts, 48 * 8) << generator->name;
        EXPECT_GE(towns, 8) << generator->name;
        EXPECT_LE(towns, 44) << generator->name << ": not every level has a town";
    }
}

TEST(LandCovers, EveryGeneratorHasLandUnderSeveralOfThem) {
    for (const Generator* generator : generators()) {
        std::map<LandCover, int> columns;
        for (std::uint32_t seed = 1; seed <= 12; ++seed) {
            const LevelSettings level = level_of(*generator, seed);
            const std::vector<LandCover> covers = land_covers(level, level_surface(level));
            ASSERT_EQ(std::ssize(covers), level.width());
            for (const LandCover cover : covers) ++columns[cover];
        }
        for (const LandCover cover :
             {LandCover::moor, LandCover::thicket, LandCover::wood, LandCover::field, LandCover::town})
            EXPECT_GE(columns[cover], 12 * 2048 / 50) << generator->name << " " << static_cast<int>(cover);
    }
}

TEST(LandCovers, AreWhatTreesStandIn) {
    for (const Generator* generator : generators()) {
        if (generator->scenery) continue;  // its features are drawn by their own spots, beside the cut
        const LevelSettings level = level_of(*generator, 3);
        const std::vector<LandCover> covers = land_covers(level, level_surface(level));
        int alike = 0, trees = 0;
        for (const ThingPlace& place : places_on(level)) {
            if (place.feature != Feature::tree) continue;
            ++trees;
            alike += place.cover == covers[static_cast<std::size_t>(place.column)];
        }
        EXPECT_GE(alike * 10, trees * 9) << generator->name;
    }
}

TEST(LandCovers, BelongToTheLandWhicheverWayItIsCut) {
    LevelSettings level = level_of(*find_generator("hill"), 3);
    level.terrain.width = level.terrain.depth = 1024;
    level.cut = {};
    const std::vector<LandCover> across = land_covers(level, level_surface(level));
    level.cut.angle = 90;
    const std::vector<LandCover> along = land_covers(level, level_surface(level));
    const auto middle = static_cast<std::ptrdiff_t>(level.width() / 2);
    ASSERT_NE(across[middle], LandCover::bare);
    EXPECT_EQ(across[middle], along[middle]) << "both lines go through the middle of the map";
}

TEST(LandCovers, NothingGrowsWithoutGrass) {
    LevelSettings level = level_of(*find_generator("waves"), 3);
    level.planet.palette.cover = Cover::sand;
    for (const LandCover cover : land_covers(level, level_surface(level))) ASSERT_EQ(cover, LandCover::bare);
}

TEST(ThingPlaces, HutsKeepTheirDistance) {
    for (const Generator* generator : generators())
        for (std::uint32_t seed = 1; seed <= 24; ++seed) {
            int last = -kHutsApart;
            for (const ThingPlace& place : places_on(level_of(*generator, seed))) {
                if (place.feature != Feature::hut) continue;
                EXPECT_GE(place.column - last, kHutsApart);
                last = place.column;
            }
        }
}

TEST(ThingPlaces, EveryGeneratorHasLevelsWithBouldersAndMostHaveFew) {
    for (const Generator* generator : generators()) {
        std::ptrdiff_t most = 0, all = 0;
        for (std::uint32_t seed = 1; seed <= 24; ++seed) {
            const std::ptrdiff_t boulders = boulders_of(places_on(level_of(*generator, seed)));
            most = std::max(most, boulders);
            all += boulders;
        }
        EXPECT_GE(most, 4) << generator->name;
        EXPECT_GE(all, 24 * 2) << generator->name;
        EXPECT_LE(all, 24 * 12) << generator->name;
    }
}

TEST(ThingPlaces, BouldersKeepTheirDistance) {
    for (const Generator* generator : generators())
        for (std::uint32_t seed = 1; seed <= 8; ++seed) {
            const std::vector<ThingPlace> places = places_on(level_of(*generator, seed));
            for (std::size_t k = 1; k < places.size(); ++k)
                if (places[k].feature == Feature::boulder || places[k - 1].feature == Feature::boulder) {
                    EXPECT_GE(places[k].column - places[k - 1].column, kBouldersApart);
                }
        }
}

TEST(ThingPlaces, ABoulderThatAPersonPlacesLiesThereEvenWithoutAir) {
    LevelSettings level = level_of(*find_generator("hill"), 3);
    const std::vector<Sixteenths> surface = level_surface(level);
    level.planet.set(PlanetValue::air, 0);
    const std::int64_t row = level.terrain.origin.y + cut_row(level.terrain, level.cut);
    level.terrain.placed[{level.terrain.origin.x + 777, row}] = Feature::boulder;
    const std::vector<ThingPlace> places = thing_places(level, surface);
    const auto placed = std::ranges::find(places, 777, &ThingPlace::column);
    ASSERT_NE(placed, places.end());
    EXPECT_EQ(placed->feature, Feature::boulder);
}

TEST(ThingPlaces, AreInOrderWithinTheLevelAndApart) {
    for (const Generator* generator : generators())
        for (std::uint32_t seed = 1; seed <= 8; ++seed) {
            const LevelSettings level = level_of(*generator, seed);
            int last = -kThingsApart;
            for (const ThingPlace& place : places_on(level)) {
                EXPECT_GE(place.column - last, kThingsApart);
                EXPECT_LT(place.column, level.width());
                last = place.column;
            }
        }
}

TEST(ThingPlaces, BelongToTheLandAndNotToTheMap) {
    LevelSettings level = level_of(*find_generator("waves"), 5);
    const std::vector<ThingPlace> here = places_on(level);
    level.terrain.origin.x += 300;
    std::size_t met = 0;
    const std::vector<ThingPlace> there = places_on(level);
    for (const ThingPlace& place : here)
        met += std::ranges::count_if(there, [&](const ThingPlace& other) {
            return other.column == place.column - 300 && other.lot == place.lot && other.cover == place.cover;
        });
    EXPECT_GE(met + 2, static_cast<std::size_t>(std::ranges::count_if(
                           here, [](const ThingPlace& place) { return place.column >= 320; })));
}

TEST(ThingPlaces, ATreeThatAPersonPlacesStandsThere) {
    LevelSettings level = level_of(*find_generator("hill"), 3);
    const std::int64_t row = level.terrain.origin.y + cut_row(level.terrain, level.cut);
    level.terrain.placed[{level.terrain.origin.x + 777, row}] = Feature::tree;
    EXPECT_EQ(std::ranges::count(places_on(level), 777, &ThingPlace::column), 1);
}

TEST(ThingPlaces, NothingGrowsOnTheHighestLandNorWithoutAirWhereBouldersLie) {
    LevelSettings level = level_of(*find_generator("hill"), 2);
    const std::vector<Sixteenths> surface = level_surface(level);
    const auto [low, high] = std::ranges::minmax(surface);
    for (const ThingPlace& place : thing_places(level, surface))
        EXPECT_TRUE(place.feature == Feature::boulder ||
                    surface[static_cast<std::size_t>(place.column)] <= high - (high - low) * 15 / 100);
    level.planet.set(PlanetValue::air, 0);
    const std::vector<ThingPlace> stones = thing_places(level, surface);
    EXPECT_FALSE(stones.empty());
    EXPECT_EQ(boulders_of(stones), std::ssize(stones));
}

}  // namespace
}  // namespace terramorph
