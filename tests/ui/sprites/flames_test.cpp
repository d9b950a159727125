#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <vector>

#include "ui/picture.h"
#include "ui/sprites/ongoing_effects.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

/// So high that every drop lies on it.
const Ground& high_ground() {
    static const Ground ground(std::vector(2048, 1000 * kColumn), 1000);
    return ground;
}

/// Draws drops of burning liquid at these places of a picture, behind tanks and before them.
void burn_at(std::span<const Point> places, Picture& picture, bool behind = true, bool before = true) {
    static const Effect burn = make_effect("burn");
    const View view = Camera(640).view(1280, 720);
    std::vector<OngoingEffect> drops;
    for (const Point& place : places) {
        drops.emplace_back().effect = &burn;
        drops.back().context.at = fixed_of(view.place(place));
    }
    OngoingEffectsPicture fire;
    const Burning burning = {drops, {}, high_ground()};
    if (behind) fire.draw_behind(picture.canvas, view, burning);
    if (before) fire.draw(picture.canvas, view, burning, Palette{});
}

}  // namespace

TEST(Flames, AreRoundAndSoftAtTheirFeet) {
    Picture picture(1280, 720);
    burn_at(std::array<Point, 1>{{{640, 360}}}, picture);
    int widest = 0, lowest = 0;
    for (int y = 0; y < 720; ++y) {
        int wide = 0;
        for (int x = 500; x < 780; ++x) wide += picture.grey(x, y) > 110;
        widest = std::max(widest, wide);
        if (wide > 0) lowest = wide;
    }
    EXPECT_GT(widest, 3);
    EXPECT_LT(2 * lowest, widest + 2);
}

TEST(Flames, HighOnesStandBehindWhoeverBurnsInThem) {
    std::vector<Point> sheet;
    for (int k = 0; k < 30; ++k) sheet.push_back({560 + 5.0f * static_cast<float>(k), 400});
    const auto height = [&](bool behind, bool before) {
        Picture picture(1280, 720);
        burn_at(sheet, picture, behind, before);
        for (int y = 0; y < 400; ++y)
            for (int x = 560; x < 710; ++x)
                if (picture.grey(x, y) > 110) return 400 - y;
        return 0;
    };
    const int behind = height(true, false), before = height(false, true);
    EXPECT_GT(before, 0);
    EXPECT_GT(behind, 3 * before / 2);
    EXPECT_LT(static_cast<float>(before), 14 * tank_scale(Camera(640).view(1280, 720))) << "a tank's height";
}

TEST(Flames, StandInOneSheetOfLiquidThatCoversTheLandWithoutGaps) {
    std::vector<Point> slope;
    for (int k = 0; k < 20; ++k)
        slope.push_back({500 + 10.0f * static_cast<float>(k), 300 + 4.0f * static_cast<float>(k)});
    Picture picture(1280, 720);
    burn_at(slope, picture);
    for (int x = 500; x <= 690; ++x) EXPECT_GT(picture.grey(x, 299 + 2 * (x - 500) / 5), 110) << x;
}

TEST(Flames, TheEdgeOfTheLiquidIsSoftWhereTheCameraIsNear) {
    static const Effect burn = make_effect("burn");
    Camera camera(2048);
    camera.look_closely({1000, 300}, 200);
    camera.jump();
    const View view = camera.view(1280, 720);
    std::vector<OngoingEffect> drops;
    for (int k = -40; k <= 40; ++k) {
        drops.emplace_back().effect = &burn;
        drops.back().context.at = fixed_of(Vec2<float>{1000 + 2 * static_cast<float>(k), 300});
    }
    Picture picture(1280, 720);
    OngoingEffectsPicture().draw(picture.canvas, view, {drops, {}, high_ground()}, Palette{});
    // Down from the liquid into the land, where no flame stands.
    const int ground = static_cast<int>(view.y_of(300)), x = static_cast<int>(view.x_of(1000));
    int steepest = 0;
    for (int y = ground; y < ground + 80; ++y)
        steepest = std::max(steepest, picture.grey(x, y) - picture.grey(x, y + 1));
    EXPECT_GT(picture.grey(x, ground), 110);
    EXPECT_LT(steepest, 40);
}

/// Liquid is bright all along.
TEST(Flames, DropsOnAHullAreNoBarOfLiquid) {
    static const Effect burn = make_effect("burn");
    const View view = Camera(640).view(1280, 720);
    const Ground ground(std::vector(640, 100 * kColumn), 360);
    const auto longest_row = [&](float high) {
        std::vector<OngoingEffect> drops;
        for (int k = 0; k < 20; ++k) {
            drops.emplace_back().effect = &burn;
            drops.back().context.at = fixed_of(Vec2<float>{300 + static_cast<float>(k), high});
        }
        Picture picture(1280, 720);
        OngoingEffectsPicture().draw(picture.canvas, view, {drops, {}, ground}, Palette{});
        int longest = 0;
        for (int y = 0; y < 720; ++y)
            for (int x = 0, run = 0; x < 1280; ++x) {
                run = picture.grey(x, y) > 110 ? run + 1 : 0;
                longest = std::max(longest, run);
            }
        return longest;
    };
    EXPECT_GT(longest_row(100), 36) << "on the land";
    EXPECT_LT(longest_row(114), 28) << "on a hull";
    EXPECT_GT(longest_row(114), 0) << "flames are";
}

TEST(Flames, AreLowWhereTheFireIsNarrow) {
    const auto height = [](int drops) {
        std::vector<Point> sheet;
        for (int k = 0; k < drops; ++k) sheet.push_back({500 + 3.0f * static_cast<float>(k), 400});
        Picture picture(1280, 720);
        burn_at(sheet, picture);
        for (int y = 0; y < 400; ++y)
            for (int x = 480; x < 820; ++x)
                if (picture.grey(x, y) > 110) return 400 - y;
        return 0;
    };
    EXPECT_GT(height(8), 8);
    EXPECT_LT(height(8), 2 * height(100) / 3);
}

TEST(Flames, LiquidIsLevelWhereItGathersInAHollow) {
    std::vector<Point> hollow;
    for (int k = -15; k <= 15; ++k)
        for (int n = 0; n < 4; ++n)
            hollow.push_back(
                {640 + 3.0f * static_cast<float>(k), 400 - 0.8f * static_cast<float>(std::abs(k))});
    Picture picture(1280, 720);
    burn_at(hollow, picture);
    // Where the land lies lowest there's more above it.
    for (const int y : {398, 394, 390}) EXPECT_GT(picture.grey(640, y), 110) << y;
}

TEST(Flames, ManyDropsInOnePlaceAreNoHeap) {
    const auto seen = [](int drops) {
        std::vector<Point> heap;
        for (int k = 0; k < drops; ++k) heap.push_back({624 + 8 * static_cast<float>(k % 5), 400});
        Picture picture(1280, 720);
        burn_at(heap, picture);
        return picture.area();
    };
    EXPECT_LT(seen(100), 1.25 * seen(20));
}

}  // namespace terramorph
