#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "paint/anything.h"
#include "paint/canvas_cache.h"
#include "paint/layers/flat_layer.h"
#include "paint/layers/kept_painting.h"
#include "paint/layers/software_compositor.h"
#include "paint/pixel.h"

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

/// A picture that's clear down to a line, and opaque below it.
Image shore(std::uint32_t seed, int width, int height, int first, int last) {
    Image image = confetti(seed, width, height);
    Random random(seed, 3);
    for (int y = 0; y < last; ++y)
        for (int x = 0; x < width; ++x) {
            const std::uint32_t alpha = y < first ? 0 : static_cast<std::uint32_t>(random.below(3)) * 127;
            std::uint32_t& pixel = image.row(y)[x];
            pixel = mixed(0u, pixel, cover_of(alpha));
        }
    return image;
}

/// Layers put one over the other, pixel by pixel.
Image put_together(std::span<const PictureLayer> layers) {
    Image all(kWide, kHigh);
    Canvas canvas(all, plain_typeface());
    for (const PictureLayer& layer : layers) {
        Image own(kWide, kHigh);
        Canvas(own, plain_typeface()).painted(*layer.picture, layer.into);
        const PixelBox place = shared(nearest_pixels(layer.into), {0, 0, kWide, kHigh});
        for (int y = place.top; y < place.bottom; ++y)
            for (int x = place.left; x < place.right; ++x)
                all.row(y)[x] = put_over(own.row(y)[x], all.row(y)[x]);
    }
    return all;
}

TEST(Layers, AreSeenThroughWhereTheyAreClearHoweverTheyAreStretched) {
    const Image sky = confetti(1, kWide, kHigh), land = shore(2, kWide, kHigh, 40, 90);
    const std::uint64_t paintings[] = {new_painting(), new_painting()};
    for (const Rect into :
         {Rect{0, 0, kWide, kHigh}, Rect{-100, -80, 2.4f * kWide, 2.4f * kHigh},
          Rect{30, 20, 0.4f * kWide, 0.6f * kHigh}, Rect{-900, -1400, 13 * kWide, 13 * kHigh}}) {
        const PictureLayer layers[] = {{&sky, {-20, -10, 1.2f * kWide, 1.2f * kHigh}, paintings[0], 0, {}},
                                       {&land, into, paintings[1], 0, {}, 90, 40}};
        Image picture(kWide, kHigh);
        Canvas(picture, plain_typeface()).lay(layers);
        EXPECT_TRUE(std::ranges::equal(picture.pixels(), put_together(layers).pixels())) << into.w;
    }
}

