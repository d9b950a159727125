#include "paint/soft/brush.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "paint/soft/light_field.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

constexpr int kSide = 101;
constexpr Point kMiddle = {50.5f, 50.5f};

double away(int x, int y) { return std::hypot(x - 50, y - 50); }

Color color_at(const Picture& picture, int x, int y) {
    const std::uint32_t pixel = picture.image.row(y)[x];
    return {static_cast<std::uint8_t>(pixel >> 16), static_cast<std::uint8_t>(pixel >> 8),
            static_cast<std::uint8_t>(pixel)};
}

}  // namespace

TEST(SoftBrush, AGlowIsBrightestInTheMiddleAndNothingFromItsRimOn) {
    Picture picture(kSide, kSide);
    SoftBrush(picture.canvas).glow(kMiddle, 40, kWhite, 0.8f);
    EXPECT_NEAR(picture.grey(50, 50), 204, 1);
    EXPECT_NEAR(picture.grey(70, 50), 204 * 0.75 * 0.75, 1) << "(1 - d²)² at half the radius";
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x)
            EXPECT_EQ(picture.grey(x, y) > 0 && away(x, y) >= 40, false) << x << " " << y;
}

TEST(SoftBrush, AGlowIsAddedToWhatIsThereAndNeverTurnsDarker) {
    Picture picture(kSide, kSide);
    picture.canvas.clear({40, 100, 200});
    SoftBrush(picture.canvas).glow(kMiddle, 40, {100, 50, 20}, 1);
    EXPECT_EQ(color_at(picture, 50, 50), (Color{140, 150, 220}));
    for (int k = 0; k < 5; ++k) SoftBrush(picture.canvas).glow(kMiddle, 40, {100, 50, 20}, 1);
    EXPECT_EQ(color_at(picture, 50, 50), (Color{255, 255, 255})) << "it saturates";
    EXPECT_EQ(color_at(picture, 0, 0), (Color{40, 100, 200}));
}

TEST(SoftBrush, AnEllipseIsAsWideAndAsHighAsItsRadii) {
    Picture picture(kSide, kSide);
    SoftBrush(picture.canvas).glow(kMiddle, {45, 5}, kWhite, 1);
    EXPECT_GT(picture.grey(50 + 35, 50), 0);
    EXPECT_EQ(picture.grey(50, 50 + 6), 0);
    EXPECT_EQ(picture.grey(50, 50 - 6), 0);
}

TEST(SoftBrush, ARingIsBrightOnItsCircleAndDarkOnBothSides) {
    Picture picture(kSide, kSide);
    SoftBrush(picture.canvas).ring(kMiddle, 30, 8, kWhite, 1);
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x) {
            const double off = std::abs(away(x, y) - 30);
            const int least = off < 0.5 ? 240 : 0, most = off < 4 ? 255 : 0;
            EXPECT_GE(picture.grey(x, y), least) << x << " " << y;
            EXPECT_LE(picture.grey(x, y), most) << x << " " << y;
        }
}

TEST(SoftBrush, ABeamIsBrightAlongItsLineAndDarkBesideAndBeyondIt) {
    for (const Point to : {Point{90.5f, 50.5f}, {50.5f, 90.5f}, {80.5f, 75.5f}}) {
        Picture picture(kSide, kSide);
        const Point from = {20.5f, 20.5f}, way = to - from;
        SoftBrush(picture.canvas).beam(from, to, 10, kWhite, 1);
        const float length = std::hypot(way.x, way.y);
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x) {
                const float dx = static_cast<float>(x) - 20, dy = static_cast<float>(y) - 20;
                const float along = (dx * way.x + dy * way.y) / length;
                const float off = std::abs(dx * way.y - dy * way.x) / length;
                const bool inside = along > 1 && along < length - 1,
                           outside = along < -1 || along > length + 1;
                const int least = inside && off < 0.5f ? 245 : 0, most = outside || off >= 5 ? 0 : 255;
                ASSERT_GE(picture.grey(x, y), least) << x << " " << y;
                ASSERT_LE(picture.grey(x, y), most) << x << " " << y;
            }
    }
}

