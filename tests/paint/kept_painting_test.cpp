#include "paint/layers/kept_painting.h"

#include <gtest/gtest.h>

#include <array>

#include "paint/anything.h"
#include "paint/most_apart.h"
#include "paint/soft/brush.h"

namespace terramorph {
namespace {

constexpr int kCardWide = 300, kCardHigh = 150;
constexpr std::uint32_t kDark = 0xff102030u;  // so that no light reaches 255

void paint_words(Canvas& canvas, std::uint32_t seed) {
    Random places(seed, 2);
    test::paint_anything(canvas, places);
    const Part part(canvas, "card");
    canvas.fill_rounded({20, 30, 90, 40}, 8, {20, 30, 40, 200});
    canvas.text({30, 40}, "38 m short", {14, {255, 240, 200, 255}});
    test::paint_anything(canvas, places);
}

TEST(KeptPainting, LaidOverAPictureItLooksAndReadsAsIfItWerePaintedThere) {
    KeptPainting kept;
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        Image direct(kCardWide, kCardHigh, kDark), laid(kCardWide, kCardHigh, kDark);
        Canvas painted(direct, plain_typeface()), canvas(laid, plain_typeface());
        for (Canvas* const each : {&painted, &canvas}) {
            const Part part(*each, "page");
            each->text({5, 5}, "below", {});
        }
        paint_words(painted, seed);
        ASSERT_TRUE(kept.keep(canvas, [&](Canvas& own) { paint_words(own, seed); }));
        ASSERT_TRUE(kept.fits(canvas));
        kept.lay(canvas);
        EXPECT_LE(test::most_apart(direct, laid), 4) << seed;
        EXPECT_EQ(canvas.words_drawn(), painted.words_drawn());
        EXPECT_TRUE(std::ranges::equal(canvas.places_drawn(), painted.places_drawn()));
        const auto parts = Part::drawn(canvas), wanted = Part::drawn(painted);
        ASSERT_EQ(parts.size(), wanted.size());
        for (std::size_t k = 0; k < parts.size(); ++k) {
            EXPECT_EQ(parts[k].id, wanted[k].id);
            EXPECT_EQ(parts[k].first, wanted[k].first);
            EXPECT_EQ(parts[k].end, wanted[k].end);
        }
    }
}

TEST(KeptPainting, WhatReadsThePictureBelowItIsNotKept) {
    Image picture(kCardWide, kCardHigh, 0xff6080a0u);
    Canvas canvas(picture, plain_typeface());
    KeptPainting kept;
    EXPECT_FALSE(kept.keep(canvas, [](Canvas& own) { SoftBrush(own).bend({150, 75}, 30, 8, 3); }));
    EXPECT_FALSE(kept.fits(canvas));
    EXPECT_TRUE(kept.keep(canvas, [](Canvas& own) { own.fill({10, 10, 50, 50}, {255, 0, 0, 255}); }));
    EXPECT_TRUE(kept.fits(canvas));
}

TEST(KeptPainting, FitsOnlyPicturesOfItsSizeUntilItIsForgotten) {
    Image picture(kCardWide, kCardHigh), other(kCardWide, kCardHigh + 1);
    Canvas canvas(picture, plain_typeface()), larger(other, plain_typeface());
    KeptPainting kept;
    EXPECT_FALSE(kept.fits(canvas));
    ASSERT_TRUE(kept.keep(canvas, [](Canvas& own) { own.clear({1, 2, 3, 255}); }));
    EXPECT_FALSE(kept.fits(larger));
    kept.forget(canvas);
    EXPECT_FALSE(kept.fits(canvas));
    ASSERT_TRUE(kept.keep(larger, [](Canvas& own) { own.clear({1, 2, 3, 255}); }));
    EXPECT_TRUE(kept.fits(larger));
}

TEST(KeptPainting, NothingOfTheLastOneStays) {
    Image picture(kCardWide, kCardHigh, 0xff000000u);
    Canvas canvas(picture, plain_typeface());
    KeptPainting kept;
    ASSERT_TRUE(kept.keep(canvas, [](Canvas& own) { own.fill({10, 10, 50, 50}, {255, 0, 0, 255}); }));
    ASSERT_TRUE(kept.keep(canvas, [](Canvas& own) { own.fill({200, 10, 50, 50}, {0, 255, 0, 255}); }));
    kept.lay(canvas);
    EXPECT_EQ(picture.row(20)[20], 0xff000000u);
    EXPECT_EQ(picture.row(20)[220], 0xff00ff00u);
}

}  // namespace
}  // namespace terramorph
