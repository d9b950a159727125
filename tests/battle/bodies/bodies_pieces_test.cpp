#include <gtest/gtest.h>

#include <limits>

#include "battle/battle_state.h"
#include "support/bodies.h"

namespace terramorph {
namespace {

using namespace test;

using Polygon = std::vector<Vec2<float>>;
using Polygons = std::vector<Polygon>;

Polygon box_of(float w, float h) { return {{-w, -h}, {w, -h}, {w, h}, {-w, h}}; }

TEST(Pieces, ABallRollsOverSeamsWithoutAJolt) {
    const Ground ground = flat_ground(2048, 100);
    Bodies bodies = bodies_on(ground, true);
    bodies.add_ball(7, flying({100, 105.1f}, {150, 0}), 5);
    step(bodies, 90);
    float speed = bodies.state(7).velocity.x;
    for (int tick = 0; tick < 400; ++tick) {
        bodies.step();
        const BodyState now = bodies.state(7);
        ASSERT_LT(std::abs(now.velocity.y), 1) << "at " << now.at.x;
        ASSERT_LT(std::abs(now.velocity.x - speed), 1) << "at " << now.at.x;
        speed = now.velocity.x;
    }
    EXPECT_GT(bodies.state(7).at.x, 700);
}

TEST(Pieces, ABallRollsDownASlopeAndRestsOnAGentleOne) {
    for (const Matter& matter : {kRollerMatter, kEarthMatter})
        for (const double degrees : {0.0, 1.0, 5.0, 8.0, 15.0}) {
            SCOPED_TRACE(testing::Message() << degrees << " degrees, resistance " << matter.rolling);
            const Ground ground = slope(degrees);
            Bodies bodies = bodies_on(ground);
            BodyState state = standing(ground, 150);
            state.at.y += 6;
            bodies.add_ball(3, state, 5, matter);
            const bool holds =
                std::tan(degrees * static_cast<double>(kDegree)) < static_cast<double>(matter.rolling);
            step(bodies, 360);
            EXPECT_EQ(bodies.at_rest(), holds);
            if (holds)
                EXPECT_NEAR(bodies.state(3).at.x, 150, 3);
            else
                EXPECT_GT(bodies.state(3).at.x, 220);
        }
}

TEST(Pieces, AnEverRollingBallComesToRestOnTheLevel) {
    const Ground ground = flat_ground(4096, 100);
    Bodies bodies = bodies_on(ground);
    bodies.add_ball(0, flying({100, 110}, {120, 0}), 5);
    EXPECT_LT(steps_to_rest(bodies, 3000), 3000);
    EXPECT_GT(bodies.state(0).at.x, 300);
    EXPECT_NEAR(bodies.state(0).at.y, 105, 0.2f);
}

TEST(Pieces, TheResistanceToRollingDoesNotSlowWhatFlies) {
    Bodies bodies = bodies_on(flat_ground(640, 20));
    BodyState state = flying({320, 500}, {30, 0});
    state.spin = 10;
    bodies.add_ball(0, state, 5, kEarthMatter);
    step(bodies, 60);
    EXPECT_EQ(bodies.state(0).spin, 10);
    EXPECT_EQ(bodies.state(0).velocity.x, 30);
}

TEST(Pieces, ABouncersApexIsTheSquareOfItsRestitution) {
    const Ground ground = flat_ground(640, 100);
    for (const float restitution : {0.5f, 0.7f, 0.8f}) {
        SCOPED_TRACE(testing::Message() << "restitution " << restitution);
        Matter matter = kBouncerMatter;
        matter.restitution = restitution;
        Bodies bodies = bodies_on(ground);
        bodies.add_ball(0, flying({320, 305}, {20, 0}), 5, matter);
        float apex = 0;
        bool rises = false;
        for (int tick = 0; tick < 400; ++tick) {
            bodies.step();
            const BodyState state = bodies.state(0);
            rises |= state.velocity.y > 0;
            if (rises && state.velocity.y < 0) break;
            if (rises) apex = state.at.y - 105;
        }
        EXPECT_NEAR(apex, 200 * restitution * restitution, 12);
        EXPECT_NEAR(bodies.state(0).velocity.x, 20, 0.1f) << "it keeps its speed along the ground";
    }
}

TEST(Pieces, ABouncerIsDoneWithBouncingInTheEnd) {
    Bodies bodies = bodies_on(flat_ground(640, 100));
    bodies.add_ball(0, flying({320, 305}), 5, kBouncerMatter);
    EXPECT_LT(steps_to_rest(bodies, 1800), 1800);
    EXPECT_NEAR(bodies.state(0).at.y, 105, 0.3f);
}

TEST(Pieces, ABoxTumblesAndLiesOnASide) {
    const Ground ground = flat_ground(640, 100);
    for (int degrees = 5; degrees < 360; degrees += 20) {
        SCOPED_TRACE(testing::Message() << degrees << " degrees");
        Bodies bodies = bodies_on(ground);
        BodyState state = flying({300, 180}, {60, 40}, static_cast<float>(degrees) * kDegree);
        state.spin = 6;
        bodies.add_box(0, state, 10, 5);
        EXPECT_LT(steps_to_rest(bodies, 900), 900);
        const BodyState end = bodies.state(0);
        EXPECT_GT(end.at.x, 310);
        const float turned = degrees_of(4 * end.angle) / 4;  // off the nearest side
        EXPECT_NEAR(turned, 0, 1);
        EXPECT_TRUE(std::abs(end.at.y - 105) < 0.4f || std::abs(end.at.y - 110) < 0.4f) << end.at.y;
    }
}

TEST(Pieces, ManyPolygonsAreOneBody) {
    const Ground ground = flat_ground(640, 100);
    const Polygons ell = {{{-20, -10}, {20, -10}, {20, 0}, {-20, 0}},
                          {{-20, 0}, {-10, 0}, {-10, 30}, {-20, 30}}};
    Bodies bodies = bodies_on(ground);
    bodies.add_polygons(0, flying({300, 150}), ell);
    EXPECT_NEAR(bodies.measures(0).mass, 2 * (400 + 300) / 100.0f, 0.01f);
    EXPECT_NEAR(bodies.measures(0).middle.x, 300 + (400 * 0 + 300 * -15) / 700.0f, 0.01f);
    EXPECT_NEAR(bodies.measures(0).middle.y, 150 + (400 * -5 + 300 * 15) / 700.0f, 0.01f);
    EXPECT_NEAR(bodies.measures(0).extent.low.x, 280, 0.2f);
    EXPECT_NEAR(bodies.measures(0).extent.high.y, 180, 0.2f);
    EXPECT_LT(steps_to_rest(bodies, 600), 600);
    EXPECT_NEAR(bodies.state(0).at.y, 110, 0.5f);
    EXPECT_NEAR(degrees_of(bodies.state(0).angle), 0, 1);
}

// Box2D's own checks would end the program.
TEST(Pieces, WhatIsTooThinForABodyIsASmallBall) {
    constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
    const std::vector<Polygons> unusable = {
        {},
        {{}},
        {{{1, 1}}},
        {{{1, 1}, {5, 5}}},
        {{{1, 1}, {5, 5}, {9, 9}, {3, 3}}},
        {{{0, 0}, {0.02f, 0}, {0, 0.02f}}},
        {{{0, 0}, {40, 0}, {40, 0.06f}, {0, 0.06f}}},
        {{{3, 3}, {3, 3}, {3, 3}}},
        {{{kNone, 0}, {4, kNone}, {4, 4}}},
        {{{1e30f, 0}, {0, 1e30f}, {-1e30f, -1e30f}}},
        {{{9000, 9000}, {9003, 9000}, {9003, 9003}}},  // no moment of inertia is left at such an arm
    };
    for (std::size_t k = 0; k < unusable.size(); ++k) {
        SCOPED_TRACE(testing::Message() << "case " << k);
        Bodies bodies = bodies_on(flat_ground(640, 100));
        bodies.add_polygons(0, flying({320, 150}), unusable[k]);
        const Extent extent = bodies.measures(0).extent;
        EXPECT_NEAR(extent.high.x - extent.low.x, 2, 0.1f);
        EXPECT_LT(steps_to_rest(bodies, 600), 600);
        EXPECT_NEAR(bodies.state(0).at.y, 101, 0.2f);
    }
}

TEST(Pieces, AnUnusablePolygonIsLeftOut) {
    const Polygons with = {{{0, 0}, {40, 0}, {20, 0.01f}}, box_of(10, 5), {}, {{7, 7}}};
    Bodies bodies = bodies_on(flat_ground(640, 100));
    bodies.add_polygons(0, flying({320, 150}), with);
    bodies.add_box(1, flying({420, 150}), 10, 5, kEarthMatter);
    EXPECT_FLOAT_EQ(bodies.measures(0).mass, bodies.measures(1).mass);
}

TEST(Pieces, APolygonAtALongArmIsPartOfTheWhole) {
    const Ground ground = flat_ground(640, 100);
    for (float arm = 300; arm < 2000; arm += 7) {
        const Polygons with = {{{arm, 0}, {arm + 1, 0}, {arm + 1, 1}, {arm, 1}}, box_of(10, 5)};
        Bodies bodies = bodies_on(ground);
        bodies.add_polygons(0, flying({320, 150}), with);
        ASSERT_NEAR(bodies.measures(0).mass, 2 * (1 + 200) / 100.0f, 0.01f) << "arm " << arm;
    }
}

TEST(Pieces, APolygonOfManyCornersKeepsItsEightMostTelling) {
    Polygon round;
    for (int k = 0; k < 100; ++k) {
        const double angle = 2 * 3.14159265358979 * k / 100;
        round.push_back({static_cast<float>(20 * std::cos(angle)), static_cast<float>(20 * std::sin(angle))});
    }
    const Polygons boulder = {round};
    Bodies bodies = bodies_on(flat_ground(640, 100));
    bodies.add_polygons(0, flying({320, 150}), boulder);
    EXPECT_GT(bodies.measures(0).mass, 2 * 3.14159f * 4 * 0.85f);
    EXPECT_LT(bodies.measures(0).mass, 2 * 3.14159f * 4);
}

TEST(Pieces, NoPolygonsWhateverEndTheProgram) {
    constexpr std::uint32_t kSeed = 77;
    Random random(kSeed, 4);
    const Ground ground = flat_ground(640, 100);
    for (int round = 0; round < 400; ++round) {
        SCOPED_TRACE(testing::Message() << "seed " << kSeed << ", round " << round);
        Polygons polygons(static_cast<std::size_t>(random.from_to(1, 5)));
        constexpr float kScales[] = {0.01f, 0.1f, 1, 10, 100, 3000};
        for (Polygon& polygon : polygons) {
            const float scale = kScales[random.below(6)];
            const int count = random.from_to(0, 14);
            for (int k = 0; k < count; ++k) {
                const float x = static_cast<float>(random.from_to(-4, 4)) * scale;
                const float y = random.below(3) == 0 ? x : (uniform01(random.next()) - 0.5f) * scale;
                polygon.push_back({x, y});
            }
        }
        Bodies bodies = bodies_on(ground);
        bodies.add_polygons(0, flying({320, 200}, {50, 0}, 1), polygons);
        bodies.add_tank(1, standing(ground, 320));
        step(bodies, 20);
        ASSERT_TRUE(is_finite(bodies.state(0)));
        ASSERT_GT(bodies.measures(0).mass, 0);
        ASSERT_TRUE(is_finite(bodies.state(1)));
    }
}

TEST(Pieces, OpenSidesLetThemOutAndClosedOnesDoNot) {
    const Ground ground = flat_ground(640, 100);
    for (const bool open : {true, false})
        for (const float speed : {-200.0f, 200.0f, 1100.0f}) {
            Bodies bodies = bodies_on(ground, open);
            const Polygons wedge = {{{-6, -6}, {6, -6}, {0, 6}}};
            bodies.add_ball(0, flying({320, 106}, {speed, 0}), 5);
            bodies.add_box(1, flying({320, 140}, {speed, 60}), 5, 5, kBouncerMatter);
            bodies.add_polygons(2, flying({320, 180}, {speed, 60}), wedge, kBouncerMatter);
            for (int tick = 0; tick < 400; ++tick) {
                bodies.step();
                for (int number = 0; number < 3; ++number) {
                    const float x = bodies.state(number).at.x;
                    ASSERT_TRUE(open || (x > 0 && x < 640)) << number << " at speed " << speed;
                }
            }
            for (int number = 0; number < 3; ++number) {
                const float x = bodies.state(number).at.x;
                EXPECT_EQ(x < 0 || x > 640, open) << number << " at speed " << speed;
            }
        }
}

TEST(Pieces, MeetTanksAndOneAnother) {
    const Ground ground = flat_ground(640, 100);
    Bodies bodies = bodies_on(ground);
    bodies.add_tank(0, standing(ground, 300));
    bodies.add_box(1, flying({300, 140}), 10, 5);
    bodies.add_box(2, flying({300, 170}), 10, 5);
    bodies.add_ball(3, flying({380, 106}, {-100, 0}), 5);
    steps_to_rest(bodies, 600);
    EXPECT_NEAR(bodies.state(1).at.y, 113.5f + 5, 1);
    EXPECT_NEAR(bodies.state(2).at.y, 113.5f + 15, 1.5f);
    EXPECT_GT(bodies.state(3).at.x, 310);
}

TEST(Pieces, AHundredAndTwentyInAPitAllFallAsleep) {
    std::vector<Sixteenths> surface(640, 300 * kColumn);
    for (int x = 220; x < 420; ++x) surface[x] = (40 + std::abs(x - 320) / 3) * kColumn;
    const Ground ground(surface, 1000);
    Random random(3, 5);
    Bodies bodies = bodies_on(ground);
    for (int number = 0; number < BattleState::kMaxPieces; ++number) {
        const auto x = static_cast<float>(240 + 16 * (number % 10));
        const auto y = static_cast<float>(120 + 16 * (number / 10));
        const auto size = static_cast<float>(random.from_to(2, 6));
        const BodyState state = flying({x, y}, {}, static_cast<float>(number));
        if (number % 3 == 0)
            bodies.add_ball(number, state, size);
        else if (number % 3 == 1)
            bodies.add_box(number, state, size, 3);
        else
            bodies.add_polygons(number, state, Polygons{{{-size, -3}, {size, -4}, {1, size}}});
    }
    EXPECT_LT(steps_to_rest(bodies, 1800), 1800);
    for (int number = 0; number < BattleState::kMaxPieces; ++number) {
        EXPECT_FALSE(bodies.swallowed(number, ground)) << number;
        EXPECT_NEAR(bodies.state(number).at.x, 320, 105) << number;
    }
}

}  // namespace
}  // namespace terramorph
