#include "ui/impacts/fire/fireball.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

#include "base/trig.h"
#include "terrain/ground/ground.h"
#include "ui/impacts/rim.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

constexpr int kAcrossPicture = 640, kDownPicture = 360;

BlastLook small_blast(float wind = 0) { return {.at = {300, 200}, .radius = 28, .wind = wind, .chance = 7}; }

/// A large blast without light of its own, a second on, on black; rows from its foot to its cap.
struct Mushroom {
    static constexpr float kRadius = 100;

    explicit Mushroom(float age, float wind = 0) : picture(kAcrossPicture, kDownPicture) {
        SoftBrush brush(picture.canvas);
        Fireball({.at = {320, 130}, .radius = kRadius, .wind = wind, .flashes = false, .chance = 7})
            .draw(brush, view, age);
    }
    bool covered(int x, int y) const { return picture.grey(x, y) > 25; }
    /// The first and the last covered pixel at a height in radii; equal where nothing is.
    std::pair<int, int> edges(float up) const {
        const int y = static_cast<int>(view.y_of(130 + up * kRadius));
        int first = kAcrossPicture, last = 0;
        for (int x = 0; x < kAcrossPicture; ++x)
            if (covered(x, y)) first = std::min(first, x), last = x + 1;
        return {std::min(first, last), last};
    }
    int wide(float up) const { return edges(up).second - edges(up).first; }

    Picture picture;
    View view = Camera(640).view(kAcrossPicture, kDownPicture);
};

}  // namespace

TEST(Fireball, AMushroomTapersFromItsFootAndOpensIntoACap) {
    const Mushroom mushroom(0.8f);
    const int waist = std::min({mushroom.wide(0.1f), mushroom.wide(0.25f), mushroom.wide(0.4f)});
    EXPECT_GT(waist, 8);
    EXPECT_GT(mushroom.wide(-0.7f), 2 * waist);
    EXPECT_GT(mushroom.wide(1.15f), 3 * waist);
}

TEST(Fireball, TheStemOfAMushroomReachesTheGroundEvenWhereAWreckLies) {
    for (const float age : {0.6f, 0.8f, 1.0f}) {
        Mushroom mushroom(age);
        mushroom.picture.canvas.clear(kBlack);
        SoftBrush brush(mushroom.picture.canvas);
        const std::array<Vec2<float>, 1> wreck = {{{320, 100}}};
        Fireball({.at = {320, 130}, .radius = Mushroom::kRadius, .flashes = false, .chance = 7})
            .draw(brush, mushroom.view, age, {}, wreck);
        for (float up = -0.85f; up < 1; up += 0.05f) EXPECT_GT(mushroom.wide(up), 14) << age << " s, " << up;
    }
}

/// The longest line of pixels that glow all alike, in the cap: lobes are lit each by itself.
TEST(Fireball, TheCapOfAMushroomHasNoFlatDiscOfFire) {
    for (const float age : {0.6f, 0.8f, 1.0f}) {
        const Mushroom mushroom(age);
        int longest = 0;
        for (int y = static_cast<int>(mushroom.view.y_of(130 + 1.4f * Mushroom::kRadius));
             y < static_cast<int>(mushroom.view.y_of(130 + 0.7f * Mushroom::kRadius)); ++y)
            for (int x = 1, run = 0; x < kAcrossPicture; ++x) {
                const std::uint32_t pixel = mushroom.picture.image.row(y)[x];
                const int red = static_cast<int>(pixel >> 16 & 0xff), blue = static_cast<int>(pixel & 0xff);
                const bool alike =
                    std::abs(mushroom.picture.grey(x, y) - mushroom.picture.grey(x - 1, y)) < 4;
                run = red > 200 && red > blue + 100 && alike ? run + 1 : 0;
                longest = std::max(longest, run);
            }
        EXPECT_LT(longest, 0.3f * Mushroom::kRadius) << age;
    }
}

TEST(Fireball, TheStemOfAMushroomIsNotStraight) {
    const Mushroom mushroom(1);
    std::vector<int> middles;
    for (float up = -0.3f; up < 0.55f; up += 0.05f) {
        const auto [left, right] = mushroom.edges(up);
        middles.push_back((left + right) / 2);
    }
    const auto [least, most] = std::ranges::minmax(middles);
    EXPECT_GT(most - least, 12);
}

TEST(Fireball, TheCoreOfASmallBlastIsSeenThroughItsSmoke) {
    const auto middle_and_rim = [](float age) {
        Picture picture(kAcrossPicture, kDownPicture);
        SoftBrush brush(picture.canvas);
        const View view = Camera(640).view(kAcrossPicture, kDownPicture);
        Fireball(small_blast()).draw(brush, view, age);
        const Point at = view.point(small_blast().at);
        const auto grey = [&](float aside) {
            return picture.grey(static_cast<int>(at.x + aside), static_cast<int>(at.y));
        };
        return std::pair(grey(0), std::max(grey(-20), grey(20)));
    };
    for (const float age : {0.15f, 0.25f, 0.35f}) {
        const auto [middle, rim] = middle_and_rim(age);
        EXPECT_GT(middle, 200) << age;
        EXPECT_GT(middle, rim + 20) << age;
    }
}