TEST(SoftBrush, ARoundedBeamFallsOffAsFarBeyondItsEndsAsBesideThem) {
    Picture picture(kSide, kSide);
    SoftBrush brush(picture.canvas);
    const Point from = {30.5f, 50.5f}, to = {70.5f, 50.5f};
    brush.beam(from, to, 20, kWhite, 1);
    brush.beam_end(to, from, 20, kWhite, 1);
    brush.beam_end(from, to, 20, kWhite, 1);
    for (int off = 1; off < 12; ++off) {
        const int beside = picture.grey(50, 50 + off);
        EXPECT_NEAR(picture.grey(70 + off, 50), beside, 1) << off;
        EXPECT_NEAR(picture.grey(30 - off, 50), beside, 1) << off;
    }
    for (int x = 31; x < 70; ++x) EXPECT_EQ(picture.grey(x, 50), picture.grey(50, 50)) << "none twice";
}

TEST(SoftBrush, APuffCoversWhatIsBehindItAndIsLitFromOneSide) {
    Picture picture(kSide, kSide);
    picture.canvas.clear(kWhite);
    SoftBrush(picture.canvas)
        .puff({.middle = kMiddle, .radius = 40, .lit = {200, 200, 200}, .dark = {40, 40, 40}, .soft = 0.3f});
    EXPECT_NEAR(picture.grey(50, 50), 120, 1) << "between both colours";
    EXPECT_GT(picture.grey(50, 30), 150) << "above it's lit";
    EXPECT_LT(picture.grey(50, 70), 90) << "below it's in the shade";
    EXPECT_EQ(picture.grey(50, 95), 255) << "outside there is none";
}

/// The least and the largest distance from its middle at which a puff of 40 pixels ends.
std::pair<int, int> ends_of_puff(float ragged, float turn) {
    Picture picture(kSide, kSide);
    SoftBrush(picture.canvas)
        .puff({.middle = kMiddle,
               .radius = 40,
               .lit = kWhite,
               .dark = kWhite,
               .soft = 0.1f,
               .ragged = ragged,
               .turn = turn});
    int least = kSide, most = 0;
    for (int k = 0; k < 90; ++k) {
        const double way = k * 6.28318531 / 90;
        int end = 0;
        while (picture.grey(static_cast<int>(50.5 + end * std::cos(way)),
                            static_cast<int>(50.5 + end * std::sin(way))) > 40)
            ++end;
        least = std::min(least, end), most = std::max(most, end);
    }
    return {least, most};
}

TEST(SoftBrush, ARaggedPuffIsNoCircleAndEndsWithinItsRadius) {
    const auto [round_least, round_most] = ends_of_puff(0, 0);
    EXPECT_LE(round_most - round_least, 2);
    for (const float turn : {0.0f, 1.7f, 4.4f}) {
        const auto [least, most] = ends_of_puff(0.36f, turn);
        EXPECT_GT(most - least, 4) << turn;
        EXPECT_LE(most, 41) << turn;
        EXPECT_GT(least, 20) << turn;
    }
}

/// How often brightness rises and falls along its rows.
TEST(SoftBrush, ARaggedPuffHasEddiesAndARoundOneNone) {
    const auto turns_of = [](float ragged) {
        Picture picture(kSide, kSide);
        SoftBrush(picture.canvas)
            .puff({.middle = kMiddle,
                   .radius = 40,
                   .lit = kWhite,
                   .dark = kBlack,
                   .soft = 0.2f,
                   .ragged = ragged,
                   .turn = 1.7f});
        int turns = 0;
        for (int y = 36; y < 66; ++y)
            for (int x = 31, before = 0; x < 72; ++x) {
                const int way = picture.grey(x, y) - picture.grey(x - 1, y);
                turns += way * before < 0;
                if (way != 0) before = way;
            }
        return turns;
    };
    EXPECT_EQ(turns_of(0), 0);
    EXPECT_GT(turns_of(0.36f), 30);
}

