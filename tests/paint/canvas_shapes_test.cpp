#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "base/random.h"
#include "paint/canvas.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

constexpr double kPi = 3.14159265358979;

Point random_point(Random& random, float low, float high) {
    const float x = low + uniform01(random.next()) * (high - low);
    const float y = low + uniform01(random.next()) * (high - low);
    return {x, y};
}

std::vector<Point> random_points(Random& random, int count, float low, float high) {
    std::vector<Point> points;
    for (int k = 0; k < count; ++k) points.push_back(random_point(random, low, high));
    return points;
}

double area_of(Point a, Point b, Point c) {
    return std::fabs(static_cast<double>((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y))) / 2;
}

}  // namespace

TEST(CanvasShapes, AHalfCoveredPixelIsHalfMixed) {
    Picture picture(3, 2);
    picture.canvas.fill({0.5f, 0, 2, 1}, kWhite);
    EXPECT_NEAR(picture.grey(0, 0), 128, 1);
    EXPECT_EQ(picture.grey(1, 0), 255);
    EXPECT_NEAR(picture.grey(2, 0), 128, 1);
    EXPECT_EQ(picture.grey(0, 1), 0);
}

TEST(CanvasShapes, APixelCutByADiagonalIsHalfMixed) {
    Picture picture(2, 2);
    picture.canvas.polygon(std::array<Point, 3>{Point{0, 0}, {2, 0}, {0, 2}}, kWhite);
    EXPECT_EQ(picture.grey(0, 0), 255);
    EXPECT_NEAR(picture.grey(1, 0), 128, 1);
    EXPECT_NEAR(picture.grey(0, 1), 128, 1);
    EXPECT_EQ(picture.grey(1, 1), 0);
}

TEST(CanvasShapes, AColorLaidHalfClearIsMixedChannelByChannel) {
    Image image(1, 1, packed({200, 100, 0}));
    Canvas canvas(image, plain_typeface());
    canvas.fill({0, 0, 1, 1}, {0, 50, 255, 128});
    EXPECT_NEAR((image.row(0)[0] >> 16) & 0xff, 100, 1);
    EXPECT_NEAR((image.row(0)[0] >> 8) & 0xff, 75, 1);
    EXPECT_NEAR(image.row(0)[0] & 0xff, 128, 1);
    EXPECT_EQ(image.row(0)[0] >> 24, 0xffu);
}

TEST(CanvasShapes, ASmallCircleLooksLikeThis) {
    Picture picture(8, 8);
    picture.canvas.circle({4, 4}, 3, kWhite);
    EXPECT_EQ(picture.as_text(),
              "........\n"
              "..5995..\n"
              ".5####5.\n"
              ".9####9.\n"
              ".9####9.\n"
              ".5####5.\n"
              "..5995..\n"
              "........\n");
}

TEST(CanvasShapes, ARoundedFrameLooksLikeThis) {
    Picture picture(10, 7);
    picture.canvas.outline_rounded({0, 0, 10, 7}, 3, 1, kWhite);
    EXPECT_EQ(picture.as_text(),
              ".59####95.\n"
              "56......65\n"
              "9........9\n"
              "#........#\n"
              "9........9\n"
              "56......65\n"
              ".59####95.\n");
}

TEST(CanvasShapes, CirclesCoverTheirAreaAtAnySize) {
    for (const float radius : {0.4f, 1.0f, 2.5f, 7.3f, 30.0f, 95.9f}) {
        Picture picture(200, 200);
        picture.canvas.circle({100.3f, 99.6f}, radius, kWhite);
        const double area = kPi * static_cast<double>(radius) * static_cast<double>(radius);
        EXPECT_NEAR(picture.area(), area, 0.02 * area + 0.1) << radius;
    }
}

TEST(CanvasShapes, TrianglesCoverTheirArea) {
    const std::uint32_t seed = 20240;
    Random random(seed, 0);
    for (int round = 0; round < 100; ++round) {
        Picture picture(64, 64);
        const auto corners = random_points(random, 3, 0, 64);
        picture.canvas.polygon(corners, kWhite);
        EXPECT_NEAR(picture.area(), area_of(corners[0], corners[1], corners[2]), 1.5)
            << "seed " << seed << ", round " << round;
    }
}

