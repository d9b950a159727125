#include "ui/landscape/basins_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "paint/typeface.h"
#include "support/land/flat_land.h"
#include "terrain/planet.h"
#include "ui/landscape/water.h"

namespace terramorph {
namespace {

using test::slab;

/// A lake at columns 100 .. 299 between heights of 40 and 80, in land that is 100 high.
Ground land_with_bed() {
    Ground ground(test::flat_surface(640, 100 * kColumn), 320);
    ground.carve(slab(100, 300, {40 * kColumn, 200 * kColumn}));
    ground.carve(slab(400, 600, {20 * kColumn, 200 * kColumn}));
    return ground;
}

Water lake_on(const Ground& ground) {
    Water water(ground);
    water.pour(200, 40 * kColumn, 200 * 40 * kCellsPerSquareColumn);
    while (water.flows()) water.step();
    return water;
}

class LakePicture : public testing::Test {
  protected:
    LakePicture() : ground_(land_with_bed()), water_(lake_on(ground_)), picture_(640, 320) { draw(); }

    void draw() {
        Canvas canvas(picture_, plain_typeface());
        canvas.clear({255, 255, 255, 255});
        const Palette& palette = default_planet().palette;
        BasinsPicture basins;
        basins.take(water_);
        basins.draw_behind(canvas, view_, palette);
        basins.draw_before(canvas, view_, palette);
        basins.draw_surface(canvas, view_, palette, {time_});
    }
    bool is_wet(float column, float height) const {
        const Point at = view_.point({column, height});
        return (picture_.row(static_cast<int>(at.y))[static_cast<int>(at.x)] & 0xffffffu) != 0xffffffu;
    }

