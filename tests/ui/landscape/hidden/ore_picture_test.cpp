#include "ui/landscape/hidden/ore_picture.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "paint/typeface.h"

namespace terramorph {
namespace {

Image drawn_ore(float scale, double time) {
    const View view{.scale = scale, .width = 200, .height = 200};
    Image picture(200, 200);
    Canvas canvas(picture, plain_typeface());
    canvas.clear({0, 0, 0, 255});
    draw_ore(canvas, view, std::vector<OreLump>{{20, 20 * kColumn}, {5000, 20 * kColumn}}, time);
    return picture;
}

std::ptrdiff_t pixels_of_ore(const Image& picture) {
    return std::ranges::count_if(picture.pixels(),
                                 [](std::uint32_t pixel) { return (pixel & 0xffffffu) != 0; });
}

TEST(OrePicture, IsALumpAsLargeAsItIsAndNeverTooSmallToBeSeen) {
    EXPECT_GT(pixels_of_ore(drawn_ore(2, 0)), 250);
    EXPECT_LT(pixels_of_ore(drawn_ore(2, 0)), 700);
    EXPECT_GT(pixels_of_ore(drawn_ore(0.25f, 0)), 25);
}

TEST(OrePicture, GlintsNowAndThen) {
    const auto brightest = [](double time) {
        const Image picture = drawn_ore(3, time);
        return std::ranges::count_if(picture.pixels(),
                                     [](std::uint32_t pixel) { return (pixel & 0xffu) > 200; });
    };
    std::vector<std::ptrdiff_t> bright;
    for (double time = 0; time < 3; time += 0.1) bright.push_back(brightest(time));
    const auto [least, most] = std::ranges::minmax(bright);
    EXPECT_GT(least, 0);
    EXPECT_GT(most, least * 3 / 2);
}

}  // namespace
}  // namespace terramorph
