#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <vector>

#include "base/random.h"
#include "battle/flight/flight.h"
#include "support/flights.h"
#include "support/land/grounds.h"
#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;

constexpr double kRadius = 40;

ShieldCollider shield_at(Vec2<double> center, ShieldCollider::Kind kind = ShieldCollider::Kind::absorbs,
                         TankId tank = 3, double radius = kRadius) {
    return {.tank = tank,
            .center = to_chord({fixed(center.x), fixed(center.y)}),
            .radius = to_chord({fixed(radius), 0}).x,
            .kind = kind};
}

CollisionScene scene_of(const Ground& ground, std::span<const ShieldCollider> shields) {
    CollisionScene scene{ground, kNobody};
    scene.shields = shields;
    return scene;
}

/// How far a place is outside the collider, in columns.
double outside(const ShieldCollider& collider, Vec2<Fixed> place) {
    const Chord64 from = to_chord(place) - collider.center;
    return (std::hypot(static_cast<double>(from.x), static_cast<double>(from.y)) -
            static_cast<double>(collider.radius)) /
           65536;
}

Vec2<Fixed> place_of(double x, double y) { return {fixed(x), fixed(y)}; }

TEST(ShieldColliders, NoSpeedTunnelsThroughOne) {
    const Ground ground = flat_ground(2048, 10);
    const ShieldCollider collider = shield_at({1000.3, 600.7});
    for (const double speed : {0.001, 0.3, 7.0, 40.0, 79.9, 81.0, 999.0, 15000.0})
        for (int angle = 0; angle < 360; angle += 7)
            for (const double beside : {0.0, 17.0, 39.9, -39.99}) {
                SCOPED_TRACE(testing::Message()
                             << speed << " from " << angle << " degrees, off by " << beside);
                const double turn = angle * std::numbers::pi / 180;
                const Vec2<double> way = {std::cos(turn), std::sin(turn)};
                const double before =
                    std::sqrt(kRadius * kRadius - beside * beside) + std::min(3.3 * speed, 500.0);
                const Vec2<Fixed> start = place_of(1000.3 - way.x * before - way.y * beside,
                                                   600.7 - way.y * before + way.x * beside);
                Flight flight = straight(start, place_of(way.x * speed, way.y * speed));
                Contact contact;
                FlightEnd end = FlightEnd::flying;
                while (end == FlightEnd::flying &&
                       static_cast<double>(flight.age.count()) * speed < 2 * before + kRadius)
                    end = fly_one_tick(flight, scene_of(ground, {&collider, 1}), contact);
                ASSERT_EQ(end, FlightEnd::hit);
                EXPECT_EQ(contact.with, Contact::With::shield);
                EXPECT_EQ(contact.tank, 3);
                EXPECT_GE(outside(collider, contact.at), 0);
                // Where it grazes, a little along the way is very little away from the circle.
                EXPECT_LT(outside(collider, contact.at), 0.001);
            }
}

TEST(ShieldColliders, TheContactIsWhereTheWayEnters) {
    const Ground ground = flat_ground(640, 10);
    const ShieldCollider collider = shield_at({300, 200});
    const CollisionScene scene = scene_of(ground, {&collider, 1});
    const auto level = first_contact(scene, place_of(200, 200), place_of(400, 200), -1);
    EXPECT_NEAR(columns(level->at.x), 260, 0.0001);
    const auto off = first_contact(scene, place_of(200, 224), place_of(400, 224), -1);
    EXPECT_NEAR(columns(off->at.x), 300 - 32, 0.0001);  // 24, 32 and 40 make a right angle
    const auto steep = first_contact(scene, place_of(300, 500), place_of(300, 200), -1);
    EXPECT_NEAR(columns(steep->at.y), 240, 0.0001);
}

TEST(ShieldColliders, WhatGrazesTheCircleGoesPast) {
    const Ground ground = flat_ground(640, 10);
    const ShieldCollider collider = shield_at({300, 200});
    const CollisionScene scene = scene_of(ground, {&collider, 1});
    const auto met = [&](double y) { return first_contact(scene, place_of(200, y), place_of(400, y), -1); };
    EXPECT_FALSE(met(240));
    EXPECT_FALSE(met(240.001));
    EXPECT_TRUE(met(239.999));
    EXPECT_FALSE(met(160));
    EXPECT_TRUE(met(160.001));
}

