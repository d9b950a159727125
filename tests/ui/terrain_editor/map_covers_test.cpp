// Woods, fields and towns on the map.
#include "ui/terrain_editor/map_covers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "terrain/planet.h"
#include "ui/picture.h"

namespace terramorph {
namespace {

constexpr int kSide = 64;  // pixels

/// A grey picture of a map of even heights with one cover all over.
Image covered_by(LandCover cover, float height = 100, float water = 0,
                 const Palette& palette = default_planet().palette) {
    Image picture(kSide, kSide, packed({128, 128, 128}));
    HeightMap heights(kSide, kSide);
    for (int j = 0; j < kSide; ++j) std::ranges::fill(heights.row(j), height);
    draw_covers(picture, {1, 1, {cover}}, heights, palette, water);
    return picture;
}

bool is_grey(const Image& picture) {
    return std::ranges::all_of(picture.pixels(), [](std::uint32_t pixel) {
        return pixel == packed({128, 128, 128});
    });
}

TEST(MapCovers, EachHasColoursOfItsOwnAndBareLandHasNone) {
    EXPECT_TRUE(is_grey(covered_by(LandCover::bare)));
    std::set<std::uint32_t> seen;
    for (const LandCover cover :
         {LandCover::moor, LandCover::thicket, LandCover::wood, LandCover::field, LandCover::town}) {
        const Image picture = covered_by(cover);
        EXPECT_FALSE(is_grey(picture));
        for (const std::uint32_t pixel : std::set(picture.pixels().begin(), picture.pixels().end()))
            EXPECT_TRUE(seen.insert(pixel).second) << "another has this colour, too";
    }
}

TEST(MapCovers, NothingGrowsUnderWaterOrWithoutGrass) {
    EXPECT_TRUE(is_grey(covered_by(LandCover::wood, 100, 120)));
    Palette sandy = default_planet().palette;
    sandy.cover = Cover::sand;
    EXPECT_TRUE(is_grey(covered_by(LandCover::wood, 100, 0, sandy)));
}

TEST(MapCovers, NothingGrowsOnTheHighestLand) {
    Image picture(kSide, kSide, packed({128, 128, 128}));
    HeightMap heights(kSide, kSide);
    for (int j = 0; j < kSide; ++j) std::ranges::fill(heights.row(j), static_cast<float>(j));
    draw_covers(picture, {1, 1, {LandCover::wood}}, heights, default_planet().palette, -1);
    EXPECT_NE(picture.row(10)[20], packed({128, 128, 128}));
    EXPECT_EQ(picture.row(kSide - 2)[20], packed({128, 128, 128}));
}

TEST(MapCovers, OfEveryGeneratorLieInTheLandAndSoTheyMoveWithTheMap) {
    for (const Generator* generator : generators()) {
        MapSettings terrain = default_terrain(*generator);
        terrain.width = terrain.depth = 1024;
        const MapCovers here = covers_of_map(terrain, 256, 128);
        ASSERT_EQ(here.covers.size(), static_cast<std::size_t>(here.across * here.down));
        EXPECT_GE(std::set(here.covers.begin(), here.covers.end()).size(), 3u) << generator->name;
        terrain.origin.x += 512;
        const MapCovers there = covers_of_map(terrain, 256, 128);
        for (int j = 0; j < here.down; ++j)
            for (int i = here.across / 2; i < here.across; ++i)
                ASSERT_EQ(here.covers[static_cast<std::size_t>(j * here.across + i)],
                          there.covers[static_cast<std::size_t>(j * here.across + i - here.across / 2)]);
    }
}

}  // namespace
}  // namespace terramorph
