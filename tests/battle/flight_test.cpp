#include "battle/flight.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "support/grounds.h"

namespace terramorph {
namespace {

using test::flat_ground;
using test::hull_at;
using test::random_ground;
using test::sliver;

constexpr Walls kAllWalls[] = {Walls::none, Walls::wrap, Walls::rubber, Walls::concrete};
constexpr std::span<const Hull> kNobody;

constexpr Fixed fixed(double columns) { return static_cast<Fixed>(columns * 4294967296.0); }

Flight shot(Vec2<Fixed> start, int angle, int power, Air air = {}) {
    Flight flight;
    flight.half_acceleration = air.half_acceleration();
    flight.turn_to(start, muzzle_velocity(angle, power));
    return flight;
}

/// A flight without gravity and wind, for what is about the way alone.
Flight straight(Vec2<Fixed> start, Vec2<Fixed> velocity) {
    Flight flight;
    flight.turn_to(start, velocity);
    return flight;
}

Prediction flown(Flight flight, const Field& field) {
    Prediction end;
    while (end.end == FlightEnd::flying) end.end = fly_one_tick(flight, field, end.contact);
    end.ticks = flight.age;
    return end;
}

void expect_same(const Prediction& expected, const Prediction& found) {
    EXPECT_EQ(expected.end, found.end);
    EXPECT_EQ(expected.ticks, found.ticks);
    EXPECT_EQ(expected.contact.with, found.contact.with);
    EXPECT_EQ(expected.contact.tank, found.contact.tank);
    EXPECT_EQ(expected.contact.at, found.contact.at);
}

/// A cratered level with tanks on it and some in the air, as thrown ones are.
struct World {
    World(std::uint32_t seed, int width) : random(seed, 1), ground(random_ground(random, width)) {
        const int tanks = random.from_to(0, 10);
        for (int k = 0; k < tanks; ++k) {
            const int x = random.below(width);
            const int y = ground.top(x) / kSub + random.below(3) * random.below(60);
            hulls.push_back(hull_at(k, {static_cast<float>(x), static_cast<float>(y)},
                                    static_cast<float>(random.from_to(-300, 300)) / 100));
        }
    }

    Flight any_shot() {
        const Air air{random.from_to(10, 1000), random.from_to(-40, 40)};
        const int x = random.below(ground.width());
        const int y = ground.top(x) / kSub + random.from_to(-5, 60);
        const int angle = random.below(10) == 0 ? 900 : random.from_to(0, kHalfTurn);
        Flight flight = shot({fixed(x) + random.next(), fixed(y) + random.next()}, angle,
                             random.from_to(0, kFullPower), air);
        flight.owner = random.from_to(-1, 9);
        return flight;
    }

    Field field(Walls walls) const { return {ground, hulls, walls}; }

