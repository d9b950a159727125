#include <gtest/gtest.h>

#include <set>

#include "paint/canvas.h"
#include "ui/picture.h"

namespace terramorph {

TEST(CanvasImages, OpaquePixelsAreCopiedAndOthersMixed) {
    Picture picture(4, 1);
    Image image(3, 1);
    image.row(0)[0] = 0xff102030u, image.row(0)[1] = 0x80ffffffu, image.row(0)[2] = 0x00ffffffu;
    picture.canvas.image(image, 1, 0);
    EXPECT_EQ(picture.image.row(0)[0], 0xff000000u);
    EXPECT_EQ(picture.image.row(0)[1], 0xff102030u);
    EXPECT_NEAR(picture.grey(2, 0), 128, 1);
    EXPECT_EQ(picture.image.row(0)[3], 0xff000000u);
}

TEST(CanvasImages, TheTargetStaysOpaque) {
    Picture picture(8, 8);
    picture.canvas.image(Image(8, 8, 0x40ff8000u), 0, 0);
    picture.canvas.image(Image(3, 3, 0x40ff8000u), Rect{0, 0, 8, 8});
    picture.canvas.gradient({0, 0, 8, 8}, {1, 2, 3, 4}, {5, 6, 7, 8});
    for (const std::uint32_t pixel : picture.image.pixels()) EXPECT_EQ(pixel >> 24, 0xffu);
}

TEST(CanvasImages, OnlyWhatLiesOnTheScreenIsCopied) {
    Picture picture(3, 3);
    Image image(2, 2, 0xffffffffu);
    image.row(1)[1] = 0xff404040u;
    picture.canvas.image(image, -1, -1);
    EXPECT_EQ(picture.grey(0, 0), 0x40);
    EXPECT_EQ(picture.grey(1, 0), 0);
    picture.canvas.image(image, 2, 2);
    EXPECT_EQ(picture.grey(2, 2), 255);
    for (const int far : {-2147483647 - 1, 2147483647}) picture.canvas.image(image, far, far);
}

TEST(CanvasImages, StretchingMixesNeighbours) {
    Picture picture(4, 1);
    Image image(2, 1, 0xff000000u);
    image.row(0)[1] = 0xffffffffu;
    picture.canvas.image(image, Rect{0, 0, 4, 1});
    EXPECT_EQ(picture.grey(0, 0), 0);
    EXPECT_NEAR(picture.grey(1, 0), 64, 1);
    EXPECT_NEAR(picture.grey(2, 0), 191, 1);
    EXPECT_EQ(picture.grey(3, 0), 255);
}

TEST(CanvasImages, StretchedToItsOwnSizeItIsACopy) {
    Image image(5, 4);
    for (int k = 0; k < 20; ++k)
        image.row(k / 5)[k % 5] = 0xff000000u + static_cast<std::uint32_t>(k) * 0x0b0703u;
    Picture copied(7, 6), stretched(7, 6);
    copied.canvas.image(image, 1, 1);
    stretched.canvas.image(image, Rect{1, 1, 5, 4});
    EXPECT_TRUE(same(copied.image, stretched.image));
}

TEST(CanvasImages, APlainImageStaysPlainHoweverItIsStretched) {
    Picture picture(40, 30);
    picture.canvas.image(Image(7, 3, 0xff123456u), Rect{0, 0, 40, 30});
    for (const std::uint32_t pixel : picture.image.pixels()) EXPECT_EQ(pixel, 0xff123456u);
}

TEST(CanvasImages, AGradientBeginsAndEndsWithItsColors) {
    Picture picture(9, 100);
    picture.canvas.gradient({0, 0, 9, 100}, {10, 20, 30}, {200, 100, 0});
    EXPECT_EQ(picture.image.row(0)[4], packed({10, 20, 30}));
    EXPECT_EQ(picture.image.row(99)[4], packed({200, 100, 0}));
}

TEST(CanvasImages, AGradientIsDitheredSoThatItsMeanRisesEvenly) {
    Picture picture(64, 512);
    picture.canvas.gradient({0, 0, 64, 512}, {100, 100, 100}, {104, 104, 104});
    std::set<int> shades;
    for (int band = 0; band < 512; band += 32) {
        double mean = 0;
        for (int y = band; y < band + 32; ++y)
            for (int x = 0; x < 64; ++x)
                mean += picture.grey(x, y) / (64.0 * 32), shades.insert(picture.grey(x, y));
        EXPECT_NEAR(mean, 100 + 4 * (band + 15.5) / 511, 0.05) << band;
    }
    EXPECT_EQ(shades, (std::set<int>{100, 101, 102, 103, 104}));
}

TEST(CanvasImages, ColorsMixAndFade) {
    EXPECT_EQ(mixed(kBlack, kWhite, 0), kBlack);
    EXPECT_EQ(mixed(kBlack, kWhite, 1), kWhite);
    EXPECT_EQ(mixed(kBlack, kWhite, 0.5f), (Color{128, 128, 128}));
    EXPECT_EQ(mixed(kBlack, kWhite, 7), kWhite);
    EXPECT_EQ(with_alpha(kWhite, 0.5f), (Color{255, 255, 255, 128}));
    EXPECT_EQ(with_alpha(kWhite, -1), (Color{255, 255, 255, 0}));
}

}  // namespace terramorph