TEST(CanvasShapes, TheWayRoundDoesNotMatter) {
    Random random(31, 0);
    for (int round = 0; round < 50; ++round) {
        auto corners = random_points(random, 7, -20, 84);
        Picture forth(64, 64), back(64, 64);
        forth.canvas.polygon(corners, kWhite);
        std::reverse(corners.begin(), corners.end());
        back.canvas.polygon(corners, kWhite);
        EXPECT_TRUE(same(forth.image, back.image)) << "round " << round;
    }
}

TEST(CanvasShapes, ShapesThatAbutOnPixelsLeaveNoSeam) {
    Picture whole(20, 10), halves(20, 10);
    whole.canvas.fill({2, 1, 16, 8}, {255, 255, 255, 100});
    halves.canvas.fill({2, 1, 7, 8}, {255, 255, 255, 100});
    halves.canvas.fill({9, 1, 9, 8}, {255, 255, 255, 100});
    EXPECT_TRUE(same(whole.image, halves.image));
}

TEST(CanvasShapes, AnEdgeWalkedBothWaysLeavesNoTrace) {
    Random random(5, 0);
    for (int round = 0; round < 50; ++round) {
        const Point a = random_point(random, 0, 20), c = random_point(random, 40, 60);
        const Point b = {c.x, a.y}, d = {a.x, c.y};
        Picture whole(64, 64), halves(64, 64);
        whole.canvas.polygon(std::array<Point, 4>{a, b, c, d}, kWhite);
        halves.canvas.polygon(std::array<Point, 6>{a, b, c, a, c, d}, kWhite);
        EXPECT_TRUE(same(whole.image, halves.image)) << "round " << round;
    }
}

TEST(CanvasShapes, AShapeThatCrossesItselfIsFilledThroughout) {
    Picture picture(40, 40);  // a five-pointed star: its middle is gone round twice
    const std::array<Point, 5> star = {Point{20, 2}, {31, 36}, {3, 15}, {37, 15}, {9, 36}};
    picture.canvas.polygon(star, kWhite);
    EXPECT_EQ(picture.grey(20, 20), 255);
}

TEST(CanvasShapes, APieceOfAShapeLooksAsItDoesInTheWhole) {
    Random random(77, 0);
    for (int round = 0; round < 60; ++round) {
        auto corners = random_points(random, 5, -300, 400);
        Picture large(192, 192), small(64, 64);
        large.canvas.polygon(corners, kWhite);
        for (Point& corner : corners) corner = corner - Point{64, 64};
        small.canvas.polygon(corners, kWhite);
        int worst = 0;
        for (int y = 0; y < 64; ++y)
            for (int x = 0; x < 64; ++x)
                worst = std::max(worst, std::abs(large.grey(x + 64, y + 64) - small.grey(x, y)));
        EXPECT_LE(worst, 3) << "round " << round;
    }
}

TEST(CanvasShapes, AClearLineDoesNotDarkenWhereItCrossesItself) {
    const std::array<Point, 6> zigzag = {Point{5, 5}, {55, 50}, {50, 5}, {5, 55}, {8, 56}, {30, 30}};
    Picture picture(60, 60);
    picture.canvas.line(zigzag, 7, {255, 255, 255, 128});
    int brightest = 0;
    for (int y = 0; y < 60; ++y)
        for (int x = 0; x < 60; ++x) brightest = std::max(brightest, picture.grey(x, y));
    EXPECT_NEAR(brightest, 128, 1);
}

TEST(CanvasShapes, ALineOfManyShortPiecesIsAsThickAsALongOne) {
    Picture one(100, 20), many(100, 20);
    one.canvas.line({10.2f, 8}, {90.2f, 11}, 3.5f, kWhite);
    std::vector<Point> points;
    for (int k = 0; k <= 640; ++k)
        points.push_back({10.2f + static_cast<float>(k) / 8, 8 + 3 * static_cast<float>(k) / 640});
    many.canvas.line(points, 3.5f, kWhite);
    for (int y = 0; y < 20; ++y)
        for (int x = 0; x < 100; ++x) EXPECT_NEAR(one.grey(x, y), many.grey(x, y), 6) << x << ' ' << y;
}