TEST(SoftBrush, WhatIsAroundAnEllipseIsCoveredAndItsMiddleIsNot) {
    Picture picture(kSide, kSide);
    picture.canvas.clear(kWhite);
    SoftBrush(picture.canvas).cover_around(kMiddle, {30, 20}, kBlack, 0.6f);
    EXPECT_EQ(picture.grey(50, 50), 255);
    EXPECT_GT(picture.grey(65, 50), picture.grey(50, 65)) << "it's wider than high";
    for (const auto& [x, y] : {std::pair{0, 0}, {50, 75}, {85, 50}, {100, 100}})
        EXPECT_NEAR(picture.grey(x, y), 102, 1) << x << ", " << y;
}

TEST(SoftBrush, ABendPushesWhatIsNearItsCircleOutwardAndLeavesTheRest) {
    Picture straight(120, 120), bent(120, 120);
    for (Picture* const picture : {&straight, &bent})
        for (float x = 0; x < 120; x += 8) picture->canvas.fill({x, 0, 4, 120}, kWhite);
    SoftBrush(bent.canvas).bend({60, 60}, 40, 10, 5);
    int near = 0;
    for (int y = 0; y < 120; ++y)
        for (int x = 0; x < 120; ++x) {
            const double away = std::hypot(x + 0.5 - 60, y + 0.5 - 60) - 40;
            const bool differs = bent.grey(x, y) != straight.grey(x, y);
            near += differs;
            if (std::abs(away) > 10.5) {
                EXPECT_FALSE(differs) << x << " " << y;
            }
        }
    EXPECT_GT(near, 300);
    EXPECT_EQ(bent.grey(100, 60), straight.grey(95, 60)) << "what is on the circle comes from within";
}

TEST(SoftBrush, WhatIsClippedStaysAsItIs) {
    Picture whole(kSide, kSide), clipped(kSide, kSide);
    const auto draw = [](Canvas& canvas) {
        SoftBrush brush(canvas);
        brush.glow({20, 30}, 60, {250, 120, 30}, 0.5f);
        brush.ring({90, 90}, 50, 9, kWhite, 0.7f);
        brush.puff({.middle = {40, 60}, .radius = 50, .lit = kWhite, .dark = {9, 9, 9}, .opacity = 0.5f});
    };
    draw(whole.canvas);
    clipped.canvas.push_clip({10, 20, 51, 33});
    draw(clipped.canvas);
    clipped.canvas.pop_clip();
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x) {
            const bool inside = x >= 10 && x < 61 && y >= 20 && y < 53;
            ASSERT_EQ(clipped.image.row(y)[x], inside ? whole.image.row(y)[x] : 0xff000000u) << x << " " << y;
        }
}

TEST(SoftBrush, NothingIsDrawnWithNumbersThatAreNone) {
    Picture picture(9, 9);
    SoftBrush brush(picture.canvas);
    const float nan = std::numeric_limits<float>::quiet_NaN(), far = std::numeric_limits<float>::infinity();
    for (const float bad : {nan, far, -far, 0.0f, -3.0f}) {
        brush.glow({4, 4}, bad, kWhite, 1);
        brush.glow({4, 4}, {3, bad}, kWhite, 1);
        brush.ring({4, 4}, 3, bad, kWhite, 1);
        brush.puff({.middle = {4, 4}, .radius = bad, .lit = kWhite, .dark = kWhite});
    }
    brush.glow({nan, 4}, 3, kWhite, 1);
    EXPECT_EQ(picture.area(), 0);
}

/// A picture whose lower half is in front.
struct Lit {
    explicit Lit(Color color) { picture.canvas.clear(color), field.begin(kSide, kSide, edge); }
    Picture picture{kSide, kSide};
    std::vector<float> edge = std::vector<float>(kSide, 50.0f);
    LightField field;
};

namespace {

/// That it looks like one of a brush at this place.
void expect_a_brushes_glow(const Picture& lit, Point middle) {
    Picture plain(kSide, kSide);
    SoftBrush(plain.canvas).glow(middle, 48, kWhite, 0.6f);
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x) ASSERT_NEAR(lit.grey(x, y), plain.grey(x, y), 5) << x << " " << y;
}

}  // namespace