TEST(ShieldColliders, WhatBeginsInsidePassesOutAndNotInAgain) {
    const Ground ground = flat_ground(640, 10);
    const ShieldCollider collider = shield_at({300, 200});
    const CollisionScene scene = scene_of(ground, {&collider, 1});
    for (int angle = 0; angle < 360; ++angle) {
        const double turn = angle * std::numbers::pi / 180;
        for (const double from : {0.0, 20.0, 39.999})
            EXPECT_FALSE(first_contact(scene, place_of(300 + from, 200),
                                       place_of(300 + 90 * std::cos(turn), 200 + 90 * std::sin(turn)), -1));
    }
    // Thrown straight up from inside, it falls back on the collider.
    const Prediction end = flown(shot(place_of(300, 220), 900, 300), scene);
    EXPECT_EQ(end.contact.with, Contact::With::shield);
    EXPECT_NEAR(columns(end.contact.at.y), 240, 0.001);
}

TEST(ShieldColliders, AShellDoesNotMeetItsOwnWhileItIsYoung) {
    const Ground ground = flat_ground(640, 10);
    const ShieldCollider collider = shield_at({300, 200});
    Flight flight = straight(place_of(200, 200), place_of(10, 0));
    flight.owner = 3;
    EXPECT_EQ(flown(flight, scene_of(ground, {&collider, 1})).end, FlightEnd::too_long);
    flight.age = kOwnHullTicks;
    EXPECT_EQ(flown(flight, scene_of(ground, {&collider, 1})).contact.with, Contact::With::shield);
}

TEST(ShieldColliders, TheNearestOfTwoThatOverlapIsMet) {
    const Ground ground = flat_ground(640, 10);
    const std::vector<ShieldCollider> shields = {shield_at({330, 200}, ShieldCollider::Kind::absorbs, 1),
                                                 shield_at({300, 200}, ShieldCollider::Kind::absorbs, 2)};
    const CollisionScene scene = scene_of(ground, shields);
    EXPECT_EQ(first_contact(scene, place_of(100, 200), place_of(600, 200), -1)->tank, 2);
    EXPECT_EQ(first_contact(scene, place_of(600, 200), place_of(100, 200), -1)->tank, 1);
    // From inside the one, the other is met where it begins.
    const auto met = first_contact(scene, place_of(275, 200), place_of(600, 200), -1);
    EXPECT_EQ(met->tank, 1);
    EXPECT_NEAR(columns(met->at.x), 290, 0.001);
}

TEST(ShieldColliders, EarthThatStandsInFrontIsMetFirst) {
    Ground ground = flat_ground(640, 100);
    const ShieldCollider collider = shield_at({300, 110});
    const CollisionScene scene = scene_of(ground, {&collider, 1});
    EXPECT_EQ(first_contact(scene, place_of(300, 300), place_of(300, 0), -1)->with, Contact::With::shield);
    const ShieldCollider buried = shield_at({300, 70});
    EXPECT_EQ(first_contact(scene_of(ground, {&buried, 1}), place_of(300, 300), place_of(300, 0), -1)->with,
              Contact::With::shield);
    EXPECT_EQ(first_contact(scene_of(ground, {&buried, 1}), place_of(262, 300), place_of(262, 0), -1)->with,
              Contact::With::ground);
    ground.heap(sliver(280, 0_16ths, 200 * kColumn));
    EXPECT_EQ(first_contact(scene, place_of(280.5, 300), place_of(280.5, 0), -1)->with,
              Contact::With::ground);
}

TEST(ShieldColliders, ReachBeyondTheEdgeOfTheLevel) {
    const Ground ground = flat_ground(640, 100);
    const ShieldCollider collider = shield_at({635, 120});
    const CollisionScene scene = scene_of(ground, {&collider, 1});
    const auto met = first_contact(scene, place_of(660, 300), place_of(660, 50), -1);
    ASSERT_TRUE(met);
    EXPECT_NEAR(columns(met->at.y), 120 + std::sqrt(40 * 40 - 25 * 25), 0.001);
    CollisionScene walled = scene;
    walled.walls = Walls::concrete;
    EXPECT_EQ(first_contact(walled, place_of(550, 220), place_of(720, 220), -1)->with, Contact::With::wall);
    EXPECT_EQ(first_contact(walled, place_of(550, 120), place_of(720, 120), -1)->with, Contact::With::shield);
}

