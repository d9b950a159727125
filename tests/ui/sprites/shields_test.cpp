#include "ui/sprites/shields.h"

#include <gtest/gtest.h>

#include <cmath>

#include "ui/picture.h"

namespace terramorph {

namespace {

constexpr View kShieldView = {.left = 0, .bottom = 0, .scale = 1, .width = 160, .height = 160};
constexpr Color kGreen = {0, 200, 0};

Shield shield(Shield::Kind kind, int strength = 100) {
    return {.kind = kind, .strength = strength, .full = 100};
}

struct ShieldPicture : Picture {
    explicit ShieldPicture(const Shield& shield, float flash = 0) : Picture(160, 160) {
        draw_shield(canvas, kShieldView, {{80, 80}, shield, kGreen, flash});
    }
};

/// How much of the circle where the shield is has been drawn: 0 .. 1; from half turn `from` to `to`.
double rim(const Picture& picture, double from = 0, double to = 2) {
    int seen = 0;
    for (int k = 0; k < 90; ++k) {
        const double turn = 3.14159265 * (from + (to - from) * k / 90);
        const int x = static_cast<int>(80 + kShieldRadius * std::cos(turn));
        const int y = static_cast<int>(80 - kShieldRadius * std::sin(turn));
        bool near = false;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) near |= picture.grey(x + dx, y + dy) > 40;
        seen += near;
    }
    return seen / 90.0;
}

}  // namespace

TEST(Shields, TheRimIsThereWhileAShieldIsUpAndGoneAfterThat) {
    for (const auto kind : {Shield::Kind::absorbs, Shield::Kind::reflects}) {
        EXPECT_GT(rim(ShieldPicture(shield(kind))), 0.95);
        EXPECT_EQ(ShieldPicture(shield(kind, 0)).area(), 0);
    }
    EXPECT_EQ(ShieldPicture(Shield{}).area(), 0);
}

TEST(Shields, KindsAreToldByTheirShapes) {
    const ShieldPicture dome(shield(Shield::Kind::absorbs));
    const ShieldPicture force(shield(Shield::Kind::reflects));
    const ShieldPicture magnet(shield(Shield::Kind::deflects));
    EXPECT_GT(dome.grey(80, 95), 10) << "a dome is filled";
    EXPECT_EQ(force.grey(80, 95), 0) << "a ring is not";
    EXPECT_LT(rim(magnet, 1.1, 1.9), 0.05) << "a magnet has nothing below its tank";
    double above = 0, below = 0;
    for (int y = 0; y < 160; ++y)
        for (int x = 0; x < 160; ++x) (y < 80 ? above : below) += magnet.grey(x, y);
    EXPECT_GT(above, 1000);
    EXPECT_EQ(below, 0);
}

TEST(Shields, AWeakerShieldIsPaler) {
    for (const auto kind : {Shield::Kind::absorbs, Shield::Kind::reflects, Shield::Kind::deflects})
        EXPECT_LT(ShieldPicture(shield(kind, 20)).area(), ShieldPicture(shield(kind, 100)).area());
}

TEST(Shields, TheWeakerAForceShieldTheMoreCracksRunThroughItsMiddle) {
    const auto cracked = [](int strength) {
        const ShieldPicture picture(shield(Shield::Kind::reflects, strength));
        double sum = 0;
        for (int y = 65; y < 96; ++y)
            for (int x = 65; x < 96; ++x) sum += picture.grey(x, y);
        return sum;
    };
    EXPECT_EQ(cracked(100), 0);
    EXPECT_GT(cracked(20), cracked(80));
    EXPECT_GT(cracked(20), 1000);
}

TEST(Shields, WhatIsLaserProofHasASecondRim) {
    Shield proof = shield(Shield::Kind::absorbs);
    proof.laser_proof = true;
    EXPECT_GT(ShieldPicture(proof).area(), ShieldPicture(shield(Shield::Kind::absorbs)).area() + 50);
}

TEST(Shields, OneThatIsHitFlashesForAMoment) {
    ShieldFlashes flashes;
    flashes.begin_level(2);
    flashes.note(event::ShieldHit{.tank = 1, .absorbed = 10});
    EXPECT_EQ(flashes.of(0), 0);
    EXPECT_EQ(flashes.of(1), 1);
    EXPECT_TRUE(flashes.advance(0.1));
    EXPECT_LT(flashes.of(1), 1);
    for (int k = 0; k < 10; ++k) flashes.advance(0.1);
    EXPECT_EQ(flashes.of(1), 0);
    EXPECT_FALSE(flashes.advance(0.1));
    const auto kind = Shield::Kind::absorbs;
    EXPECT_GT(ShieldPicture(shield(kind), 1).area(), ShieldPicture(shield(kind), 0).area());
}

}  // namespace terramorph