TEST(LightField, AGlowFallsOffAsABrushesDoes) {
    Lit lit(kBlack);
    lit.field.glow(kMiddle, 48, kWhite, 0.6f);
    lit.field.lay(lit.picture.canvas);
    expect_a_brushes_glow(lit.picture, kMiddle);
}

TEST(LightField, ALampBrightensWhatIsInFrontMoreThanWhatIsBehindAndBlackStaysBlack) {
    Lit lit({80, 80, 80});
    lit.field.shine({.middle = {50, 46}, .reach = 45, .strength = 1.5f, .deep = 30, .color = kWhite});
    lit.field.lay(lit.picture.canvas);
    const int front = lit.picture.grey(50, 54), behind = lit.picture.grey(50, 20),
              deep = lit.picture.grey(50, 80);
    EXPECT_GT(front, behind);
    EXPECT_GT(behind, 80);
    EXPECT_GT(front, deep) << "less of it comes deep into the earth";
    EXPECT_EQ(lit.picture.grey(0, 0), 80) << "out of its reach";
    Lit dark(kBlack);
    dark.field.shine({.middle = {50, 46}, .reach = 45, .strength = 1.5f, .deep = 30, .color = kWhite});
    dark.field.lay(dark.picture.canvas);
    EXPECT_EQ(dark.picture.area(), 0);
}

TEST(LightField, WhatIsPaleIsNotBleached) {
    Lit lit({219, 190, 140});
    lit.field.shine({.middle = kMiddle, .reach = 80, .strength = 1.2f, .deep = 80, .color = {255, 176, 98}});
    lit.field.lay(lit.picture.canvas);
    const Color pale = color_at(lit.picture, 50, 54);
    EXPECT_GT(pale.r, 240);
    EXPECT_GT(pale.r, pale.g + 10);
    EXPECT_GT(pale.g, pale.b + 40);
}

TEST(LightField, ReachesIntoThePictureFromAnywhereBesideIt) {
    for (int at = -60; at < kSide + 70; at += 6)
        for (const Point middle : {Point{static_cast<float>(at), -20},
                                   {static_cast<float>(at), kSide + 24.0f},
                                   {-20, static_cast<float>(at)},
                                   {kSide + 24.0f, static_cast<float>(at)}}) {
            Lit lit(kBlack);
            lit.field.glow(middle, 48, kWhite, 0.6f);
            lit.field.shine({.middle = middle, .reach = 48, .strength = 1.5f, .deep = 30, .color = kWhite});
            lit.field.lay(lit.picture.canvas);
            expect_a_brushes_glow(lit.picture, middle);
        }
}

TEST(LightField, BeginsDarkAgain) {
    Lit lit({80, 80, 80});
    lit.field.glow(kMiddle, 48, kWhite, 1);
    lit.field.flash(kWhite, 0.2f);
    EXPECT_FALSE(lit.field.dark());
    lit.field.begin(kSide, kSide, lit.edge);
    EXPECT_TRUE(lit.field.dark());
    lit.field.glow({20, 20}, 4, kWhite, 1);
    lit.field.lay(lit.picture.canvas);
    EXPECT_EQ(lit.picture.grey(50, 50), 80);
}

TEST(LightField, BeginsDarkAgainWhateverSizeThePictureHasNow) {
    LightField field;
    const std::vector<float> edge(5000, 10.0f);
    for (const auto& [width, height] : {std::pair{1921, 1083}, {640, 360}, {333, 777}, {5000, 40}, {4, 4}}) {
        field.begin(width, height, edge);
        EXPECT_TRUE(field.dark()) << width;
        field.flash(kWhite, 0.2f);
        EXPECT_FALSE(field.dark()) << width;
    }
}

TEST(LightField, AFlashIsTheSameEverywhere) {
    Lit lit(kBlack);
    lit.field.flash(kWhite, 0.2f);
    lit.field.lay(lit.picture.canvas);
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x) ASSERT_NEAR(lit.picture.grey(x, y), 51, 1);
}

}  // namespace terramorph