TEST(ShieldColliders, OneThatReflectsTurnsRoundSevenTenthsOfWhatGoesIntoIt) {
    const Ground ground = flat_ground(640, 10);
    const ShieldCollider collider = shield_at({300, 200}, ShieldCollider::Kind::reflects);
    const CollisionScene scene = scene_of(ground, {&collider, 1});
    for (int angle = 0; angle < 360; angle += 5)
        for (const double beside : {-35.0, -10.0, 0.0, 25.0}) {
            SCOPED_TRACE(testing::Message() << angle << " degrees, off by " << beside);
            const double turn = angle * std::numbers::pi / 180;
            const Vec2<double> way = {std::cos(turn), std::sin(turn)};
            Flight flight =
                straight(place_of(300 - way.x * 45 - way.y * beside, 200 - way.y * 45 + way.x * beside),
                         place_of(way.x * 50, way.y * 50));
            Contact contact;
            ASSERT_EQ(fly_one_tick(flight, scene, contact), FlightEnd::deflected);
            EXPECT_EQ(contact.with, Contact::With::shield);
            EXPECT_EQ(contact.tank, 3);
            EXPECT_EQ(flight.place(), contact.at);
            EXPECT_EQ(flight.bounces, 1);
            const Vec2<double> normal = {columns(contact.at.x - fixed(300)) / kRadius,
                                         columns(contact.at.y - fixed(200)) / kRadius};
            const Vec2<double> speed = {columns(flight.speed().x), columns(flight.speed().y)};
            const double into = 50 * (way.x * normal.x + way.y * normal.y);
            const double along = 50 * (way.y * normal.x - way.x * normal.y);
            EXPECT_NEAR(speed.x * normal.x + speed.y * normal.y, -0.7 * into, 0.01);
            EXPECT_NEAR(speed.y * normal.x - speed.x * normal.y, along, 0.01);
            EXPECT_EQ(fly_one_tick(flight, scene, contact), FlightEnd::flying);
            EXPECT_GT(outside(collider, flight.place()), 0);
        }
}

TEST(ShieldColliders, NothingEndsUpInsideOneThatReflects) {
    const Ground ground = flat_ground(640, 10);
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        Random random(seed, 7);
        std::vector<ShieldCollider> shields;
        for (const TankId k : ids<TankId>(4)) {
            const double x = random.from_to(200, 400);
            const double y = random.from_to(100, 200);
            shields.push_back(shield_at({x, y}, ShieldCollider::Kind::reflects, k, random.from_to(1, 60)));
        }
        CollisionScene scene = scene_of(ground, shields);
        scene.walls = Walls::spring;
        scene.ceiling = 320;
        for (int n = 0; n < 20; ++n) {
            SCOPED_TRACE(testing::Message() << "seed " << seed << ", shot " << n);
            const double x = random.from_to(1, 639);
            Flight flight = shot(place_of(x, 280), random.from_to(0, 3599), random.from_to(0, 1000));
            Contact contact;
            FlightEnd end = FlightEnd::flying;
            while (goes_on(end)) {
                end = fly_one_tick(flight, scene, contact);
                for (const ShieldCollider& collider : shields)
                    ASSERT_GE(outside(collider, flight.place()), 0);
            }
            EXPECT_EQ(end, FlightEnd::hit);
        }
    }
}

TEST(ShieldColliders, AShellThatCannotGetOffOneIsHeldInTheEnd) {
    const Ground ground = flat_ground(640, 10);
    const ShieldCollider collider = shield_at({300, 200}, ShieldCollider::Kind::reflects);
    const Flight flight = shot(place_of(300, 400), 900, 0);
    const Prediction end = flown(flight, scene_of(ground, {&collider, 1}));
    EXPECT_EQ(end.end, FlightEnd::hit);
    EXPECT_EQ(end.contact.with, Contact::With::shield);
    EXPECT_NEAR(columns(end.contact.at.y), 240, 0.001);
}