TEST(Layers, OneThatReplacesAnotherHidesItAlsoWhereItIsClear) {
    const Image sky = confetti(1, kWide, kHigh), land = shore(2, kWide, kHigh, 10, 120),
                close = shore(3, 100, 60, 10, 50);
    const PictureLayer back = {&sky, {0, 0, kWide, kHigh}, new_painting(), 0, {}};
    const PictureLayer whole = {&land, {0, 0, kWide, kHigh}, new_painting(), 0, {}, 120, 10};
    const PictureLayer near = {&close, {80, 30, 150, 90}, new_painting(), 0, {}, 50, 10, true};
    Image picture(kWide, kHigh);
    Canvas(picture, plain_typeface()).lay(std::array{back, whole, near});
    const Image around = put_together(std::array{back, whole}), within = put_together(std::array{back, near});
    for (int y = 0; y < kHigh; ++y)
        for (int x = 0; x < kWide; ++x) {
            const bool inside = x >= 80 && x < 230 && y >= 30 && y < 120;
            ASSERT_EQ(picture.row(y)[x], (inside ? within : around).row(y)[x]) << x << " " << y;
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

/// What a cover hides in part: two things that move, one of which leaps now and then.
void paint_moving(Canvas& canvas, std::uint32_t frame) {
    const float along = static_cast<float>(frame) * 2.3f;
    canvas.circle({std::fmod(along, 300.0f), 70}, 9, {255, 200, 80, 150});
    const float leap = static_cast<float>(frame / 40 % 3) * 95;
    canvas.fill({30 + leap + along / 40, 20, 20, 9}, {90, 255, 200, 200});
}

TEST(Layers, ACoverIsLaidAgainWhereSomethingMovesBelowItAndLooksAsIfAllWerePaintedAnew) {
    const Image land = confetti(1, kWide, kHigh), other = confetti(2, kWide, kHigh);
    Image kept(kWide, kHigh);
    CanvasCache cache(plain_typeface());
    SoftwareCompositor compositor;
    cache.compositor = &compositor;
    const std::uint64_t paintings[] = {new_painting(), new_painting()};
    KeptPainting cover;
    int refused = 0, saved = 0;
    for (std::uint32_t frame = 0; frame < 240; ++frame) {
        const PictureLayer layer = {
            frame / 100 == 1 ? &other : &land, {0, 0, kWide, kHigh}, paintings[frame / 100 == 1], 0, {}};
        Image anew(kWide, kHigh), before = kept;
        Canvas plain(anew, plain_typeface()), canvas(kept, cache);
        if (frame % 60 == 0)
            ASSERT_TRUE(cover.keep(canvas, [&](Canvas& own) {
                own.fill({0, 0, kWide, 34}, {20, 30, 40, 180});
                own.text({20, 8}, "wind 12", {14, {255, 240, 200, 255}});
                own.circle({200, 80}, 20 + static_cast<float>(frame / 60), {255, 255, 255, 90});
            }));
        plain.lay({&layer, 1});
        paint_moving(plain, frame);
        cover.lay(plain);
        canvas.lay({&layer, 1}, &cover);
        paint_moving(canvas, frame);
        if (!canvas.cover(cover)) {
            ++refused;
            canvas.lay({&layer, 1});
            paint_moving(canvas, frame);
            cover.lay(canvas);
        }
        if (frame % 10 > 7)
            for (Canvas* const each : {&plain, &canvas}) each->fill({40, 90, 200, 30}, {0, 0, 0, 200});
        ASSERT_TRUE(std::ranges::equal(kept.pixels(), anew.pixels())) << frame;
        Image changed(kWide, kHigh);
        compositor.take_changes(cache.touched).for_each([&](const PixelBox& box) {
            for (int y = box.top; y < box.bottom; ++y)
                std::fill(changed.row(y) + box.left, changed.row(y) + box.right, 1u);
        });
        for (std::size_t k = 0; k < kept.pixels().size(); ++k)
            ASSERT_TRUE(kept.pixels()[k] == before.pixels()[k] || changed.pixels()[k] == 1u) << frame;
        saved += changed.pixels()[5] == 0;
        EXPECT_EQ(canvas.words_drawn(), plain.words_drawn());
    }
    EXPECT_GT(refused, 0);
    EXPECT_LT(refused, 60);
    EXPECT_GT(saved, 100);
}

TEST(Layers, AFlatLayerIsWhatItWasMadeOf) {
    const Image land = confetti(1, kWide, kHigh);
    const PictureLayer layer = {&land, {3.4f, 0, 2 * kWide, kHigh}, new_painting(), 0, {}};
    const auto paint = [](Canvas& on) {
        Random places(5, 2);
        paint_anything(on, places);
    };
    Image picture(kWide, kHigh), direct(kWide, kHigh), small(20, 10);
    Canvas canvas(picture, plain_typeface()), painted(direct, plain_typeface()),
        other(small, plain_typeface());
    FlatLayer flat;
    EXPECT_FALSE(flat.fits(canvas));
    flat.keep(canvas, {&layer, 1}, paint);
    ASSERT_TRUE(flat.fits(canvas));
    EXPECT_FALSE(flat.fits(other));
    const PictureLayer kept = flat.layer();
    canvas.lay({&kept, 1});
    painted.lay({&layer, 1});
    paint(painted);
    EXPECT_TRUE(std::ranges::equal(picture.pixels(), direct.pixels()));
    flat.forget(canvas);
    EXPECT_FALSE(flat.fits(canvas));
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
