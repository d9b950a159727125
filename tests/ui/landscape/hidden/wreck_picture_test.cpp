#include "ui/landscape/hidden/wreck_picture.h"

#include <gtest/gtest.h>

#include <vector>

#include "paint/typeface.h"

namespace terramorph {
namespace {

TEST(WreckPicture, LiesOnTheBedWithItsChestBesideIt) {
    const View view{.scale = 2, .width = 240, .height = 120};
    Image picture(240, 120);
    Canvas canvas(picture, plain_typeface());
    canvas.clear({0, 0, 0, 255});
    draw_sunken_wrecks(canvas, view, std::vector<SunkenWreck>{{50, 20 * kColumn}});
    const auto color_at = [&](float column, float height) {
        const Point at = view.point({column, height});
        return unpacked(picture.row(static_cast<int>(at.y))[static_cast<int>(at.x)]);
    };
    const auto is_seen = [&](float column, float height) {
        return color_at(column, height) != Color{0, 0, 0};
    };
    EXPECT_TRUE(is_seen(50, 24)) << "its hull";
    EXPECT_EQ(color_at(36, 23.5f), (Color{246, 206, 104})) << "the lock of its chest";
    EXPECT_FALSE(is_seen(50, 44)) << "its mast leans over";
    EXPECT_FALSE(is_seen(20, 24));
    EXPECT_FALSE(is_seen(95, 24));
}

TEST(WreckPicture, IsTintedByTheWaterOverItUntilThatIsGone) {
    const View view{.scale = 2, .width = 240, .height = 120};
    const Color water = {20, 30, 200, 160};
    const auto hull = [&](bool dry) {
        Image picture(240, 120);
        Canvas canvas(picture, plain_typeface());
        canvas.clear({0, 0, 0, 255});
        draw_sunken_wrecks(canvas, view, std::vector<SunkenWreck>{{50, 20 * kColumn, dry}}, water);
        const Point at = view.point({36, 23.5f});
        return unpacked(picture.row(static_cast<int>(at.y))[static_cast<int>(at.x)]);
    };
    EXPECT_EQ(hull(true), (Color{246, 206, 104}));
    EXPECT_GT(hull(false).b, hull(true).b + 30);
    EXPECT_LT(hull(false).r, hull(true).r - 60);
}

/// It's no ship that has come over land.
TEST(WreckPicture, HasSunkIntoTheLandThatWaterHasLeftButForItsChest) {
    const View view{.scale = 2, .width = 240, .height = 120};
    const Image land(240, 120, 0xff0000ffu);
    const PictureLayer layer = {&land, {0, 0, 240, 120}, 1, 0, {}};
    const Ground ground(std::vector<Sixteenths>(120, 20 * kColumn), 64);
    Image picture(240, 120);
    Canvas canvas(picture, plain_typeface());
    const auto drawn = [&](float column, float height) {
        canvas.clear({0, 0, 0, 255});
        draw_sunken_wrecks(canvas, view, std::vector<SunkenWreck>{{50, 20 * kColumn, true}}, {},
                           {{&layer, 1}, &ground});
        const Point at = view.point({column, height});
        return unpacked(picture.row(static_cast<int>(at.y))[static_cast<int>(at.x)]);
    };
    EXPECT_EQ(drawn(50, 18.5f), (Color{0, 0, 255})) << "the land is before its keel";
    EXPECT_EQ(drawn(50, 25.5f), (Color{0, 0, 0})) << "it stands out less";
    EXPECT_NE(drawn(64, 23), (Color{0, 0, 0}));
    EXPECT_EQ(drawn(36, 23.5f), (Color{246, 206, 104})) << "the lock of its chest";
}

}  // namespace
}  // namespace terramorph