/// The speed that a magnet gives in one tick to what stands still at a place, in columns per second squared.
double lift_at(const Ground& ground, const ShieldCollider& magnet, Vec2<double> place, TankId owner = -1) {
    Flight flight = straight(place_of(place.x, place.y), {0, 0});
    flight.owner = owner;
    Contact contact;
    const FlightEnd end = fly_one_tick(flight, scene_of(ground, {&magnet, 1}), contact);
    EXPECT_EQ(end == FlightEnd::deflected, flight.speed().y != 0);
    if (end == FlightEnd::deflected) {
        EXPECT_EQ(contact.with, Contact::With::shield);
        EXPECT_EQ(contact.tank, magnet.tank);
        EXPECT_EQ(contact.at, flight.place());
    }
    EXPECT_EQ(flight.speed().x, 0);
    return columns(flight.speed().y) * 3600;
}

ShieldCollider magnet_at(Vec2<double> center, int push) {
    ShieldCollider magnet = shield_at(center, ShieldCollider::Kind::deflects);
    magnet.push = push;
    return magnet;
}

TEST(ShieldColliders, AMagnetPushesUpWhatIsAboveItTheLessTheHigher) {
    const Ground ground = flat_ground(640, 10);  // 320 high, so a magnet reaches 80 up
    const ShieldCollider magnet = magnet_at({300, 100}, 400);
    EXPECT_NEAR(lift_at(ground, magnet, {300, 100.001}), 400, 0.1);
    EXPECT_NEAR(lift_at(ground, magnet, {300, 120}), 300, 0.1);
    EXPECT_NEAR(lift_at(ground, magnet, {300, 160}), 100, 0.1);
    EXPECT_EQ(lift_at(ground, magnet, {300, 180}), 0);
    EXPECT_EQ(lift_at(ground, magnet, {300, 100}), 0);
    EXPECT_EQ(lift_at(ground, magnet, {300, 60}), 0);
    EXPECT_NEAR(lift_at(ground, magnet, {350, 140}), 200, 0.1);
    EXPECT_NEAR(lift_at(ground, magnet, {250, 140}), 200, 0.1);
    EXPECT_EQ(lift_at(ground, magnet, {350.001, 140}), 0);
    EXPECT_EQ(lift_at(ground, magnet, {249.999, 140}), 0);
}

TEST(ShieldColliders, AMagnetLetsItsOwnTanksShellsRise) {
    const Ground ground = flat_ground(640, 10);
    const ShieldCollider magnet = magnet_at({300, 100}, 400);
    const CollisionScene scene = scene_of(ground, {&magnet, 1});
    for (const TankId owner : {TankId(3), TankId(2)}) {
        Flight flight = shot(place_of(300, 110), 900, 200);
        flight.owner = owner;
        Contact contact;
        EXPECT_EQ(fly_one_tick(flight, scene, contact),
                  owner == 3 ? FlightEnd::flying : FlightEnd::deflected);
    }
    EXPECT_GT(lift_at(ground, magnet, {300, 110}, 3), 0);  // what does not rise is pushed, whoever shot it
}

TEST(ShieldColliders, AMagnetThrowsAShotTooFar) {
    const Ground ground = flat_ground(1024, 50);
    const Flight flight = shot(place_of(100, 60), 450, 480);
    const Prediction free = flown(flight, {ground, kNobody});
    const ShieldCollider magnet = magnet_at({columns(free.contact.at.x), 50}, 300);
    const Prediction thrown = flown(flight, scene_of(ground, {&magnet, 1}));
    EXPECT_GT(columns(thrown.contact.at.x - free.contact.at.x), 5);
    const ShieldCollider stronger = magnet_at({columns(free.contact.at.x), 50}, 600);
    EXPECT_GT(flown(flight, scene_of(ground, {&stronger, 1})).contact.at.x, thrown.contact.at.x);
}

TEST(ShieldColliders, AMagnetHasNoSurface) {
    const Ground ground = flat_ground(640, 10);
    const ShieldCollider magnet = magnet_at({300, 200}, 400);
    EXPECT_FALSE(first_contact(scene_of(ground, {&magnet, 1}), place_of(200, 200), place_of(400, 200), -1));
}

}  // namespace
}  // namespace terramorph