TEST(Fireball, TheWindLeansAMushroom) {
    const auto lean = [](float wind) {
        const Mushroom mushroom(1.4f, wind);
        const auto middle = [&](float up) { return mushroom.edges(up).first + mushroom.edges(up).second; };
        return (middle(1.2f) - middle(-0.2f)) / 2;
    };
    EXPECT_GT(lean(20), lean(0) + 15);
    EXPECT_LT(lean(-20), lean(0) - 15);
}

TEST(Fireball, AMushroomThinsFromItsFootUp) {
    const auto covered = [](float age, float up) { return Mushroom(age).wide(up); };
    EXPECT_GT(covered(1, -0.5f), 20);
    EXPECT_EQ(covered(3.4f, -0.5f), 0);
    EXPECT_GT(covered(3, 1.3f), 36);
}

TEST(Fireball, TheCapOfAMushroomDoesNotFloatLoose) {
    for (const float up : {-0.5f, 0.0f, 0.5f, 0.9f}) EXPECT_GT(Mushroom(2).wide(up), 20) << up;
}

/// How far fire reaches in each of 36 directions, in pixels.
TEST(Fireball, TheBallOfALargeBlastIsNoCircle) {
    for (const float age : {0.07f, 0.15f, 0.22f}) {
        const Mushroom ball(age);
        const Point middle = ball.view.point({320, 130});
        std::vector<int> reach;
        for (int k = 0; k < 36; ++k) {
            const float turn = 2 * kFloatPi * static_cast<float>(k) / 36;
            int away = 140;
            while (away > 0 &&
                   !ball.covered(static_cast<int>(middle.x + static_cast<float>(away) * std::cos(turn)),
                                 static_cast<int>(middle.y + static_cast<float>(away) * std::sin(turn))))
                --away;
            reach.push_back(away);
        }
        const auto [least, most] = std::ranges::minmax(reach);
        EXPECT_GT(least, 60) << age;
        EXPECT_GT(most - least, 20) << age;
    }
}

/// Pixels that burn in the stem.
TEST(Fireball, AMushroomBurnsInsideItsStem) {
    const auto burning = [](float age) {
        const Mushroom mushroom(age);
        int count = 0;
        for (float up = 0; up < 0.7f; up += 0.05f) {
            const std::uint32_t* const row = mushroom.picture.image.row(
                static_cast<int>(mushroom.view.y_of(130 + up * Mushroom::kRadius)));
            for (int x = 270; x < 370; ++x)
                count += (row[x] >> 16 & 0xff) > 225 && (row[x] >> 8 & 0xff) > 120 && (row[x] & 0xff) < 130;
        }
        return count;
    };
    EXPECT_GT(burning(0.6f), 60);
    EXPECT_GT(burning(1), 40);
    EXPECT_EQ(burning(2.4f), 0);
}

TEST(Fireball, TheCapOfAMushroomHangsOnItsStemWhileItIsThick) {
    for (const float age : {1.0f, 1.4f, 1.8f})
        for (const float up : {0.6f, 0.75f, 0.9f})
            EXPECT_GT(Mushroom(age).wide(up), 12) << age << " s, " << up;
}

TEST(Fireball, TheLandBelowAMushroomIsSeenAgainSoon) {
    Picture picture(kAcrossPicture, kDownPicture);
    SoftBrush brush(picture.canvas);
    const View view = Camera(1280).view(kAcrossPicture, kDownPicture);
    Fireball({.at = {640, 240}, .radius = 170, .flashes = false, .chance = 7}).draw(brush, view, 3.6f);
    int hidden = 0;
    for (int y = static_cast<int>(view.y_of(240 + 0.5f * 170)); y < kDownPicture; ++y)
        for (int x = 0; x < kAcrossPicture; ++x) hidden += picture.grey(x, y) > 25;
    EXPECT_LT(hidden, 40);
    int cloud = 0;
    for (int x = 0; x < kAcrossPicture; ++x)
        cloud += picture.grey(x, static_cast<int>(view.y_of(240 + 1.5f * 170))) > 25;
    EXPECT_GT(cloud, 40) << "its cap is there for longer";
}

/// How much redder than blue the cap's upper and lower part are.
TEST(Fireball, AMushroomsCapIsLitFromBelowAndThenGrey) {
    const auto warm = [](float age, float up) {
        const Mushroom mushroom(age);
        const int y = static_cast<int>(mushroom.view.y_of(130 + up * Mushroom::kRadius));
        int sum = 0;
        for (int x = 280; x < 360; ++x) {
            const std::uint32_t pixel = mushroom.picture.image.row(y)[x];
            sum += static_cast<int>(pixel >> 16 & 0xff) - static_cast<int>(pixel & 0xff);
        }
        return sum / 80;
    };
    EXPECT_GT(warm(0.6f, 1.05f), warm(0.6f, 1.5f) + 60);
    EXPECT_LT(warm(2, 1.3f), 40);
}

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

