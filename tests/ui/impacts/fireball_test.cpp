#include "ui/impacts/fireball.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "ui/picture.h"

namespace terramorph {

namespace {

constexpr int kAcrossPicture = 640, kDownPicture = 360;

BlastLook small_blast(float wind = 0) { return {.at = {300, 200}, .radius = 28, .wind = wind, .chance = 7}; }

}  // namespace

TEST(Fireball, ASmallFireBurnsForHalfASecond) {
    const auto burning = [](float age) {
        Picture picture(kAcrossPicture, kDownPicture);
        SoftBrush brush(picture.canvas);
        Fireball(small_blast()).draw(brush, Camera(640).view(kAcrossPicture, kDownPicture), age);
        return picture.count([](Color color) { return color.r > 190 && color.r > color.b + 90; });
    };
    EXPECT_GT(burning(0.5f), burning(0.15f) / 5);
    EXPECT_EQ(burning(1.2f), 0);
}

/// What a plume covers, from its middle and in sizes of its own.
TEST(Fireball, ASmallPlumeChangesItsShape) {
    constexpr int kAcross = 32;
    using Covered = std::array<bool, static_cast<std::size_t>(kAcross * kAcross)>;
    const auto shape_at = [](float age) {
        Picture picture(kAcrossPicture, kDownPicture);
        SoftBrush brush(picture.canvas);
        const Fireball fire(small_blast());
        const View view = Camera(640).view(kAcrossPicture, kDownPicture);
        fire.draw(brush, view, age);
        const Point middle = view.point(fire.middle(age));
        Covered shape{};
        const float step =
            std::sqrt(static_cast<float>(picture.count([](Color color) { return color.g > 25; }))) / 16;
        for (int k = 0; k < kAcross * kAcross; ++k) {
            const float x = middle.x + step * static_cast<float>(k % kAcross - kAcross / 2);
            const float y = middle.y + step * static_cast<float>(k / kAcross - kAcross / 2);
            shape[static_cast<std::size_t>(k)] = picture.grey(static_cast<int>(x), static_cast<int>(y)) > 25;
        }
        return shape;
    };
    const auto alike = [&](float from, float to) {
        const Covered a = shape_at(from), b = shape_at(to);
        int both = 0, any = 0;
        for (std::size_t k = 0; k < a.size(); ++k) both += a[k] && b[k], any += a[k] || b[k];
        return static_cast<double>(both) / any;
    };
    EXPECT_LT(alike(0.5f, 1.1f), 0.75);
    EXPECT_LT(alike(1.1f, 1.7f), 0.75);
}

}  // namespace terramorph