    Ground ground_;
    Water water_;
    View view_ = {.width = 640, .height = 320};
    double time_ = 0;
    Image picture_;
};

TEST_F(LakePicture, ShowsWaterFromItsBottomToItsSurface) {
    EXPECT_TRUE(is_wet(200, 50));
    EXPECT_TRUE(is_wet(110, 75));
    EXPECT_FALSE(is_wet(200, 95));
    EXPECT_FALSE(is_wet(200, 30));
    EXPECT_FALSE(is_wet(90, 60));
    EXPECT_FALSE(is_wet(500, 30)) << "no water is there";
}

/// A crater's earth is drawn ragged: the sky would be seen below the water.
TEST_F(LakePicture, ReachesALittleIntoTheEarthBelowIt) {
    EXPECT_TRUE(is_wet(200, 38));
    EXPECT_TRUE(is_wet(102, 38));
    EXPECT_FALSE(is_wet(200, 35));
    EXPECT_FALSE(is_wet(97, 60)) << "beside it the earth is whole";
}

TEST_F(LakePicture, HasTheWatersOwnColorOfBothShares) {
    const Palette& palette = default_planet().palette;
    const Point at = view_.point({200, 79 - 22});  // below the sky's light
    const std::uint32_t seen = picture_.row(static_cast<int>(at.y))[static_cast<int>(at.x)];
    const Color own = mixed(palette.water, palette.deep_water, 22 / 40.0f);  // it's deepest at its own bottom
    const Color whole = mixed(Color{255, 255, 255, 255}, with_alpha(own, 1), static_cast<float>(own.a) / 255);
    EXPECT_NEAR(static_cast<int>(seen >> 16 & 0xffu), whole.r, 12);
    EXPECT_NEAR(static_cast<int>(seen & 0xffu), whole.b, 12);
}

TEST_F(LakePicture, LightIsInItJustBelowItsSurface) {
    view_ = {.scale = 2.5f, .width = 1600, .height = 900};
    picture_ = Image(1600, 900);
    draw();
    const auto light = [&](int down) {
        const Point at = view_.point({200, 80});
        return static_cast<int>(picture_.row(static_cast<int>(at.y) + down)[static_cast<int>(at.x)] >> 8 &
                                0xffu);
    };
    EXPECT_GT(light(6), light(13) + 14);
}

/// Of a row so many pixels below the surface: how many change in a while.
TEST_F(LakePicture, WavesAreSeenThroughItsSide) {
    view_ = {.scale = 2.5f, .width = 1600, .height = 900};
    picture_ = Image(1600, 900);
    draw();
    const Image before = picture_;
    time_ = 3;
    draw();
    const int surface = static_cast<int>(view_.y_of(80));
    int changed = 0;
    for (int x = 300; x < 700; ++x)
        for (int y = surface + 24; y < surface + 31; ++y) changed += before.row(y)[x] != picture_.row(y)[x];
    EXPECT_GT(changed, 260);
}

TEST_F(LakePicture, IsPaleAlongItsShoreAndFoamsWhereItMeetsEarth) {
    view_ = {.scale = 2.5f, .width = 1600, .height = 900};
    picture_ = Image(1600, 900);
    draw();
    const auto light = [&](float column, float height) {
        const Point at = view_.point({column, height});
        return static_cast<int>(picture_.row(static_cast<int>(at.y))[static_cast<int>(at.x)] >> 8 & 0xffu);
    };
    EXPECT_GT(light(100.5f, 77), light(200, 77) + 30) << "foam";
    EXPECT_GT(light(103, 74), light(200, 74) + 12) << "shallow water";
    EXPECT_NEAR(light(100.5f, 45), light(200, 45), 8) << "far below its surface it's as dark as elsewhere";
}

TEST_F(LakePicture, IsNowhereOnTheEarthOfAFlatShore) {
    for (int x = 300; x < 390; ++x)
        ground_.carve(slab(x, x + 1, {Sixteenths{16 * 60 + 4 * (x - 300)}, 200 * kColumn}));
    water_ = lake_on(ground_);
    view_ = {.width = 1600, .height = 900};
    picture_ = Image(1600, 900);
    draw();
    const float level = to_columns(water_.level_in(water_.basins().gaps().gap_at(200, 60 * kColumn)));
    int shallow = 0, dry = 0;
    for (int x = 300; x < 390; ++x) {
        const float bottom = to_columns(ground_.top(x)), column = static_cast<float>(x) + 0.5f;
        if (bottom < level - 9 || bottom > level - 1) continue;
        shallow += is_wet(column, bottom + 1);
        dry += !is_wet(column, bottom - 2);
    }
    EXPECT_GT(shallow, 16);
    EXPECT_EQ(dry, shallow);
}

TEST_F(LakePicture, ShowsWhatRunsOverTheGround) {
    ground_.carve(slab(290, 410, {50 * kColumn, 200 * kColumn}));
    water_.rebuild(ground_);
    for (int tick = 0; tick < 12; ++tick) water_.step();
    ASSERT_FALSE(water_.parcels().empty());
    draw();
    EXPECT_TRUE(is_wet(380, 51));
    EXPECT_FALSE(is_wet(380, 90));
    while (water_.flows()) water_.step();
    draw();
    EXPECT_FALSE(is_wet(350, 60));
    EXPECT_TRUE(is_wet(500, 30)) << "it has come there";
}

TEST_F(LakePicture, RunsOverASillInOneFrontWithWhatItComesFromAndNoDarkerFarBelow) {
    for (int x = 290; x < 410; ++x) {
        const int height = x < 330 ? 66 : 66 - (x - 330) / 2;
        ground_.carve(slab(x, x + 1, {height * kColumn, 200 * kColumn}));
    }
    water_.rebuild(ground_);
    for (int tick = 0; tick < 20; ++tick) water_.step();
    ASSERT_FALSE(water_.parcels().empty());
    draw();
    const auto highest = [&](int column) {
        int height = 150;
        while (height > 20 && !is_wet(static_cast<float>(column) + 0.5f, static_cast<float>(height)))
            --height;
        return height;
    };
    int lowest = highest(250);
    for (int column = 250; column < 390; ++column) {
        EXPECT_LE(highest(column), lowest + 1) << "it leaps up again at " << column;
        lowest = std::min(lowest, highest(column));
    }
    const auto light = [&](int column) {
        const Point at =
            view_.point({static_cast<float>(column) + 0.5f, static_cast<float>(highest(column)) - 2});
        return static_cast<int>(picture_.row(static_cast<int>(at.y))[static_cast<int>(at.x)] >> 8 & 0xffu);
    };
    EXPECT_GT(light(370), light(320) - 10);
}

TEST_F(LakePicture, WhatRunsTogetherStandsLikeNoWall) {
    water_ = Water(ground_);
    water_.pour(620, 100 * kColumn, 60 * 60 * kCellsPerSquareColumn);
    ASSERT_FALSE(water_.parcels().empty());
    draw();
    const auto highest = [&](int column) {
        int height = 200;
        while (height > 100 && !is_wet(static_cast<float>(column) + 0.5f, static_cast<float>(height)))
            --height;
        return height;
    };
    int top = 0;
    for (int column = 1; column < 638; ++column) {
        top = std::max(top, highest(column));
        EXPECT_LE(std::abs(highest(column) - highest(column + 1)), 4) << column;
    }
    EXPECT_GT(top, 102) << "it's seen";
}

/// A lake whose bank has been shot away has a curved front that comes down to what runs, and no wall of
/// water.
TEST_F(LakePicture, StandsNowhereAsAWallWhereItsBankIsGone) {
    ground_.carve(slab(270, 410, {44 * kColumn, 200 * kColumn}));
    water_.rebuild(ground_);
    for (int tick = 0; tick < 3; ++tick) water_.step();
    ASSERT_FALSE(water_.parcels().empty());
    draw();
    const auto highest = [&](int column) {
        int height = 150;
        while (height > 43 && !is_wet(static_cast<float>(column) + 0.5f, static_cast<float>(height)))
            --height;
        return height;
    };
    int least = 200;
    for (int column = 240; column < 398; ++column) {
        EXPECT_GE(highest(column), highest(column + 1) - 1) << column;
        EXPECT_LE(highest(column) - highest(column + 1), 12) << "a wall at " << column;
        least = std::min(least, highest(column));
    }
    EXPECT_LE(least, 46);
}

/// How many pixels of a picture are waves and foam.
std::ptrdiff_t foam_on(const Water& water) {
    const View view{.width = 640, .height = 320};
    BasinsPicture basins;
    basins.take(water);
    Image picture(640, 320);
    Canvas canvas(picture, plain_typeface());
    canvas.clear({255, 255, 255, 255});
    basins.draw_surface(canvas, view, default_planet().palette, {});
    return std::ranges::count_if(picture.pixels(),
                                 [](std::uint32_t pixel) { return (pixel & 0xffffffu) != 0xffffffu; });
}

TEST(BasinsPicture, OfAPuddleIsFlat) {
    const Ground ground = land_with_bed();
    const auto filled = [&](int deep) {
        Water water(ground);
        water.pour(500, 20 * kColumn, 200 * deep * kCellsPerSquareColumn);
        while (water.flows()) water.step();
        return water;
    };
    EXPECT_EQ(foam_on(filled(1)), 0);
    EXPECT_GT(foam_on(filled(8)), 100);
}

TEST(BasinsPicture, OfAHoleFullOfWaterIsFlat) {
    Ground ground(test::flat_surface(640, 100 * kColumn), 320);
    const auto hole = [&](int from, int wide) {
        ground.carve(slab(from, from + wide, {60 * kColumn, 200 * kColumn}));
        Water water(ground);
        water.pour(from + wide / 2, 60 * kColumn, std::int64_t{wide} * 30 * kCellsPerSquareColumn);
        while (water.flows()) water.step();
        return water;
    };
    EXPECT_EQ(foam_on(hole(100, 39)), 0);
    EXPECT_GT(foam_on(hole(300, 60)), 100);
}

/// A cave at columns 100 .. 199 between heights of 40 and 80, with water up to a height.
Image drawn_cave(int level) {
    Ground ground(test::flat_surface(640, 200 * kColumn), 320);
    ground.carve(slab(100, 200, {40 * kColumn, 80 * kColumn}));
    Water water(ground);
    water.fill_caves(std::array{Water::CaveWater{150, 41 * kColumn, level * kColumn}});
    const View view{.width = 640, .height = 320};
    BasinsPicture basins;
    basins.take(water);
    Image picture(640, 320);
    Canvas canvas(picture, plain_typeface());
    canvas.clear({20, 16, 16, 255});
    basins.draw_behind(canvas, view, default_planet().palette);
    basins.draw_before(canvas, view, default_planet().palette);
    basins.draw_surface(canvas, view, default_planet().palette, {});
    return picture;
}

int light_in_cave(const Image& picture, int column, int height) {
    const std::uint32_t pixel = picture.row(319 - height)[column];
    return static_cast<int>((pixel >> 16 & 0xffu) + 2 * (pixel >> 8 & 0xffu) + (pixel & 0xffu)) / 4;
}

TEST(BasinsPicture, OfACaveIsPalerAboveAndShowsItsSurfaceAndBubbles) {
    const Image half = drawn_cave(60), full = drawn_cave(80);
    const auto row = [](const Image& picture, int height) {
        std::vector<int> bright;
        for (int column = 104; column < 196; ++column)
            bright.push_back(light_in_cave(picture, column, height));
        std::ranges::sort(bright);
        return bright;
    };
    const std::size_t middle = row(half, 50).size() / 2;
    EXPECT_GT(row(full, 76)[middle], row(full, 44)[middle] + 15);
    EXPECT_GT(row(half, 59)[middle], row(half, 56)[middle] + 25) << "the line of its surface";
    EXPECT_EQ(row(half, 70).back(), row(half, 70).front()) << "air";
    int bubbles = 0;
    for (int height = 43; height < 75; ++height)
        bubbles += row(full, height).back() > row(full, height)[middle] + 12 ? 1 : 0;
    EXPECT_GT(bubbles, 2);
}

}  // namespace
}  // namespace terramorph
