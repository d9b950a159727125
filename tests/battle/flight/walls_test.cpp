#include "battle/flight/flight.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "support/flights.h"
#include "support/land/grounds.h"
#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;

TEST(Walls, ConcreteIsHitWhereTheWallStands) {
    const Ground ground = flat_ground(640, 100);
    for (const int angle : {100, 1700}) {
        const Prediction end =
            flown(shot({fixed(320), fixed(200)}, angle, 1000), {ground, kNobody, Walls::concrete});
        EXPECT_EQ(end.end, FlightEnd::hit);
        EXPECT_EQ(end.contact.with, Contact::With::wall);
        EXPECT_EQ(end.contact.at.x, angle < 900 ? fixed(640) : 0);
        EXPECT_GT(end.contact.at.y, fixed(200));
    }
}

TEST(Walls, RubberKeepsTheSpeedAndTurnsItBack) {
    const Ground ground = flat_ground(640, 100);
    const CollisionScene scene{ground, kNobody, Walls::rubber};
    Flight flight = shot({fixed(320), fixed(300)}, 300, 800);
    Flight free = flight;
    Contact contact;
    while (flight.bounces == 0) {
        ASSERT_EQ(fly_one_tick(flight, scene, contact), FlightEnd::flying);
        ++free.tick;
    }
    EXPECT_EQ(flight.speed(), (Vec2<Fixed>{-free.speed().x, free.speed().y}));
    EXPECT_EQ(flight.place().y, free.place().y);
    EXPECT_NEAR(static_cast<double>(fixed(640) - flight.place().x),
                static_cast<double>(free.place().x - fixed(640)), 4);
}

TEST(Walls, RubberTurnsBackAtTheLeftToo) {
    const Ground ground = flat_ground(640, 100);
    const CollisionScene scene{ground, kNobody, Walls::rubber};
    Flight right = straight({fixed(320), fixed(300)}, {fixed(7), 0});
    Flight left = straight({fixed(320), fixed(300)}, {fixed(-7), 0});
    Contact contact;
    for (int tick = 0; tick < 100; ++tick) {
        fly_one_tick(right, scene, contact);
        fly_one_tick(left, scene, contact);
        ASSERT_LE(std::abs(right.place().x + left.place().x - fixed(640)), 8) << tick;
    }
    EXPECT_EQ(right.bounces, left.bounces);
    EXPECT_GE(right.bounces, 1);
}

TEST(Walls, WrapKeepsHeightAndSpeedAndComesInAtTheOtherSide) {
    const Ground ground = flat_ground(640, 100);
    for (const int angle : {300, 1500}) {
        Flight flight = shot({fixed(320), fixed(300)}, angle, 800);
        Flight free = flight;
        Contact contact;
        while (flight.bounces == 0) {
            ASSERT_EQ(fly_one_tick(flight, {ground, kNobody, Walls::wrap}, contact), FlightEnd::flying);
            ++free.tick;
        }
        EXPECT_EQ(flight.speed(), free.speed());
        EXPECT_EQ(flight.place().y, free.place().y);
        EXPECT_EQ(flight.place().x, free.place().x + (angle < 900 ? -fixed(640) : fixed(640)));
    }
}

TEST(Walls, AfterSixBouncesTheNextWallIsHit) {
    const Ground ground = flat_ground(640, 10);
    for (const Walls walls : {Walls::wrap, Walls::padded, Walls::rubber, Walls::spring}) {
        Flight flight = straight({fixed(320), fixed(300)}, {fixed(40), 0});
        Contact contact;
        FlightEnd end = FlightEnd::flying;
        while (end == FlightEnd::flying) end = fly_one_tick(flight, {ground, kNobody, walls}, contact);
        EXPECT_EQ(end, FlightEnd::hit);
        EXPECT_EQ(contact.with, Contact::With::wall);
        EXPECT_EQ(flight.bounces, kMaxBounces);
    }
}

TEST(Walls, WhatStandsRightBehindAWrappedWallIsMet) {
    Ground ground = flat_ground(640, 10);
    ground.heap(sliver(0, 0_16ths, 300 * kColumn));
    const Prediction end =
        flown(straight({fixed(600), fixed(200)}, {fixed(30), 0}), {ground, kNobody, Walls::wrap});
    EXPECT_EQ(end.end, FlightEnd::hit);
    EXPECT_EQ(end.contact.with, Contact::With::ground);
    EXPECT_EQ(end.contact.at.x, 0);
}

