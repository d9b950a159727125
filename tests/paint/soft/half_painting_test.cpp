#include "paint/soft/half_painting.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "paint/most_apart.h"
#include "paint/soft/brush.h"

namespace terramorph {
namespace {

constexpr int kSheetWide = 301, kSheetHigh = 203;
constexpr std::uint32_t kDusk = 0xff503c46u;

void paint_cloud(Canvas& canvas, float scale) {
    SoftBrush brush(canvas);
    for (int k = 0; k < 6; ++k) {
        const auto n = static_cast<float>(k);
        brush.puff({.middle = Point{70 + 30 * n, 90 + 9 * (n - 3) * (n - 3)} * scale,
                    .radius = (44 - 3 * n) * scale,
                    .lit = {230, 200, 170},
                    .dark = {60, 50, 60},
                    .opacity = 0.8f,
                    .soft = 0.8f});
        brush.glow(Point{90 + 25 * n, 100} * scale, 40 * scale, {255, 150, 70}, 0.2f);
    }
}

TEST(HalfPainting, LooksNearlyLikeWhatIsPaintedInFull) {
    HalfPainting half;
    for (int again = 0; again < 2; ++again) {
        Image full(kSheetWide, kSheetHigh, kDusk), stretched(kSheetWide, kSheetHigh, kDusk);
        Canvas painted(full, plain_typeface()), canvas(stretched, plain_typeface());
        paint_cloud(painted, 1);
        half.lay(canvas, [](Canvas& own) {
            EXPECT_EQ(own.width(), (kSheetWide + 1) / 2);
            paint_cloud(own, 0.5f);
        });
        EXPECT_LE(test::most_apart(full, stretched), 8);
        EXPECT_GT(test::most_apart(Image(kSheetWide, kSheetHigh, kDusk), stretched), 80);
    }
}

TEST(HalfPainting, LeavesNothingForTheNextOneAndFollowsThePicturesSize) {
    HalfPainting half;
    for (const int width : {kSheetWide, kSheetWide, 120}) {
        Image picture(width, kSheetHigh, kDusk);
        Canvas canvas(picture, plain_typeface());
        half.lay(canvas, [](Canvas&) {});
        EXPECT_TRUE(
            std::ranges::all_of(picture.pixels(), [](std::uint32_t pixel) { return pixel == kDusk; }));
        half.lay(canvas, [](Canvas& own) { paint_cloud(own, 0.5f); });
    }
}

TEST(HalfPainting, KeepsToTheClip) {
    HalfPainting half;
    Image picture(kSheetWide, kSheetHigh, kDusk);
    Canvas canvas(picture, plain_typeface());
    canvas.push_clip({0, 0, 150, 400});
    half.lay(canvas, [](Canvas& own) { paint_cloud(own, 0.5f); });
    EXPECT_NE(picture.row(100)[120], kDusk);
    EXPECT_EQ(picture.row(100)[152], kDusk);
}

}  // namespace
}  // namespace terramorph
