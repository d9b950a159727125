#include "ui/landscape/hidden/firedamp_picture.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "paint/typeface.h"
#include "support/land/flat_land.h"

namespace terramorph {
namespace {

constexpr Firedamp kRoom{{100, 164}, {60 * kColumn, 100 * kColumn}};
constexpr Color kDarkWall = {24, 18, 20};

/// A cave and the firedamp in it, on dark.
struct DrawnFiredamp {
    explicit DrawnFiredamp(bool dug = true) : ground(test::flat_surface(400, 200 * kColumn), 320) {
        if (dug) ground.carve(test::slab(100, 164, kRoom.room));
        Canvas canvas(picture, plain_typeface());
        canvas.clear(kDarkWall);
        draw_firedamp(canvas, view, ground, std::vector{kRoom});
    }
    std::uint32_t pixel(float column, float height) const {
        const Point at = view.point({column, height});
        return picture.row(static_cast<int>(at.y))[static_cast<int>(at.x)] & 0xffffffu;
    }
    static int green(std::uint32_t pixel) { return static_cast<int>(pixel >> 8 & 0xffu); }
    std::ptrdiff_t drawn() const {
        const std::uint32_t wall = packed(kDarkWall) & 0xffffffu;
        return std::ranges::count_if(picture.pixels(),
                                     [&](std::uint32_t each) { return (each & 0xffffffu) != wall; });
    }

    Ground ground;
    View view = {.width = 400, .height = 320};
    Image picture{400, 320};
};

TEST(FiredampPicture, IsAHazeInItsRoomAloneAndThickestUnderTheRoof) {
    const DrawnFiredamp all;
    EXPECT_GT(all.drawn(), 64 * 40 * 9 / 10);
    EXPECT_LT(all.drawn(), 66 * 42);
    int high = 0, low = 0;
    for (float column = 102; column < 162; ++column) {
        high += DrawnFiredamp::green(all.pixel(column, 98));
        low += DrawnFiredamp::green(all.pixel(column, 61));
    }
    EXPECT_GT(high, low + 60 * 20);
}

TEST(FiredampPicture, IsToldByItsWispsAndNotByItsHueAlone) {
    const DrawnFiredamp all;
    std::vector<int> greens;
    for (float column = 104; column < 160; ++column)
        for (float height = 70; height < 96; ++height)
            greens.push_back(DrawnFiredamp::green(all.pixel(column, height)));
    const auto [darkest, palest] = std::ranges::minmax(greens);
    EXPECT_GT(palest, darkest + 60);
}

TEST(FiredampPicture, IsntSeenInEarth) { EXPECT_EQ(DrawnFiredamp(false).drawn(), 0); }

}  // namespace
}  // namespace terramorph