// The barrel of a tank beside the wall reaches through it; so do leaps from where a shell met the wall.
TEST(Walls, AWallIsMetByWhatBeginsOnItsFarSide) {
    const Ground ground = flat_ground(640, 100);
    for (const bool right : {true, false}) {
        const Flight flight = shot({right ? fixed(643) : fixed(-3), fixed(112)}, right ? 200 : 1600, 500);
        const Prediction concrete = flown(flight, {ground, kNobody, Walls::concrete});
        EXPECT_EQ(concrete.end, FlightEnd::hit);
        EXPECT_EQ(concrete.ticks, Ticks());
        for (const Walls walls : {Walls::wrap, Walls::rubber}) {
            const Prediction end = flown(flight, {ground, kNobody, walls});
            EXPECT_EQ(end.end, FlightEnd::hit);
            EXPECT_EQ(end.contact.with, Contact::With::ground);
        }
    }
}

Flight after_one_tick(Flight flight, const CollisionScene& scene) {
    Contact contact;
    EXPECT_EQ(fly_one_tick(flight, scene, contact), FlightEnd::flying);
    return flight;
}

TEST(Walls, PaddedOnesKeepHalfTheSpeedAndSpringyOnesGiveTwice) {
    const Ground ground = flat_ground(640, 10);
    const std::map<Walls, double> factors = {{Walls::padded, 0.5}, {Walls::rubber, 1}, {Walls::spring, 2}};
    for (const auto& [walls, factor] : factors)
        for (const int way : {1, -1}) {
            SCOPED_TRACE(testing::Message() << "walls " << static_cast<int>(walls) << ", way " << way);
            const Fixed wall = way > 0 ? fixed(640) : 0;
            const Flight flight = straight({wall - way * fixed(3), fixed(200)}, {way * fixed(7), fixed(3.5)});
            const Flight back = after_one_tick(flight, {ground, kNobody, walls});
            EXPECT_EQ(back.speed(), (Vec2<Fixed>{-way * fixed(7 * factor), fixed(3.5 * factor)}));
            // It meets the wall after 3/7 of the tick, and flies the rest at its new speed.
            EXPECT_NEAR(columns(back.place().x - wall), -way * 4 * factor, 0.001);
            EXPECT_NEAR(columns(back.place().y), 201.5 + 2 * factor, 0.001);
            EXPECT_EQ(back.bounces, 1);
        }
}

TEST(Walls, TheLevelEndsBeforeItsWidth) {
    const Ground ground = flat_ground(640, 10);
    const CollisionScene scene{ground, kNobody, Walls::rubber};
    const auto bounces = [&](double x, double speed) {
        return after_one_tick(straight({fixed(x), fixed(200)}, {fixed(speed), 0}), scene).bounces;
    };
    EXPECT_EQ(bounces(630, 10), 1);
    EXPECT_EQ(bounces(630, 9.999), 0);
    EXPECT_EQ(bounces(10, -10), 0);
    EXPECT_EQ(bounces(10, -10.001), 1);
    EXPECT_EQ(bounces(0, -0.001), 1);
    EXPECT_EQ(bounces(639.999, -1), 0);
}

TEST(Walls, NoSpringThrowsFasterThanTwiceAFullShot) {
    const Ground ground = flat_ground(640, 10);
    const double fastest = 2.0 * kFullSpeed / kTicksPerSecond;
    for (const double speed : {10.0, 11.0, 20.0, 100.0, 250.0}) {
        const Flight back =
            after_one_tick(straight({fixed(639), fixed(200)}, {fixed(speed * 0.8), fixed(speed * 0.6)}),
                           {ground, kNobody, Walls::spring});
        const double x = columns(back.speed().x);
        const double y = columns(back.speed().y);
        EXPECT_NEAR(std::hypot(x, y), std::min(2 * speed, fastest), 0.001) << speed;
        EXPECT_LE(std::hypot(x, y), fastest) << speed;
        EXPECT_NEAR(y / -x, 0.75, 0.001) << speed;
    }
}

