#include <gtest/gtest.h>

#include "support/bodies.h"

namespace terramorph {
namespace {

using namespace test;

constexpr float kSpeed = 40;

/// Level ground that rises by so much at column 320.
Ground one_step(Sixteenths rise) {
    std::vector<Sixteenths> surface(640, 100 * kColumn);
    std::fill(surface.begin() + 320, surface.end(), 100 * kColumn + rise);
    return {std::move(surface), 1000};
}

/// A tank that stands still, and then drives on for some ticks.
struct Drive {
    Drive(const Ground& ground, int x, float degrees, float speed, int ticks)
        : one(ground, standing(ground, x, degrees)) {
        begin = one.after(60).at;
        one.bodies.drive(0, speed);
        for (int tick = 0; tick < ticks; ++tick) {
            one.bodies.step();
            way += one.bodies.track_distance(0);
        }
        end = one.bodies.state(0).at;
    }

    OneTank one;
    Vec2<float> begin;
    Vec2<float> end;
    float way = 0;
};

TEST(Tracks, DriveAtTheirSpeedToEitherSide) {
    const Ground ground = flat_ground(1024, 100);
    for (const float speed : {-80.0f, -15.0f, 15.0f, 80.0f}) {
        SCOPED_TRACE(testing::Message() << "speed " << speed);
        Drive drive(ground, 512, 0, speed, 240);
        EXPECT_NEAR(drive.end.x - drive.begin.x, speed * 4,
                    std::abs(speed) / 2);  // it takes a while to get going
        EXPECT_NEAR(drive.end.y, 100, 0.5f);
        EXPECT_NEAR(degrees_of(drive.one.bodies.state(0).angle), 0, 3);
    }
}

TEST(Tracks, WakeATankAndKeepItAwake) {
    const Ground ground = flat_ground(1024, 100);
    Bodies bodies = bodies_on(ground);
    bodies.add_tank(0, standing(ground, 500));
    steps_to_rest(bodies, 600);
    ASSERT_TRUE(bodies.at_rest());
    bodies.drive(0, 1);
    step(bodies, 240);
    EXPECT_FALSE(bodies.at_rest());
    EXPECT_NEAR(bodies.state(0).at.x, 504.5f, 0.6f);
}

TEST(Tracks, HoldATankThatHasStopped) {
    const Ground ground = flat_ground(1024, 100);
    Drive drive(ground, 300, 0, kSpeed, 120);
    drive.one.bodies.drive(0, 0);
    EXPECT_LT(steps_to_rest(drive.one.bodies, 600), 120);
    EXPECT_NEAR(drive.one.bodies.state(0).at.x, drive.end.x, 8);
    const Vec2<float> parked = drive.one.bodies.state(0).at;
    drive.one.bodies.push(0, {0, 1});
    EXPECT_NEAR(drive.one.after(120).at.x, parked.x, 0.5f);
}

TEST(Tracks, ClimbASlopeOf30DegreesButNotOf45) {
    for (const float degrees : {10.0f, 20.0f, 30.0f}) {
        SCOPED_TRACE(testing::Message() << degrees << " degrees");
        Drive drive(slope(static_cast<double>(degrees)), 400, -degrees, -kSpeed, 240);
        EXPECT_GT(drive.end.y - drive.begin.y, 30 * std::sin(degrees * kDegree) * 4);
    }
    // Too steep to stand on: from the plain below it gets no higher than its own length.
    const Ground steep = slope(45);
    Drive drive(steep, 600, 0, -kSpeed, 600);
    EXPECT_LT(drive.end.y, drive.begin.y + 45);
    EXPECT_GT(drive.end.x, 490);
}

TEST(Tracks, TakeAStepOf2ColumnsButNotOf6) {
    EXPECT_GT((Drive(one_step(2 * kColumn), 250, 0, kSpeed, 300).end.x), 360);
    EXPECT_LT((Drive(one_step(6 * kColumn), 250, 0, kSpeed, 300).end.x), 320);
}

TEST(Tracks, FindAWallInACliff) {
    for (const int high : {15, 60, 200}) {
        SCOPED_TRACE(testing::Message() << high << " columns");
        Drive drive(one_step(high * kColumn), 250, 0, 2 * kSpeed, 600);
        EXPECT_LT(drive.end.x, 320);
        EXPECT_NEAR(drive.end.y, 100, 3);
    }
}

TEST(Tracks, CountTheirWayOnTheGround) {
    const Ground ground = flat_ground(1024, 100);
    const Drive there(ground, 300, 0, kSpeed, 300);
    EXPECT_NEAR(there.way, kSpeed * 5, 2);
    EXPECT_NEAR(there.way, there.end.x - there.begin.x, kSpeed / 2);
    EXPECT_NEAR(Drive(ground, 700, 0, -kSpeed, 300).way, kSpeed * 5, 2);
    EXPECT_EQ(Drive(ground, 300, 0, 0, 300).way, 0);
    EXPECT_GT(Drive(one_step(60 * kColumn), 280, 0, kSpeed, 300).way, 150) << "skidding costs fuel too";
}

TEST(Tracks, NeitherMoveNorCountInTheAir) {
    const Ground ground = flat_ground(640, 20);
    OneTank one(ground, flying({320, 300}));
    one.bodies.drive(0, kSpeed);
    for (int tick = 0; tick < 60; ++tick) {
        EXPECT_EQ(one.after(1).at.x, 320);
        EXPECT_EQ(one.bodies.track_distance(0), 0);
    }
}

TEST(Tracks, OfATankOnItsRoofGripNothing) {
    const Ground ground = flat_ground(640, 100);
    OneTank one(ground, flying({320, 114}, {}, 180 * kDegree));
    one.bodies.drive(0, kSpeed);
    one.after(10);
    EXPECT_TRUE(one.bodies.touches(0));
    EXPECT_EQ(one.bodies.track_distance(0), 0);
}

TEST(Tracks, OfTheEntombedAreStill) {
    const Ground ground = flat_ground(640, 100);
    BodyState state = flying({320, 50});
    state.buried = true;
    OneTank one(ground, state);
    one.bodies.drive(0, kSpeed);
    EXPECT_EQ(one.after(60).at, state.at);
    EXPECT_EQ(one.bodies.track_distance(0), 0);
    EXPECT_TRUE(one.bodies.at_rest());
}

}  // namespace
}  // namespace terramorph
