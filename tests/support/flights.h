#pragma once

#include <gtest/gtest.h>

#include <span>

#include "battle/flight/flight.h"

namespace terramorph::test {

inline constexpr std::span<const Hull> kNobody;
/// The walls that a scene can have.
inline constexpr Walls kAllWalls[] = {Walls::none,   Walls::wrap,   Walls::padded,
                                      Walls::rubber, Walls::spring, Walls::concrete};

constexpr Fixed fixed(double columns) { return static_cast<Fixed>(columns * 4294967296.0); }
constexpr double columns(Fixed place) { return static_cast<double>(place) / 4294967296.0; }

inline Flight shot(Vec2<Fixed> start, int angle, int power, Air air = {}) {
    return begin_flight(air, start, muzzle_velocity(angle, power));
}

/// A flight without gravity and wind, for what is about the way alone; `velocity` in columns per tick.
inline Flight straight(Vec2<Fixed> start, Vec2<Fixed> velocity) {
    return begin_flight({.gravity = 0}, start, velocity);
}

/// What flying it to its end, tick by tick, says.
inline Prediction flown(Flight flight, const CollisionScene& scene) {
    Prediction end;
    while (goes_on(end.end)) end.end = fly_one_tick(flight, scene, end.contact);
    end.ticks = flight.age;
    return end;
}

inline void expect_same(const Prediction& expected, const Prediction& found) {
    EXPECT_EQ(expected.end, found.end);
    EXPECT_EQ(expected.ticks, found.ticks);
    EXPECT_EQ(expected.contact.with, found.contact.with);
    EXPECT_EQ(expected.contact.tank, found.contact.tank);
    EXPECT_EQ(expected.contact.at, found.contact.at);
}

}  // namespace terramorph::test
