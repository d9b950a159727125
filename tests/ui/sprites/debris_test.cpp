#include "ui/sprites/debris.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>

#include "terrain/planet.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

constexpr View kDebrisView = {.left = 0, .bottom = 0, .scale = 1, .width = 200, .height = 200};

/// A flat level, 100 columns high, and a piece of it, 40 by 20 columns, whose upper side was the surface.
struct Quarry {
    Quarry() {
        piece.kind = Debris::Kind::earth;
        piece.earth.middle = {100, 90};
        piece.earth.polygons = {{{-20, -10}, {20, -10}, {20, 10}, {-20, 10}}};
        piece.body.at = {60, 150};
    }
    void draw() {
        DebrisPainter painter(picture.canvas, kDebrisView, layers, default_planet().palette);
        painter.draw({piece, piece.body, kWhite});
    }
    std::uint32_t at(float column, float height) const {
        return picture.image.row(
            static_cast<int>(kDebrisView.y_of(height)))[static_cast<int>(kDebrisView.x_of(column))];
    }
    bool seen(float column, float height) const { return at(column, height) != 0xff000000u; }

    Ground ground{std::vector<Sixteenths>(200, 100 * kColumn), 200};
    TerrainFaceLayers layers{ground};
    Debris piece;
    Picture picture{200, 200};
};

}  // namespace

TEST(Pieces, EarthIsSeenWhereItsPolygonsAreAndNowhereElse) {
    Quarry quarry;
    quarry.draw();
    for (const float x : {-17.0f, 0.0f, 17.0f})
        for (const float y : {-8.0f, 0.0f, 8.0f}) EXPECT_TRUE(quarry.seen(60 + x, 150 + y)) << x << ", " << y;
    for (const float x : {-25.0f, 25.0f}) EXPECT_FALSE(quarry.seen(60 + x, 150));
    for (const float y : {-15.0f, 15.0f}) EXPECT_FALSE(quarry.seen(60, 150 + y));
}

TEST(Pieces, EarthTurnsWithItsBody) {
    Quarry quarry;
    quarry.piece.body.angle = 1.5707963f;
    quarry.draw();
    for (const float y : {-17.0f, 17.0f}) EXPECT_TRUE(quarry.seen(60, 150 + y));
    for (const float x : {-15.0f, 15.0f}) EXPECT_FALSE(quarry.seen(60 + x, 150));
}

TEST(Pieces, HaveGrassFromTheSurfaceAndStrataFromTheDepth) {
    const Palette& palette = default_planet().palette;
    Quarry surface;
    surface.draw();
    EXPECT_EQ(surface.at(60, 159.5f), packed(palette.grass));
    EXPECT_EQ(surface.at(60, 156.5f), packed(palette.earth[0]));
    Quarry deep;
    deep.piece.earth.middle = {100, 60};
    deep.draw();
    for (const float y : {-8.0f, 0.0f, 8.0f}) {
        EXPECT_NE(deep.at(60, 150 + y), packed(palette.grass));
        EXPECT_NE(deep.at(60, 150 + y), packed(palette.earth[0]));
    }
}

TEST(Pieces, EarthHasStonesAndNoStraightSides) {
    Quarry quarry;
    quarry.piece.earth.middle = {100, 60};
    quarry.piece.earth.polygons = {{{-40, -30}, {40, -30}, {40, 30}, {-40, 30}}};
    quarry.piece.body.at = {100, 100};
    quarry.draw();
    std::set<std::uint32_t> colors;
    std::set<int> ends;
    for (int y = 75; y < 125; ++y) {
        int end = 140;
        for (int x = 61; x < 190; ++x)
            if (quarry.seen(static_cast<float>(x), static_cast<float>(y)))
                end = x, colors.insert(quarry.at(static_cast<float>(x), static_cast<float>(y)));
        ends.insert(end);
    }
    EXPECT_GT(colors.size(), 8u);
    EXPECT_GT(ends.size(), 1u);
}

TEST(Pieces, ACrateHangsFromAParachuteUntilItHasComeDown) {
    const auto highest = [](float parachute) {
        Quarry quarry;
        quarry.piece.kind = Debris::Kind::crate;
        quarry.piece.radius = quarry.piece.half_width = kCrateSize;
        quarry.piece.parachute = parachute;
        quarry.piece.body.at = {100, 50};
        quarry.draw();
        float height = 199;
        while (height > 0 && !quarry.seen(100, height)) --height;
        return height;
    };
    EXPECT_GT(highest(80), highest(0) + 20);
}

TEST(Pieces, ATurretIsSeenToFlyHighAndToComeDownWhereItIs) {
    EXPECT_EQ(hurled_up(Ticks{}), 0);
    EXPECT_GT(hurled_up(kSecond / 2), 60);
    EXPECT_EQ(hurled_up(kSecond / 4), hurled_up(3 * (kSecond / 4)));
    EXPECT_EQ(hurled_up(kSecond), 0);
    EXPECT_EQ(hurled_up(9 * kSecond), 0);
}

TEST(Pieces, EveryKindLooksDifferent) {
    std::vector<Image> pictures;
    for (const auto& [kind, bounce] : {std::pair{Debris::Kind::roller, 0.2f},
                                       {Debris::Kind::roller, 0.8f},
                                       {Debris::Kind::boulder, 0.2f},
                                       {Debris::Kind::wreck, 0.2f},
                                       {Debris::Kind::turret, 0.2f},
                                       {Debris::Kind::crate, 0.2f}}) {
        Quarry quarry;
        quarry.piece.kind = kind;
        quarry.piece.bounce = bounce;
        quarry.piece.radius = quarry.piece.half_width = 10;
        quarry.draw();
        EXPECT_TRUE(quarry.seen(60, 150)) << static_cast<int>(kind);
        for (const Image& other : pictures) EXPECT_FALSE(same(other, quarry.picture.image));
        pictures.push_back(quarry.picture.image);
    }
}

}  // namespace terramorph
