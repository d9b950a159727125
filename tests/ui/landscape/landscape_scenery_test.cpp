#include "ui/landscape/scenery.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "ui/picture.h"

namespace terramorph {

namespace {

constexpr int kWidth = 640;
constexpr std::uint32_t kNothing = 0xff404040u;

/// One thing on or behind flat land, alone in its picture.
struct Flat {
    explicit Flat(Feature feature, double behind = 0) {
        panorama.ridges.push_back({100, std::vector<float>(kWidth, 100.0f)});
        panorama.ridges.push_back({200, std::vector<float>(kWidth, 100.0f)});
        panorama.scenery.push_back({{320, 500}, 320, behind, feature});
    }

    Image on_the_level() {
        Image image(kWidth, 360, kNothing);
        Canvas canvas(image, plain_typeface());
        draw_scenery(canvas, panorama, ground, view, colors);
        return image;
    }
    Image behind_it() {
        Image image(kWidth, 360, kNothing);
        Canvas canvas(image, plain_typeface());
        draw_distant_scenery(canvas, panorama, view, colors);
        return image;
    }

    Panorama panorama;
    Ground ground = {std::vector<Sixteenths>(kWidth, 100 * kColumn), 320};
    View view = Camera(kWidth).view(kWidth, 360);
    const Palette& colors = default_planet().palette;
};

int pixels_drawn(const Image& image) {
    const auto pixels = image.pixels();
    return static_cast<int>(std::ranges::count_if(pixels, [](std::uint32_t p) { return p != kNothing; }));
}

int rows_drawn(const Image& image) {
    int rows = 0;
    for (int y = 0; y < image.height(); ++y)
        rows += std::any_of(image.row(y), image.row(y) + image.width(),
                            [](std::uint32_t pixel) { return pixel != kNothing; });
    return rows;
}

constexpr std::array kAll = {Feature::boulder, Feature::pond, Feature::mineshaft, Feature::tree,
                             Feature::sign,    Feature::hut};

}  // namespace

TEST(LandscapeScenery, EachThingHasAPictureOfItsOwnOnTheLevel) {
    std::vector<Image> pictures;
    for (const Feature feature : kAll) {
        pictures.push_back(Flat(feature).on_the_level());
        EXPECT_GT(pixels_drawn(pictures.back()), 20);
    }
    for (std::size_t a = 0; a < pictures.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) EXPECT_FALSE(same(pictures[a], pictures[b])) << a << " " << b;
}

TEST(LandscapeScenery, VanishesWhereTheGroundUnderItIsBlownAway) {
    for (const Feature feature : kAll) {
        Flat place(feature);
        place.ground.carve(disc(500 * kColumn, 100 * kColumn, 40 * kColumn));
        EXPECT_GT(pixels_drawn(place.on_the_level()), 0) << "a crater elsewhere";
        place.ground.carve(disc(320 * kColumn, 100 * kColumn, 40 * kColumn));
        EXPECT_EQ(pixels_drawn(place.on_the_level()), 0);
    }
}

TEST(LandscapeScenery, StandsOnNoSteepSlopeAndNotUnderWater) {
    EXPECT_GT(pixels_drawn(Flat(Feature::tree).on_the_level()), 0);
    Flat drowned(Feature::tree);
    drowned.panorama.water = 110;
    EXPECT_EQ(pixels_drawn(drowned.on_the_level()), 0);
    Flat steep(Feature::tree);
    std::vector<Sixteenths> slope(kWidth);
    for (int x = 0; x < kWidth; ++x) slope[x] = (20 + x / 2 * 3) * kColumn;
    steep.ground = Ground(slope, 2048);
    EXPECT_EQ(pixels_drawn(steep.on_the_level()), 0);
}

TEST(LandscapeScenery, IsSmallerTheFurtherAway) {
    const int near = rows_drawn(Flat(Feature::tree, 100).behind_it());
    const int far = rows_drawn(Flat(Feature::tree, 200).behind_it());
    EXPECT_GT(far, 3);
    EXPECT_GT(near, far);
}

TEST(LandscapeScenery, ThatANearerRidgeHidesIsLeftOut) {
    Flat place(Feature::tree, 200);
    EXPECT_GT(pixels_drawn(place.behind_it()), 0);
    place.panorama.ridges.front().heights.assign(kWidth, 220);
    EXPECT_EQ(pixels_drawn(place.behind_it()), 0);
}

TEST(LandscapeScenery, NothingGrowsWhereThereIsNoAir) {
    Flat tree(Feature::tree), boulder(Feature::boulder);
    tree.panorama.air = boulder.panorama.air = 0;
    EXPECT_EQ(pixels_drawn(tree.on_the_level()), 0);
    EXPECT_GT(pixels_drawn(boulder.on_the_level()), 0);
}

}  // namespace terramorph