TEST(CanvasShapes, ALineHasRoundEndsAndBends) {
    Picture picture(60, 60);
    picture.canvas.line(std::array<Point, 3>{Point{10, 50}, {30, 10}, {50, 50}}, 10, kWhite);
    EXPECT_GT(picture.grey(30, 6), 200);  // the bend, rounded
    EXPECT_EQ(picture.grey(30, 3), 0);    // and not pointed
    EXPECT_GT(picture.grey(9, 52), 200);  // an end
    Picture dot(20, 20), circle(20, 20);
    dot.canvas.line({10, 10}, {10, 10}, 9, kWhite);
    circle.canvas.circle({10, 10}, 4.5f, kWhite);
    EXPECT_TRUE(same(dot.image, circle.image)) << "a line that goes nowhere is a dot";
}

TEST(CanvasShapes, ALineThatTurnsBackIsFilledThroughout) {
    Picture picture(60, 20);
    picture.canvas.line(std::array<Point, 4>{Point{10, 10}, {50, 10}, {20, 10}, {40, 10}}, 8, kWhite);
    for (int x = 8; x < 52; ++x) EXPECT_EQ(picture.grey(x, 10), 255) << x;
}

TEST(CanvasShapes, ARingIsHollow) {
    Picture picture(40, 40);
    picture.canvas.ring({20, 20}, 15, 4, kWhite);
    EXPECT_EQ(picture.grey(20, 20), 0);
    EXPECT_EQ(picture.grey(20, 7), 255);
    EXPECT_EQ(picture.grey(20, 10), 0);
    EXPECT_NEAR(picture.area(), kPi * (15 * 15 - 11 * 11), 3);
}

TEST(CanvasShapes, RoundingOffCoversTheCornersOnly) {
    Picture picture(30, 30);
    picture.canvas.round_off({5, 5, 20, 20}, 6, kWhite);
    EXPECT_EQ(picture.grey(5, 5), 255);
    EXPECT_EQ(picture.grey(24, 24), 255);
    EXPECT_EQ(picture.grey(15, 5), 0);
    EXPECT_EQ(picture.grey(15, 15), 0);
    EXPECT_EQ(picture.grey(4, 4), 0);
}

TEST(CanvasShapes, NothingIsDrawnOutsideTheClips) {
    Random random(9, 0);
    Picture picture(64, 64);
    Canvas& canvas = picture.canvas;
    canvas.push_clip({10, 12, 40, 40});
    canvas.push_clip({20, 0, 100, 30});
    const Image image(50, 50, 0xffffffffu);
    for (int round = 0; round < 20; ++round) {
        canvas.polygon(random_points(random, 6, -100, 160), kWhite);
        canvas.line(random_points(random, 6, -100, 160), 9, kWhite);
        canvas.image(image, random.from_to(-40, 60), random.from_to(-40, 60));
        canvas.image(image, {uniform01(random.next()) * 30, 3, 300, 200});
        canvas.gradient({-5, -5, 200, 200}, kWhite, kWhite);
        canvas.text({uniform01(random.next()) * 60, 20}, "MMMMMMMM", {30, kWhite});
    }
    canvas.pop_clip();
    canvas.pop_clip();
    for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 64; ++x)
            EXPECT_EQ(picture.grey(x, y), x >= 20 && x < 50 && y >= 12 && y < 30 ? 255 : 0) << x << ' ' << y;
    canvas.fill({0, 0, 64, 64}, kWhite);
    EXPECT_EQ(picture.area(), 64 * 64) << "after the last pop everything can be drawn again";
}