TEST(Walls, TheCeilingThrowsBackAsTheyDo) {
    const Ground ground = flat_ground(640, 10);
    const std::map<Walls, double> factors = {
        {Walls::wrap, 1}, {Walls::padded, 0.5}, {Walls::rubber, 1}, {Walls::spring, 2}};
    for (const auto& [walls, factor] : factors) {
        SCOPED_TRACE(static_cast<int>(walls));
        const Flight back = after_one_tick(straight({fixed(300), fixed(298)}, {fixed(2), fixed(8)}),
                                           {ground, kNobody, walls, 300});
        EXPECT_EQ(back.speed(), (Vec2<Fixed>{fixed(2 * factor), fixed(-8 * factor)}));
        EXPECT_NEAR(columns(back.place().x), 300.5 + 1.5 * factor, 0.001);
        EXPECT_NEAR(columns(back.place().y), 300 - 6 * factor, 0.001);
        EXPECT_EQ(back.bounces, 1);
    }
}

TEST(Walls, ACeilingOfConcreteIsHit) {
    const Ground ground = flat_ground(640, 10);
    const Prediction end = flown(straight({fixed(300), fixed(200)}, {fixed(1), fixed(9)}),
                                 {ground, kNobody, Walls::concrete, 300});
    EXPECT_EQ(end.end, FlightEnd::hit);
    EXPECT_EQ(end.contact.with, Contact::With::ceiling);
    EXPECT_EQ(end.contact.at.y, fixed(300));
    EXPECT_NEAR(columns(end.contact.at.x), 300 + 100.0 / 9, 0.001);
}

TEST(Walls, WhereThereAreNoneTheCeilingIsOpenToo) {
    const Ground ground = flat_ground(640, 10);
    const Flight flight = shot({fixed(300), fixed(50)}, 900, 1000);
    expect_same(flown(flight, {ground, kNobody, Walls::none, 300}), flown(flight, {ground, kNobody}));
}

TEST(Walls, TheCeilingIsMetExactlyAtItsHeight) {
    const Ground ground = flat_ground(640, 10);
    const auto bounces = [&](double y) {
        return after_one_tick(straight({fixed(300), fixed(y)}, {0, fixed(4)}),
                              {ground, kNobody, Walls::rubber, 300})
            .bounces;
    };
    EXPECT_EQ(bounces(296), 1);
    EXPECT_EQ(bounces(295.999), 0);
    EXPECT_EQ(bounces(305), 1);  // what begins above it, as a barrel on a peak reaches through
}

TEST(Walls, ACornerThrowsBackBothWaysInOneTick) {
    const Ground ground = flat_ground(640, 10);
    for (const int way : {1, -1})
        for (const Vec2<double> first : {Vec2<double>{2, 5}, {5, 2}, {4, 4}}) {
            const Fixed wall = way > 0 ? fixed(640) : 0;
            const Flight flight =
                straight({wall - way * fixed(first.x), fixed(300 - first.y)}, {way * fixed(9), fixed(9)});
            const Flight back = after_one_tick(flight, {ground, kNobody, Walls::rubber, 300});
            EXPECT_EQ(back.bounces, 2);
            EXPECT_EQ(back.speed(), (Vec2<Fixed>{-way * fixed(9), fixed(-9)}));
            EXPECT_NEAR(columns(back.place().x - wall), -way * (9 - first.x), 0.001);
            EXPECT_NEAR(columns(back.place().y), 300 - (9 - first.y), 0.001);
        }
}

TEST(Walls, ManyBouncesInOneTickAreCounted) {
    const Ground ground = flat_ground(640, 10);
    Flight flight = straight({fixed(320), fixed(200)}, {fixed(3000), 0});
    Contact contact;
    EXPECT_EQ(fly_one_tick(flight, {ground, kNobody, Walls::rubber}, contact), FlightEnd::flying);
    EXPECT_EQ(flight.bounces, 5);
    EXPECT_EQ(fly_one_tick(flight, {ground, kNobody, Walls::rubber}, contact), FlightEnd::hit);
    EXPECT_EQ(flight.bounces, kMaxBounces);
    EXPECT_EQ(contact.with, Contact::With::wall);
}

}  // namespace
}  // namespace terramorph
