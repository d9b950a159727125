#include <gtest/gtest.h>

#include <cmath>

#include "battle/flight/flight.h"
#include "support/flights.h"
#include "support/land/grounds.h"

namespace terramorph {
namespace {

using namespace test;

/// Flies through the open for some ticks.
Flight after(Flight flight, int ticks) {
    const Ground ground = flat_ground(640, 10);
    Contact contact;
    for (int n = 0; n < ticks; ++n)
        EXPECT_EQ(fly_one_tick(flight, {ground, kNobody}, contact), FlightEnd::flying);
    return flight;
}

TEST(Air, ThatIsThinLeavesTheParabolaAsItIs) {
    const Flight flight = begin_flight({.wind = 20}, {0, fixed(500)}, {fixed(5), fixed(5)});
    const Flight later = after(flight, 60);
    EXPECT_EQ(later.start, flight.start);
    EXPECT_EQ(later.place(), flight.at(60 * kTick));
}

TEST(Air, ThatIsThickTakesItsShareOfTheSpeedInEveryTick) {
    for (const int viscosity : {1, 7, 20}) {
        const Air air = {.gravity = 0, .viscosity = viscosity};
        const Flight flight = begin_flight(air, {fixed(300), fixed(300)}, {fixed(10), fixed(-2)});
        const double left = std::pow(1 - viscosity / 10000.0, 32 * 30);  // half a second of 1/1920 s each
        const Vec2<Fixed> speed = after(flight, 30).speed();
        EXPECT_NEAR(columns(speed.x), 10 * left, 0.01) << viscosity;
        EXPECT_NEAR(columns(speed.y), -2 * left, 0.01) << viscosity;
    }
}

TEST(Air, ThatIsThickLetsShellsFallAtASteadySpeed) {
    const Air air = {.gravity = 200, .viscosity = 20};
    const double kept = std::pow(1 - 0.002, 32);
    const double steady = 200.0 / 3600 * kept / (1 - kept);  // it loses as much as gravity adds
    const Flight falling = begin_flight(air, {fixed(300), fixed(5000)}, {0, 0});
    EXPECT_NEAR(columns(after(falling, 300).speed().y), -steady, 0.001);
    const Flight thrown = begin_flight(air, {fixed(300), fixed(5000)}, {0, fixed(-30)});
    EXPECT_NEAR(columns(after(thrown, 300).speed().y), -steady, 0.001);
}

TEST(Air, SlowsBothSidesAlike) {
    const Air air = {.viscosity = 13};
    const Flight right = after(begin_flight(air, {0, fixed(400)}, {fixed(7.77), fixed(3)}), 100);
    const Flight left = after(begin_flight(air, {0, fixed(400)}, {-fixed(7.77), fixed(3)}), 100);
    EXPECT_EQ(right.place().x, -left.place().x);
    EXPECT_EQ(right.place().y, left.place().y);
}

TEST(Air, WindThatGrowsPushesMoreHigherUp) {
    const Air air = {.wind = 30, .wind_growth = 50};
    const Fixed at_floor = Air{.wind = 30}.half_acceleration().x;
    EXPECT_EQ(air.half_acceleration(0).x, at_floor);
    EXPECT_EQ(air.half_acceleration(fixed(100)).x, at_floor * 3 / 2);
    EXPECT_EQ(air.half_acceleration(fixed(400)).x, at_floor * 3);
    EXPECT_EQ(air.half_acceleration(fixed(-50)).x, at_floor);
    EXPECT_EQ(air.half_acceleration(fixed(Air::kWindTop)).x, at_floor * 11);
    EXPECT_EQ(air.half_acceleration(fixed(9000)).x, at_floor * 11);
    EXPECT_EQ(air.half_acceleration(fixed(400)).y, air.half_acceleration(0).y);
}

TEST(Air, AShellDriftsAsTheWindOfItsHeightPushes) {
    const Air air = {.gravity = 0, .wind = 30, .wind_growth = 100};
    for (const double height : {50.0, 250.0, 900.0}) {
        const Flight flight = after(begin_flight(air, {0, fixed(height)}, {0, 0}), 60);
        EXPECT_NEAR(columns(flight.place().x), 30 * (1 + std::floor(height) / 100) / 2, 0.01) << height;
    }
    const Flight rising = after(begin_flight(air, {0, fixed(100)}, {0, fixed(10)}), 60);
    EXPECT_GT(rising.half_acceleration.x, air.half_acceleration(fixed(600)).x);
}

TEST(Air, BendsAFlightThatBeganInIt) {
    EXPECT_FALSE((Air{.gravity = 100, .wind = 40}).bends());
    EXPECT_TRUE((Air{.viscosity = 1}).bends());
    EXPECT_TRUE((Air{.wind = -1, .wind_growth = 1}).bends());
    EXPECT_FALSE((Air{.wind = 0, .wind_growth = 50}).bends());
}

TEST(Air, IsStillThereAfterATurnAndAfterAWall) {
    const Ground ground = flat_ground(640, 10);
    Flight flight = begin_flight({.gravity = 0, .viscosity = 10}, {fixed(630), fixed(300)}, {fixed(8), 0});
    Contact contact;
    for (int n = 0; n < 10; ++n) fly_one_tick(flight, {ground, kNobody, Walls::rubber}, contact);
    EXPECT_EQ(flight.bounces, 1);
    EXPECT_NEAR(columns(flight.speed().x), -8 * std::pow(1 - 0.001, 320), 0.01);
    flight.turn_to(flight.place(), {0, fixed(8)});
    EXPECT_EQ(flight.age, 10 * kTick);
    EXPECT_EQ(flight.bounces, 1);
    for (int n = 0; n < 10; ++n) fly_one_tick(flight, {ground, kNobody, Walls::rubber}, contact);
    EXPECT_NEAR(columns(flight.speed().y), 8 * std::pow(1 - 0.001, 320), 0.01);
}

}  // namespace
}  // namespace terramorph
