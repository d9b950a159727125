#include "ui/landscape/sky/globe.h"

#include <gtest/gtest.h>

#include "ui/picture.h"

namespace terramorph {

namespace {

Image globe_of(std::string_view name, Point to_sun = {-1, 0}) {
    return globe(*find_planet(built_in_planets(), name), 7, 100, to_sun);
}

int brightness(const Image& image, int x, int y) {
    const std::uint32_t pixel = image.row(y)[x];
    return static_cast<int>((pixel >> 16 & 0xff) + (pixel >> 8 & 0xff) + (pixel & 0xff));
}

}  // namespace

TEST(Globe, IsADiscOnAClearSquare) {
    const Image image = globe_of("dusk");
    EXPECT_EQ(image.row(0)[0] >> 24, 0u);
    EXPECT_EQ(image.row(99)[99] >> 24, 0u);
    EXPECT_EQ(image.row(50)[50] >> 24, 255u);
    EXPECT_EQ(image.row(50)[50 - 42] >> 24, 255u);
}

TEST(Globe, IsBrightOnTheSideOfTheSun) {
    const Image from_left = globe_of("moon", {-1, 0}), from_right = globe_of("moon", {1, 0});
    EXPECT_GT(brightness(from_left, 20, 50), brightness(from_left, 85, 50) + 100);
    EXPECT_GT(brightness(from_right, 80, 50), brightness(from_right, 15, 50) + 100);
}

TEST(Globe, GlowsAroundItsRimOnlyWhereThereIsAir) {
    EXPECT_GT(globe_of("dusk").row(50)[4] >> 24, 0u);
    EXPECT_EQ(globe_of("moon").row(50)[4] >> 24, 0u);
}

TEST(Globe, HasTheColoursOfItsPlanetAndTheLandOfItsSeed) {
    EXPECT_FALSE(same(globe_of("desert"), globe_of("ice")));
    const Planet& desert = *find_planet(built_in_planets(), "desert");
    EXPECT_FALSE(same(globe(desert, 1, 60, {-1, 0}), globe(desert, 2, 60, {-1, 0})));
    EXPECT_TRUE(same(globe(desert, 1, 60, {-1, 0}), globe(desert, 1, 60, {-1, 0})));
}

}  // namespace terramorph
