// Walls, rock, sand, fire and beams as they are seen.
#include <gtest/gtest.h>

#include <algorithm>

#include "ui/landscape/landscape.h"
#include "ui/landscape/walls.h"
#include "ui/picture.h"
#include "ui/sprites/beams.h"
#include "ui/sprites/ongoing_effects.h"

namespace terramorph {

namespace {

constexpr int kPictureWidth = 320;
constexpr View kWholeLevel = {.left = 0, .bottom = 0, .scale = 1, .width = kPictureWidth, .height = 180};

struct WallsPicture : Picture {
    explicit WallsPicture(Walls kind, int ceiling = 0) : Picture(kPictureWidth, 180) {
        draw_walls(canvas, kWholeLevel, kind, kPictureWidth, ceiling);
    }
};

/// All that is drawn in these pixel columns.
int sum(const Picture& picture, int from, int to) {
    int all = 0;
    for (int y = 0; y < picture.image.height(); ++y)
        for (int x = from; x < to; ++x) all += picture.grey(x, y);
    return all;
}

/// A flat level, 100 columns high.
Image land(Strata strata) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("circle-hill"));
    level.terrain.width = kPictureWidth;
    level.terrain.depth = 64;
    const Ground ground(std::vector<Sixteenths>(kPictureWidth, 100 * kColumn), 180, std::move(strata));
    Landscape landscape(level, ground);
    return landscape.picture(ground, kWholeLevel);
}

Color at(const Image& image, int column, int height) {
    const std::uint32_t pixel = image.row(image.height() - 1 - height)[column];
    return {static_cast<std::uint8_t>(pixel >> 16), static_cast<std::uint8_t>(pixel >> 8),
            static_cast<std::uint8_t>(pixel)};
}

OngoingEffect drop(const Effect& effect, int x, int y) {
    OngoingEffect drop;
    drop.effect = &effect;
    drop.context.at = {x * kFixedOne, y * kFixedOne};
    return drop;
}

}  // namespace

TEST(LevelSides, EveryKindIsSeenAtBothSidesAndLooksDifferent) {
    std::vector<Image> seen;
    for (const Walls kind : {Walls::wrap, Walls::padded, Walls::rubber, Walls::spring, Walls::concrete}) {
        const WallsPicture picture(kind);
        EXPECT_GT(sum(picture, 0, 10), 0);
        EXPECT_GT(sum(picture, kPictureWidth - 10, kPictureWidth), 0);
        EXPECT_EQ(sum(picture, 20, kPictureWidth - 20), 0);
        for (const Image& other : seen) EXPECT_FALSE(same(other, picture.image));
        seen.push_back(picture.image);
    }
    EXPECT_EQ(WallsPicture(Walls::none).area(), 0);
}

TEST(LevelSides, ACeilingIsSeenAtItsHeightOrAtThePicturesTop) {
    const WallsPicture low(Walls::concrete, 150), high(Walls::concrete, 400);
    EXPECT_GT(low.grey(160, 31), 0);
    EXPECT_EQ(low.grey(160, 2), 0);
    EXPECT_GT(high.grey(160, 1), 0);
}

TEST(Matter, RockIsGreyBelowItsTopAndEarthIsAsItWasAbove) {
    Strata strata;
    strata.rock_top.assign(kPictureWidth, 50 * kColumn);
    strata.sand_bottom.assign(kPictureWidth, kNoSand);
    const Image plain = land({}), rocky = land(strata);
    for (int x = 10; x < kPictureWidth - 10; ++x) EXPECT_EQ(at(plain, x, 80), at(rocky, x, 80));
    int greyer = 0;
    const auto colour = [](Color c) { return std::max({c.r, c.g, c.b}) - std::min({c.r, c.g, c.b}); };
    for (int x = 10; x < kPictureWidth - 10; ++x)
        greyer += colour(at(rocky, x, 30)) < colour(at(plain, x, 30));
    EXPECT_GT(greyer, kPictureWidth * 9 / 10 - 20);
}

TEST(Matter, SandIsYellowerThanTheEarthThatItLiesOn) {
    Strata strata;
    strata.rock_top.assign(kPictureWidth, Sixteenths{});
    strata.sand_bottom.assign(kPictureWidth, kNoSand);
    std::fill(strata.sand_bottom.begin() + 100, strata.sand_bottom.begin() + 220, 60 * kColumn);
    const Image plain = land({}), sandy = land(strata);
    for (int x = 130; x < 190; ++x) {
        EXPECT_GT(at(sandy, x, 75).r, at(plain, x, 75).r) << x;
        EXPECT_GT(at(sandy, x, 75).g, at(plain, x, 75).g) << x;
    }
    for (const int x : {50, 280}) EXPECT_EQ(at(sandy, x, 75), at(plain, x, 75));
    for (int x = 130; x < 190; ++x) EXPECT_EQ(at(sandy, x, 40), at(plain, x, 40)) << "below its bottom";
}

