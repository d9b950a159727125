#include <gtest/gtest.h>

#include "paint/anything.h"
#include "paint/canvas_cache.h"
#include "paint/layers/software_compositor.h"

namespace terramorph {
namespace {

using test::paint_anything;

constexpr int kWide = 300, kHigh = 150;

/// A picture of many colours.
Image confetti(std::uint32_t seed, int width, int height) {
    Image image(width, height);
    Random random(seed, 1);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) image.row(y)[x] = 0xff000000u | random.next();
    return image;
}

TEST(Layers, AFrameThatKeepsWhatItCanEqualsOneThatIsPaintedAnew) {
    Image land = confetti(1, kWide, kHigh), close = confetti(2, 100, 50), kept(kWide, kHigh);
    CanvasCache cache(plain_typeface());
    SoftwareCompositor compositor;
    cache.compositor = &compositor;
    const std::uint64_t painting = new_painting(), other = new_painting();
    std::uint32_t revision = 0;
    PixelBox changed;
    Random random(7, 1);
    for (std::uint32_t frame = 0; frame < 200; ++frame) {
        if (random.below(4) == 0) {
            changed = {random.below(kWide), random.below(kHigh), kWide, kHigh};
            land.row(changed.top)[changed.left] ^= 0xffffffu;
            ++revision;
        }
        const PictureLayer whole = {&land, {0, 0, kWide, kHigh}, painting, revision, changed};
        const PictureLayer near = {
            &close, {20.4f, 10, 150 + static_cast<float>(frame / 60), 90}, other, 0, {}};
        std::vector<PictureLayer> layers = {whole};
        if (frame % 60 > 40) layers.push_back(near);
        const auto draw = [&, seed = frame](Canvas& canvas) {
            Random places(seed, 2);
            paint_anything(canvas, places);
            if (seed % 7 != 0) canvas.lay(layers);
            paint_anything(canvas, places);
            paint_anything(canvas, places);
        };
        Image anew = kept;
        Canvas plain(anew, plain_typeface()), canvas(kept, cache);
        draw(plain);
        draw(canvas);
        ASSERT_TRUE(std::ranges::equal(kept.pixels(), anew.pixels())) << frame;
    }
}

TEST(Layers, WhereNothingWasPaintedOverThemTheyAreNotPaintedAgain) {
    const Image land = confetti(1, kWide, kHigh);
    Image kept(kWide, kHigh);
    CanvasCache cache(plain_typeface());
    SoftwareCompositor compositor;
    cache.compositor = &compositor;
    const PictureLayer layer = {&land, {0, 0, kWide, kHigh}, new_painting(), 0, {}};
    const auto draw = [&] {
        Canvas canvas(kept, cache);
        canvas.lay({&layer, 1});
        canvas.fill({10, 10, 20, 10}, {255, 0, 0});
    };
    draw();
    kept.row(15)[15] = kept.row(140)[290] = 7;
    draw();
    EXPECT_NE(kept.row(15)[15], 7u);
    EXPECT_EQ(kept.row(140)[290], 7u);
}

TEST(Layers, APictureOfAnotherSizeIsPaintedWholly) {
    const Image land = confetti(1, kWide, kHigh);
    CanvasCache cache(plain_typeface());
    SoftwareCompositor compositor;
    cache.compositor = &compositor;
    const PictureLayer layer = {&land, {0, 0, kWide, kHigh}, new_painting(), 0, {}};
    for (const int width : {kWide, kWide / 2, kWide}) {
        Image picture(width, kHigh);
        Canvas canvas(picture, cache);
        if (width == kWide) canvas.lay({&layer, 1});
        EXPECT_EQ(std::ranges::equal(picture.pixels(), land.pixels()), width == kWide);
    }
}

/// What is painted on a clear picture, premultiplied, and then put over another one.
TEST(Layers, WhatIsPaintedOnAClearPictureAndThenPutOverAnotherIsTheSameAsPaintedOnThat) {
    const Image below = confetti(3, kWide, kHigh);
    for (std::uint32_t seed = 1; seed <= 100; ++seed) {
        Image clear(kWide, kHigh), direct = below;
        for (Image* image : {&clear, &direct}) {
            Canvas canvas(*image, plain_typeface());
            Random places(seed, 3);
            paint_anything(canvas, places);
        }
        for (int y = 0; y < kHigh; ++y)
            for (int x = 0; x < kWide; ++x) {
                const std::uint32_t over = clear.row(y)[x], under = below.row(y)[x];
                for (const int shift : {0, 8, 16}) {
                    const auto channel = [shift](std::uint32_t pixel) {
                        return static_cast<int>(pixel >> shift & 0xff);
                    };
                    const int stay = 255 - static_cast<int>(over >> 24);
                    const int put = std::min(255, channel(over) + (channel(under) * stay + 127) / 255);
                    ASSERT_NEAR(put, channel(direct.row(y)[x]), 2) << seed << " at " << x << ", " << y;
                }
            }
    }
}

}  // namespace
}  // namespace terramorph