    Random random;
    Ground ground;
    std::vector<Hull> hulls;
};

TEST(Flight, PredictingSaysExactlyWhatFlyingTickByTickSays) {
    for (const int width : {640, 1024, 2048, 4096})
        for (std::uint32_t seed = 1; seed <= 5; ++seed) {
            World world(seed, width);
            for (const Walls walls : kAllWalls)
                for (int k = 0; k < 150; ++k) {
                    SCOPED_TRACE(testing::Message() << "width " << width << ", seed " << seed << ", walls "
                                                    << static_cast<int>(walls) << ", shot " << k);
                    const Flight flight = world.any_shot();
                    const Field field = world.field(walls);
                    const Prediction prediction = predict(flight, field);
                    expect_same(flown(flight, field), prediction);
                    EXPECT_LE(prediction.ticks, kLongestFlight);
                }
        }
}

TEST(Flight, PredictingGoesOnFromAnyTickOfTheFlight) {
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        World world(seed, 1024);
        const Field field = world.field(kAllWalls[seed % 4]);
        Flight flight = world.any_shot();
        const Prediction whole = predict(flight, field);
        Contact contact;
        while (fly_one_tick(flight, field, contact) == FlightEnd::flying) {
            const Prediction rest = predict(flight, field);
            ASSERT_EQ(rest.end, whole.end);
            ASSERT_EQ(rest.ticks, whole.ticks);
            ASSERT_EQ(rest.contact.at, whole.contact.at);
        }
    }
}

TEST(Flight, AnyTickCanBeReachedInOneLeap) {
    const Ground ground = flat_ground(4096, 10);
    const Field field{ground, kNobody};
    const Flight start = shot({fixed(100), fixed(400)}, 600, 900, {50, -33});
    Flight flying = start;
    Contact contact;
    while (fly_one_tick(flying, field, contact) == FlightEnd::flying) {
        Flight leapt = start;
        leapt.tick = flying.tick;
        ASSERT_EQ(leapt.place(), flying.place());
        ASSERT_EQ(leapt.speed(), flying.speed());
    }
    EXPECT_GT(flying.tick, 1000);
}

/// Whether a place is inside earth by more than the rounding of a contact.
bool deep_inside(const Ground& ground, double x, double y) {
    for (const double dx : {-0.002, 0.002})
        for (const double dy : {-0.002, 0.002}) {
            const auto column = static_cast<int>(std::floor(x + dx));
            const auto height = static_cast<int>(std::floor((y + dy) * kSub));
            if (column < 0 || column >= ground.width() || height < 0) return false;
            if (!ground.solid(column, height)) return false;
        }
    return true;
}

TEST(Flight, TheFirstContactIsWhereTheWayFirstTouchesEarth) {
    for (std::uint32_t seed = 1; seed <= 30; ++seed) {
        World world(seed, 640);
        world.hulls.clear();
        const Field field = world.field(Walls::none);
        for (int k = 0; k < 40; ++k) {
            SCOPED_TRACE(testing::Message() << "seed " << seed << ", way " << k);
            const int reach = 1 << world.random.from_to(0, 8);
            const Vec2<double> from = {world.random.from_to(-20, 660) + 0.25,
                                       world.random.from_to(1, 300) + 0.3};
            const Vec2<double> to = {from.x + world.random.from_to(-reach, reach) + 0.125,
                                     from.y + world.random.from_to(-reach, reach)};
            const auto met =
                first_contact(field, {fixed(from.x), fixed(from.y)}, {fixed(to.x), fixed(to.y)}, -1);
            const double way = std::hypot(to.x - from.x, to.y - from.y);
            const double met_after = met ? std::hypot(static_cast<double>(met->at.x - fixed(from.x)),
                                                      static_cast<double>(met->at.y - fixed(from.y))) /
                                               4294967296.0
                                         : std::numeric_limits<double>::infinity();
            for (double after = 0; after < way; after += 0.01) {
                const double x = from.x + (to.x - from.x) * after / way;
                const double y = from.y + (to.y - from.y) * after / way;
                if (deep_inside(world.ground, x, y)) {
                    ASSERT_LE(met_after, after + 0.01);
                    break;
                }
            }
            if (!met) continue;
            bool touches = false;  // the contact has earth at or right beside it
            for (const int dx : {-1, 0, 1})
                for (const int dy : {-1, 0, 1}) {
                    const auto x = static_cast<int>((met->at.x + dx * fixed(0.001)) >> kFixedBits);
                    const auto y = static_cast<int>((met->at.y + dy * fixed(0.001)) >> (kFixedBits - 4));
                    touches = touches || world.ground.solid(x, y);
                }
            EXPECT_TRUE(touches);
        }
    }
}

TEST(Flight, NoSpeedTunnelsThroughASpikeOfOneColumn) {
    Ground ground = flat_ground(4096, 10);
    ground.heap(sliver(2000, 0, 1500 * kSub));
    const Field field{ground, kNobody};
    for (const double speed : {0.01, 0.3, 1.0, 7.3, 10.7, 64.0, 999.9, 1500.0})
        for (const int way : {1, -1}) {
            SCOPED_TRACE(testing::Message() << "speed " << speed * way);
            const double start = way > 0 ? 1999 - 20 * speed : 2002 + 20 * speed;
            if (start < 0 || start > 4096) continue;
            const Prediction end =
                flown(straight({fixed(start), fixed(700)}, {fixed(speed * way), 0}), field);
            ASSERT_EQ(end.end, FlightEnd::hit);
            EXPECT_EQ(end.contact.with, Contact::With::ground);
            EXPECT_NEAR(static_cast<double>(end.contact.at.x) / 4294967296.0, way > 0 ? 2000 : 2001, 0.001);
        }
}

TEST(Flight, NoSpeedTunnelsThroughAFloorOfASixteenthOfAColumn) {
    Ground ground = flat_ground(4096, 10);
    Shape floor{0, std::vector<Span>(4096, {1000 * kSub, 1000 * kSub + 1})};
    ground.heap(floor);
    const Field field{ground, kNobody};
    for (const double speed : {0.001, 0.0624, 0.0626, 1.0, 10.7, 33.3, 150.0})
        for (const double lean : {0.0, 0.3, -2.0})
            for (const bool up : {true, false}) {
                SCOPED_TRACE(testing::Message()
                             << "speed " << speed << ", lean " << lean << (up ? ", up" : ", down"));
                const double height = up ? 1000 - speed * 1.4 : 1000.0625 + speed * 1.4;
                const Flight flight = straight({fixed(2000.5), fixed(height)},
                                               {fixed(speed * lean), fixed(up ? speed : -speed)});
                const Prediction end = flown(flight, field);
                ASSERT_EQ(end.end, FlightEnd::hit);
                EXPECT_EQ(end.contact.at.y >> (kFixedBits - 4), up ? 1000 * kSub : 1000 * kSub + 1);
                EXPECT_EQ(end.ticks, 1);
            }
}

TEST(Flight, NoSpeedTunnelsThroughAHull) {
    const Ground ground = flat_ground(4096, 10);
    for (int turn = 0; turn < 24; ++turn) {
        const Hull hull = hull_at(3, {2000, 1000}, static_cast<float>(turn) * 0.2618f);
        const Field field{ground, {&hull, 1}};
        const double middle_x = static_cast<double>(hull.low.x + hull.high.x) / 2 / 65536;
        const double middle_y = static_cast<double>(hull.low.y + hull.high.y) / 2 / 65536;
        for (const double speed : {0.02, 0.9, 10.7, 55.0, 400.0})
            for (int direction = 0; direction < 360; direction += 7) {
                SCOPED_TRACE(testing::Message()
                             << turn << " turned, speed " << speed << ", from " << direction);
                const double c = std::cos(direction * 3.14159265 / 180);
                const double s = std::sin(direction * 3.14159265 / 180);
                const double away = std::max(30.0, 1.5 * speed);
                Flight flight = straight({fixed(middle_x + away * c), fixed(middle_y + away * s)},
                                         {fixed(-speed * c), fixed(-speed * s)});
                Contact contact;
                FlightEnd end = FlightEnd::flying;
                while (end == FlightEnd::flying && flight.tick * speed < 2 * away)
                    end = fly_one_tick(flight, field, contact);
                ASSERT_EQ(end, FlightEnd::hit);
                EXPECT_EQ(contact.with, Contact::With::tank);
                EXPECT_EQ(contact.tank, 3);
                EXPECT_LT(distance_to(hull, columns_of(contact.at)), 0.01f);
            }
    }
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
    EXPECT_NEAR(end.ticks / 60.0, 4.525, 0.02);
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
    EXPECT_EQ(end.ticks, 0);
    EXPECT_EQ(end.contact.at, inside);
}

TEST(Flight, AYoungShellPassesItsOwnTankAndAnOldOneDoesNot) {
    const Ground ground = flat_ground(640, 100);
    const Hull hull = hull_at(2, {300, 100});
    const Field field{ground, {&hull, 1}};
    Flight flight = straight({fixed(250), fixed(105)}, {fixed(10), 0});
    flight.owner = 1;
    EXPECT_EQ(flown(flight, field).contact.tank, 2);
    flight.owner = 2;
    EXPECT_NE(flown(flight, field).end, FlightEnd::hit);
    flight.age = kOwnHullTicks;
    EXPECT_EQ(flown(flight, field).contact.tank, 2);
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
    EXPECT_GT(flight.at(150).x, fixed(640));
    const Prediction end = flown(flight, {ground, kNobody});
    EXPECT_EQ(end.end, FlightEnd::hit);
    EXPECT_LT(end.contact.at.x, fixed(640));
}

TEST(Flight, AShellThatTheWindBringsBackUnderTheLevelIsGone) {
    const Ground ground = flat_ground(640, 100);
    const Flight flight = straight({fixed(-1), fixed(4)}, {fixed(1), fixed(-10)});
    EXPECT_EQ(flown(flight, {ground, kNobody}).end, FlightEnd::left);
    EXPECT_EQ(flown(flight, {ground, kNobody}).ticks, 1);
}

TEST(Flight, ConcreteIsHitWhereTheWallStands) {
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

TEST(Flight, RubberKeepsTheSpeedAndTurnsItBack) {
    const Ground ground = flat_ground(640, 100);
    const Field field{ground, kNobody, Walls::rubber};
    Flight flight = shot({fixed(320), fixed(300)}, 300, 800);
    Flight free = flight;
    Contact contact;
    while (flight.bounces == 0) {
        ASSERT_EQ(fly_one_tick(flight, field, contact), FlightEnd::flying);
        ++free.tick;
    }
    EXPECT_EQ(flight.speed(), (Vec2<Fixed>{-free.speed().x, free.speed().y}));
    EXPECT_EQ(flight.place().y, free.place().y);
    EXPECT_NEAR(static_cast<double>(fixed(640) - flight.place().x),
                static_cast<double>(free.place().x - fixed(640)), 4);
}

TEST(Flight, RubberTurnsBackAtTheLeftToo) {
    const Ground ground = flat_ground(640, 100);
    const Field field{ground, kNobody, Walls::rubber};
    Flight right = straight({fixed(320), fixed(300)}, {fixed(7), 0});
    Flight left = straight({fixed(320), fixed(300)}, {fixed(-7), 0});
    Contact contact;
    for (int tick = 0; tick < 100; ++tick) {
        fly_one_tick(right, field, contact);
        fly_one_tick(left, field, contact);
        ASSERT_LE(std::abs(right.place().x + left.place().x - fixed(640)), 8) << tick;
    }
    EXPECT_EQ(right.bounces, left.bounces);
    EXPECT_GE(right.bounces, 1);
}

TEST(Flight, WrapKeepsHeightAndSpeedAndComesInAtTheOtherSide) {
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

TEST(Flight, AfterSixBouncesTheNextWallIsHit) {
    const Ground ground = flat_ground(640, 10);
    for (const Walls walls : {Walls::wrap, Walls::rubber}) {
        Flight flight = straight({fixed(320), fixed(300)}, {fixed(10), 0});
        Contact contact;
        FlightEnd end = FlightEnd::flying;
        while (end == FlightEnd::flying) end = fly_one_tick(flight, {ground, kNobody, walls}, contact);
        EXPECT_EQ(end, FlightEnd::hit);
        EXPECT_EQ(contact.with, Contact::With::wall);
        EXPECT_EQ(flight.bounces, kMostBounces);
    }
}

TEST(Flight, WhatStandsRightBehindAWrappedWallIsMet) {
    Ground ground = flat_ground(640, 10);
    ground.heap(sliver(0, 0, 300 * kSub));
    const Prediction end =
        flown(straight({fixed(600), fixed(200)}, {fixed(30), 0}), {ground, kNobody, Walls::wrap});
    EXPECT_EQ(end.end, FlightEnd::hit);
    EXPECT_EQ(end.contact.with, Contact::With::ground);
    EXPECT_EQ(end.contact.at.x, 0);
}

// The barrel of a tank beside the wall reaches through it; so do leaps from where a shell met the wall.
TEST(Flight, AWallIsMetByWhatBeginsOnItsFarSide) {
    const Ground ground = flat_ground(640, 100);
    for (const bool right : {true, false}) {
        const Flight flight = shot({right ? fixed(643) : fixed(-3), fixed(112)}, right ? 200 : 1600, 500);
        const Prediction concrete = flown(flight, {ground, kNobody, Walls::concrete});
        EXPECT_EQ(concrete.end, FlightEnd::hit);
        EXPECT_EQ(concrete.ticks, 0);
        for (const Walls walls : {Walls::wrap, Walls::rubber}) {
            const Prediction end = flown(flight, {ground, kNobody, walls});
            EXPECT_EQ(end.end, FlightEnd::hit);
            EXPECT_EQ(end.contact.with, Contact::With::ground);
        }
    }
}

TEST(Flight, EveryFlightEndsWithinAMinute) {
    const Ground ground = flat_ground(16384, 100);
    Flight floating = straight({fixed(100), fixed(5000)}, {fixed(1), 0});
    EXPECT_EQ(flown(floating, {ground, kNobody}).end, FlightEnd::too_long);
    EXPECT_EQ(flown(floating, {ground, kNobody}).ticks, kLongestFlight);
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