Ground flat_ground() { return Ground(std::vector(kPictureWidth, 60 * kColumn), 180); }

TEST(OngoingEffectsPicture, FlamesAreSeenWhereTheyBurnAndFlicker) {
    EffectKind burns{};
    burns.visual = VisualKind::flame;
    Effect effect;
    effect.kind = &burns;
    const std::vector<OngoingEffect> fire = {drop(effect, 160, 60)};
    OngoingEffectsPicture pictures;
    const auto draw = [&](Picture& picture) {
        EXPECT_TRUE(pictures.advance(0.1, fire));
        pictures.draw(picture.canvas, kWholeLevel, {fire, {}, flat_ground()}, default_planet().palette);
    };
    Picture first(kPictureWidth, 180);
    draw(first);
    EXPECT_GT(sum(first, 130, 190), 0);
    EXPECT_EQ(sum(first, 0, 100), 0);
    bool flickers = false;
    for (int k = 0; k < 10; ++k) {
        Picture next(kPictureWidth, 180);
        draw(next);
        flickers |= !same(next.image, first.image);
    }
    EXPECT_TRUE(flickers);
    EXPECT_FALSE(pictures.advance(0.1, {}));
}

TEST(OngoingEffectsPicture, WhatStillWaitsIsNotSeen) {
    EffectKind burns{};
    burns.visual = VisualKind::flame;
    Effect effect;
    effect.kind = &burns;
    std::vector<OngoingEffect> fire = {drop(effect, 160, 60)};
    fire.front().waits = 5 * kTick;
    OngoingEffectsPicture pictures;
    Picture picture(kPictureWidth, 180);
    EXPECT_FALSE(pictures.advance(0.1, fire));
    pictures.draw(picture.canvas, kWholeLevel, {fire, {}, flat_ground()}, default_planet().palette);
    EXPECT_EQ(picture.area(), 0);
}

TEST(Beams, ABeamIsALineThatFades) {
    Beams beams;
    beams.note(event::Beamed{.tank = 0, .radius = 3, .from = {50, 90}, .to = {250, 90}});
    Picture bright(kPictureWidth, 180), fading(kPictureWidth, 180), gone(kPictureWidth, 180);
    beams.draw(bright.canvas, kWholeLevel);
    EXPECT_GT(bright.grey(150, 89), 150);
    EXPECT_EQ(bright.grey(150, 40), 0);
    beams.advance(0.3);
    beams.draw(fading.canvas, kWholeLevel);
    EXPECT_LT(fading.area(), bright.area());
    beams.advance(0.3);
    EXPECT_EQ(beams.size(), 0u);
    beams.draw(gone.canvas, kWholeLevel);
    EXPECT_EQ(gone.area(), 0);
}

TEST(Beams, LightningOfTheSkyComesFromAboveAndIsNoStraightLine) {
    Beams beams;
    beams.note(event::Beamed{.radius = 1, .from = {160, 20}, .to = {160, 10}});
    Picture picture(kPictureWidth, 180);
    beams.draw(picture.canvas, kWholeLevel);
    int left = kPictureWidth, right = 0;
    for (int y = 0; y < 160; ++y) {
        int brightest = 0;
        for (int x = 0; x < kPictureWidth; ++x)
            if (picture.grey(x, y) > picture.grey(brightest, y)) brightest = x;
        EXPECT_GT(picture.grey(brightest, y), 150) << y;
        left = std::min(left, brightest), right = std::max(right, brightest);
    }
    EXPECT_GT(right - left, 3);
    EXPECT_GT(picture.grey(160, 169), 100) << "it ends where it strikes";
}

TEST(Beams, TheWideLightOfThickLightningHasNoThorns) {
    Beams beams;
    beams.note(event::Beamed{.radius = 7, .from = {160, 20}, .to = {160, 10}});
    Picture picture(kPictureWidth, 180);
    beams.draw(picture.canvas, kWholeLevel);
    for (const int x : {130, 190})
        for (int y = 20; y < 140; ++y)
            EXPECT_LT(std::abs(picture.grey(x, y + 1) - picture.grey(x, y)), 24) << x << ", " << y;
}

}  // namespace terramorph
