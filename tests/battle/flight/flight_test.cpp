#include "battle/flight/flight.h"

#include <gtest/gtest.h>

#include "support/flights.h"
#include "support/land/grounds.h"

namespace terramorph {
namespace {

using namespace test;

TEST(Flight, AnyTickCanBeReachedInOneLeap) {
    const Ground ground = flat_ground(4096, 10);
    const CollisionScene scene{ground, kNobody};
    const Flight start = shot({fixed(100), fixed(400)}, 600, 900, {50, -33});
    Flight flying = start;
    Contact contact;
    while (fly_one_tick(flying, scene, contact) == FlightEnd::flying) {
        Flight leapt = start;
        leapt.tick = flying.tick;
        ASSERT_EQ(leapt.place(), flying.place());
        ASSERT_EQ(leapt.speed(), flying.speed());
    }
    EXPECT_GT(flying.tick, 1000 * kTick);
}

TEST(Flight, AVerticalShotComesDownWhereItWentUp) {
    const Ground ground = flat_ground(640, 100);
    const Prediction end = flown(shot({fixed(320.5), fixed(130)}, 900, 700), {ground, kNobody});
    EXPECT_EQ(end.end, FlightEnd::hit);
    EXPECT_EQ(end.contact.at, (Vec2<Fixed>{fixed(320.5), fixed(100)}));
}

TEST(Flight, AShotToTheLeftMirrorsTheSameShotToTheRight) {
    for (int lean = 0; lean <= kHalfTurn / 2; ++lean)
        for (const int power : {1, 333, 500, 777, 1000}) {
            const Vec2<Fixed> right = muzzle_velocity(kHalfTurn / 2 - lean, power);
            const Vec2<Fixed> left = muzzle_velocity(kHalfTurn / 2 + lean, power);
            ASSERT_EQ(right, (Vec2<Fixed>{-left.x, left.y})) << lean << " tenths, power " << power;
        }
}

TEST(Flight, TheMuzzleSpeedFollowsAngleAndPower) {
    EXPECT_EQ(muzzle_velocity(0, 1000), (Vec2<Fixed>{(640 * kFixedOne + 30) / 60, 0}));
    EXPECT_EQ(muzzle_velocity(900, 1000), (Vec2<Fixed>{0, (640 * kFixedOne + 30) / 60}));
    EXPECT_EQ(muzzle_velocity(1800, 1000), (Vec2<Fixed>{-(640 * kFixedOne + 30) / 60, 0}));
    EXPECT_EQ(muzzle_velocity(456, 0), (Vec2<Fixed>{0, 0}));
    const Vec2<Fixed> half = muzzle_velocity(300, 500);
    EXPECT_NEAR(static_cast<double>(half.y) / 4294967296.0, 640.0 / 60 / 4, 1e-9);
}

TEST(Flight, FullPowerAt45DegreesCrosses2048ColumnsIn4AndAHalfSeconds) {
    const Ground ground = flat_ground(4096, 100);
    const Prediction end = flown(shot({fixed(1000), fixed(100.001)}, 450, 1000), {ground, kNobody});
    EXPECT_EQ(end.end, FlightEnd::hit);
    EXPECT_NEAR(static_cast<double>(end.contact.at.x) / 4294967296.0, 1000 + 2048, 1);
    EXPECT_NEAR(to_seconds(end.ticks), 4.525, 0.02);
}

TEST(Flight, WindPushesAsItsNumberSays) {
    const Ground ground = flat_ground(4096, 100);
    const auto landing = [&](int wind) {
        const Prediction end =
            flown(shot({fixed(2000), fixed(100.001)}, 900, 1000, {200, wind}), {ground, kNobody});
        return static_cast<double>(end.contact.at.x) / 4294967296.0;
    };
    const double seconds = 2 * 640.0 / 200;
    EXPECT_NEAR(landing(40), 2000 + 40 * seconds * seconds / 2, 1);
    EXPECT_EQ(landing(40) - 2000, 2000 - landing(-40));
    EXPECT_EQ(landing(0), 2000);
}

TEST(Flight, AShellInsideEarthHitsAtOnce) {
    const Ground ground = flat_ground(640, 100);
    const Vec2<Fixed> inside = {fixed(300), fixed(60)};
    const Prediction end = flown(shot(inside, 450, 1000), {ground, kNobody});
    EXPECT_EQ(end.end, FlightEnd::hit);
    EXPECT_EQ(end.ticks, Ticks());
    EXPECT_EQ(end.contact.at, inside);
}

TEST(Flight, AYoungShellPassesItsOwnTankAndAnOldOneDoesNot) {
    const Ground ground = flat_ground(640, 100);
    const Hull hull = hull_at(2, {300, 100});
    const CollisionScene scene{ground, {&hull, 1}};
    Flight flight = straight({fixed(250), fixed(105)}, {fixed(10), 0});
    flight.owner = 1;
    EXPECT_EQ(flown(flight, scene).contact.tank, 2);
    flight.owner = 2;
    EXPECT_NE(flown(flight, scene).end, FlightEnd::hit);
    flight.age = kOwnHullTicks;
    EXPECT_EQ(flown(flight, scene).contact.tank, 2);
}

TEST(Flight, WithoutWallsAShellThatFallsBesideTheLevelIsGone) {
    const Ground ground = flat_ground(640, 100);
    const Prediction end = flown(shot({fixed(600), fixed(120)}, 450, 500), {ground, kNobody});
    EXPECT_EQ(end.end, FlightEnd::left);
    EXPECT_GT(end.contact.at.x, fixed(640));
    EXPECT_LT(end.contact.at.y, 0);
}

TEST(Flight, WithoutWallsTheWindCanBringAShellBack) {
    const Ground ground = flat_ground(640, 100);
    const Flight flight = shot({fixed(620), fixed(120)}, 800, 900, {100, -20});
    EXPECT_GT(flight.at(150 * kTick).x, fixed(640));
    const Prediction end = flown(flight, {ground, kNobody});
    EXPECT_EQ(end.end, FlightEnd::hit);
    EXPECT_LT(end.contact.at.x, fixed(640));
}

TEST(Flight, AShellThatTheWindBringsBackUnderTheLevelIsGone) {
    const Ground ground = flat_ground(640, 100);
    const Flight flight = straight({fixed(-1), fixed(4)}, {fixed(1), fixed(-10)});
    EXPECT_EQ(flown(flight, {ground, kNobody}).end, FlightEnd::left);
    EXPECT_EQ(flown(flight, {ground, kNobody}).ticks, kTick);
}

TEST(Flight, EveryFlightEndsWithinAMinute) {
    const Ground ground = flat_ground(16384, 100);
    Flight floating = straight({fixed(100), fixed(5000)}, {fixed(1), 0});
    EXPECT_EQ(flown(floating, {ground, kNobody}).end, FlightEnd::too_long);
    EXPECT_EQ(flown(floating, {ground, kNobody}).ticks, kMaxFlightTicks);
    expect_same(flown(floating, {ground, kNobody}), predict(floating, {ground, kNobody}));
    const Flight high = shot({fixed(100), fixed(5000)}, 899, 1000, {10, 0});
    EXPECT_EQ(flown(high, {ground, kNobody}).end, FlightEnd::too_long);
    expect_same(flown(high, {ground, kNobody}), predict(high, {ground, kNobody}));
}

TEST(Flight, TheFirstAndTheLastColumnCanBeHit) {
    const Ground ground = flat_ground(640, 100);
    for (const double x : {0.0, 0.001, 639.001, 639.999}) {
        const Prediction end = flown(shot({fixed(x), fixed(150)}, 900, 300), {ground, kNobody});
        EXPECT_EQ(end.end, FlightEnd::hit) << x;
        EXPECT_EQ(end.contact.at.y, fixed(100)) << x;
    }
    for (const double x : {-0.001, 640.0})
        EXPECT_EQ(flown(shot({fixed(x), fixed(150)}, 900, 300), {ground, kNobody}).end, FlightEnd::left) << x;
}

}  // namespace
}  // namespace terramorph
