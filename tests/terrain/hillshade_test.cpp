#include "terrain/hillshade.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>

namespace terramorph {
namespace {

using Pixel = std::array<int, 3>;

Pixel of(Color color) { return {color.r, color.g, color.b}; }

Pixel pixel_of(const std::vector<Color>& picture, int width, int x, int y) {
    return of(picture[y * width + x]);
}

int brightness(Pixel pixel) { return pixel[0] + pixel[1] + pixel[2]; }

/// A round hill in the middle of a plain.
HeightMap hill(int size) {
    HeightMap map(size, size);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const float dx = 2.0f * static_cast<float>(x) / static_cast<float>(size - 1) - 1;
            const float dy = 2.0f * static_cast<float>(y) / static_cast<float>(size - 1) - 1;
            map.row(y)[x] = 100 * std::max(0.0f, 1 - dx * dx - dy * dy);
        }
    return map;
}

TEST(Relief, HasEachPixelAtAnySize) {
    EXPECT_EQ(hillshade(hill(32), 32, 32).size(), 32u * 32);
    EXPECT_EQ(hillshade(hill(300), 70, 41).size(), 70u * 41);
    EXPECT_EQ(hillshade(hill(16), 500, 1).size(), 500u);
    EXPECT_EQ(hillshade(HeightMap(1, 1), 3, 3).size(), 9u);
}

TEST(Relief, AFlatMapIsOneColour) {
    const std::vector<Color> picture = hillshade(HeightMap(40, 40, 250), 20, 20);
    for (int n = 0; n < 400; ++n)
        EXPECT_EQ(pixel_of(picture, 20, n % 20, n / 20), pixel_of(picture, 20, 0, 0));
}

TEST(Relief, TheLightComesFromTheNorthWest) {
    const std::vector<Color> picture = hillshade(hill(64), 64, 64);
    const int north_west = brightness(pixel_of(picture, 64, 20, 20));
    const int south_east = brightness(pixel_of(picture, 64, 43, 43));
    EXPECT_GT(north_west, south_east + 100);
}

TEST(Relief, TheLowIsGreenAndTheTopIsSnow) {
    const std::vector<Color> picture = hillshade(hill(64), 64, 64);
    const Pixel low = pixel_of(picture, 64, 0, 0);
    EXPECT_GT(low[1], low[0]);
    EXPECT_GT(low[1], low[2]);
    const Pixel top = pixel_of(picture, 64, 31, 31);
    for (const int channel : top) EXPECT_GT(channel, 200);
}

TEST(Relief, ALargerMapGivesTheSamePicture) {
    const std::vector<Color> small = hillshade(hill(64), 32, 32);
    const std::vector<Color> large = hillshade(hill(512), 32, 32);
    for (std::size_t n = 0; n < small.size(); ++n)
        for (std::size_t c = 0; c < 3; ++c) EXPECT_NEAR(of(small[n])[c], of(large[n])[c], 24) << n;
}

const Palette& lush() { return find_planet(built_in_planets(), "lush-islands")->palette; }

TEST(Relief, WaterIsDarkerTheDeeperAndLandBeginsWithSand) {
    const HeightMap map = hill(65);
    const std::vector<Color> picture = hillshade(map, 65, 65, lush(), 50);
    EXPECT_EQ(pixel_of(picture, 65, 0, 0), of(lush().deep_water));
    for (int x = 1; map.at(x, 32) < 50; ++x)
        EXPECT_GE(brightness(pixel_of(picture, 65, x, 32)), brightness(pixel_of(picture, 65, x - 1, 32)));
    HeightMap beach(8, 8, 50);  // flat, with a pool in one corner and a peak in another
    beach.row(0)[0] = 0;
    beach.row(7)[7] = 150;
    const std::vector<Color> flat = hillshade(beach, 8, 8, lush(), 49.9f);
    const Pixel shore = pixel_of(flat, 8, 4, 4), sand = of(lush().rim);
    for (std::size_t n = 0; n < 3; ++n) EXPECT_NEAR(shore[n], sand[n], 12);
}

TEST(Relief, WaterIsNotShadedByTheGroundBelowIt) {
    const HeightMap map = hill(65);
    const std::vector<Color> picture = hillshade(map, 65, 65, lush(), 90);
    ASSERT_LT(map.at(24, 24), 90);
    for (int k = 8; k < 20; ++k)
        EXPECT_EQ(pixel_of(picture, 65, 32 - k, 32 - k), pixel_of(picture, 65, 32 + k, 32 + k));
}

TEST(Relief, ADryMapHasNoSandAndNoWater) {
    const std::vector<Color> dry = hillshade(hill(65), 65, 65, lush());
    EXPECT_EQ(dry, hillshade(hill(65), 65, 65, lush(), 0));
    EXPECT_NE(dry, hillshade(hill(65), 65, 65, lush(), 1));
}

TEST(Relief, EveryPlanetHasItsOwnColours) {
    std::map<std::vector<Pixel>, std::string> pictures;
    for (const Planet& planet : built_in_planets()) {
        std::vector<Pixel> pixels;
        for (const Color color : hillshade(hill(32), 32, 32, planet.palette)) pixels.push_back(of(color));
        const auto [other, fresh] = pictures.emplace(pixels, planet.name);
        EXPECT_TRUE(fresh) << planet.name << " has the colours of " << other->second;
    }
}

}  // namespace
}  // namespace terramorph