TEST(Fireball, SmokeIsThinBeforeATankAndThickBesideIt) {
    const View view = Camera(640).view(kAcrossPicture, kDownPicture);
    const auto covered = [&](bool stands) {
        Picture picture(kAcrossPicture, kDownPicture);
        SoftBrush brush(picture.canvas);
        const std::vector<Vec2<float>> tanks(stands ? 1 : 0, Vec2<float>{300, 200});
        Fireball(small_blast()).draw(brush, view, 0.62f, tanks);
        const auto sum_at = [&](Vec2<float> at) {
            int sum = 0;
            const Point middle = view.point(at);
            for (int y = -6; y <= 6; ++y)
                for (int x = -12; x <= 12; ++x)
                    sum += picture.grey(static_cast<int>(middle.x) + x, static_cast<int>(middle.y) + y);
            return sum / (13 * 25);
        };
        return std::pair(sum_at({300, 200}), sum_at({300, 228}));
    };
    const auto [hidden, cloud] = covered(false);
    const auto [clear, above] = covered(true);
    EXPECT_GT(hidden, 20);
    EXPECT_LT(clear, hidden / 2);
    EXPECT_GT(above, 2 * cloud / 3);
}

/// A crater in level land, a pixel for each column.
TEST(GlowingRim, ItGlowsUnevenlyAndMostOnTheCratersFloor) {
    constexpr float kRadius = 100;
    Ground ground(std::vector(kAcrossPicture, 300 * kColumn), kDownPicture);
    std::vector<Span> bowl;
    for (int x = -99; x < 100; ++x) {
        const float down = std::sqrt(kRadius * kRadius - static_cast<float>(x * x));
        bowl.push_back(Span{Sixteenths::truncated(200 - down), 300 * kColumn});
    }
    ground.carve({221, bowl});
    const GlowingRim rim({.at = {320, 200}, .radius = kRadius}, ground);
    const View view = Camera(kAcrossPicture).view(kAcrossPicture, kDownPicture);
    Picture picture(kAcrossPicture, kDownPicture);
    SoftBrush brush(picture.canvas);
    rim.draw_edge(brush, view, {0.8f, 1, 2.8f});
    const auto brightest = [&](float from, float to) {  // degrees below the horizon
        std::vector<int> greys;
        for (float turn = from; turn < to; turn += 2) {
            int most = 0;
            for (float out = 96; out < 104; out += 0.5f) {
                const Point at = view.point({320 + out * std::cos(kFloatPi * turn / 180),
                                             200 - out * std::sin(kFloatPi * turn / 180)});
                most = std::max(most, picture.grey(static_cast<int>(at.x), static_cast<int>(at.y)));
            }
            greys.push_back(most);
        }
        std::ranges::sort(greys);
        return greys;
    };
    const auto mean = [](const std::vector<int>& greys) {
        int sum = 0;
        for (const int each : greys) sum += each;
        return sum / static_cast<int>(greys.size());
    };
    const std::vector<int> wall = brightest(2, 24), floor = brightest(60, 120);
    EXPECT_GT(4 * mean(floor), 5 * mean(wall));
    EXPECT_GT(floor.back(), floor.front() + 50) << "it's no even line";
}

/// A crater in level land, a pixel for each column.
TEST(GlowingRim, TheEarthGlowsBroadlyBesideACraterAndLessAsItCools) {
    Ground ground(std::vector(kAcrossPicture, 200 * kColumn), kDownPicture);
    ground.carve({270, std::vector(60, Span{150 * kColumn, 200 * kColumn})});
    const GlowingRim rim({.at = {300, 180}, .radius = 36}, ground);
    ASSERT_GT(rim.size(), 10u);
    const View view = Camera(kAcrossPicture).view(kAcrossPicture, kDownPicture);
    const auto light = [&](float heat, float strength, float below) {
        Picture picture(kAcrossPicture, kDownPicture);
        SoftBrush brush(picture.canvas);
        rim.draw_glow(brush, view, {heat, strength, 1.5f});
        rim.draw_edge(brush, view, {heat, strength, 1.5f});
        const std::uint32_t pixel =
            picture.image.row(static_cast<int>(view.y_of(150 - below)))[static_cast<int>(view.x_of(300))];
        return std::pair(static_cast<int>(pixel >> 16 & 0xff), static_cast<int>(pixel & 0xff));
    };
    const auto [red, blue] = light(0.8f, 1, 5);
    EXPECT_GT(red, 25);
    EXPECT_GT(red, 2 * blue);
    EXPECT_LT(light(0.4f, 0.3f, 5).first, red / 2);
    EXPECT_EQ(light(0.8f, 1, 40).first, 0);
}

}  // namespace terramorph