TEST(CanvasShapes, EmptyShapesDrawNothing) {
    Picture picture(20, 20);
    picture.canvas.fill({5, 5, 0, 10}, kWhite);
    picture.canvas.fill({5, 5, -3, 10}, kWhite);
    picture.canvas.fill_rounded({5, 5, -3, -10}, 2, kWhite);
    picture.canvas.circle({10, 10}, 0, kWhite);
    picture.canvas.circle({10, 10}, -4, kWhite);
    picture.canvas.line({2, 2}, {9, 9}, 0, kWhite);
    picture.canvas.line({}, 3, kWhite);
    picture.canvas.polygon({}, kWhite);
    picture.canvas.polygon(std::array<Point, 2>{Point{0, 0}, {9, 9}}, kWhite);
    picture.canvas.gradient({3, 3, 0, 5}, kWhite, kWhite);
    picture.canvas.image(Image(), Rect{0, 0, 20, 20});
    picture.canvas.image(Image(), 0, 0);
    EXPECT_EQ(picture.area(), 0);
}

// Whatever is drawn, nothing breaks, and nothing of it is left behind for the next shape.
TEST(CanvasShapes, AnyNumbersAreHarmless) {
    const std::uint32_t seed = 4711;
    Random random(seed, 0);
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    constexpr std::array<float, 12> kOdd = {
        0,     -1,    0.5f,  1e-30f, 63.99f,    1e6f,
        -1e9f, 3e14f, 1e20f, -3e38f, kInfinity, std::numeric_limits<float>::quiet_NaN()};
    const auto number = [&] {
        const bool odd = random.below(4) == 0;
        return odd ? kOdd[random.below(12)] : static_cast<float>(random.from_to(-100, 200));
    };
    const auto point = [&] {
        const float x = number();
        return Point{x, number()};
    };
    Picture picture(64, 48);
    const Image image(5, 7, 0x80ff00ffu);
    for (int round = 0; round < 3000; ++round) {
        const Point at = point(), size = point();
        const Rect rect = {at.x, at.y, size.x, size.y};
        const float radius = number(), thickness = number();
        std::vector<Point> points;
        for (int k = random.below(9); k > 0; --k) points.push_back(point());
        const Color color = {255, 255, 255, static_cast<std::uint8_t>(random.below(256))};
        picture.canvas.push_clip(random.below(3) == 0 ? rect : Rect{0, 0, 64, 48});
        picture.canvas.fill(rect, color);
        picture.canvas.fill_rounded(rect, radius, color);
        picture.canvas.outline_rounded(rect, radius, thickness, color);
        picture.canvas.round_off(rect, radius, color);
        picture.canvas.gradient(rect, color, kWhite);
        picture.canvas.polygon(points, color);
        picture.canvas.line(points, thickness, color);
        picture.canvas.circle(at, radius, color);
        picture.canvas.ring(at, radius, thickness, color);
        picture.canvas.image(image, rect);
        picture.canvas.text(at, "odd", {std::min(radius, 300.0f), color});
        picture.canvas.text_within(at, thickness, "odd words", {20, color});
        picture.canvas.paragraph(rect, "odd words\nin lines", {12, color});
        picture.canvas.pop_clip();
    }
    Picture fresh(64, 48);
    for (Picture* one : {&picture, &fresh}) {
        one->canvas.clear(kBlack);
        one->canvas.circle({30, 20}, 15.5f, {255, 255, 255, 200});
        one->canvas.line({3, 3}, {60, 40}, 2, kWhite);
    }
    EXPECT_TRUE(same(picture.image, fresh.image)) << "seed " << seed;
}

TEST(CanvasShapes, AShadedShapeBeginsAndEndsWithItsColorsAndStaysInside) {
    Picture picture(60, 60);
    const std::array<Point, 4> corners = {Point{10, 10}, {50, 10}, {50, 50}, {10, 50}};
    picture.canvas.shaded(corners, {{30, 10}, {30, 50}, kWhite, {0, 40, 0}});
    EXPECT_GT(picture.grey(20, 10), 245);
    EXPECT_NEAR(picture.grey(20, 49), 40, 6);
    for (int y = 11; y < 50; ++y) EXPECT_LE(picture.grey(20, y), picture.grey(20, y - 1));
    EXPECT_EQ(picture.grey(9, 30), 0);
    EXPECT_EQ(picture.grey(20, 50), 0);
    Picture none(60, 60);
    none.canvas.shaded(corners, {{30, NAN}, {30, 50}, kWhite, kWhite});
    EXPECT_EQ(none.area(), 0);
}

}  // namespace terramorph
