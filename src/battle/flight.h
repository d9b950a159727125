#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/vec2.h"
#include "terrain/ground.h"

namespace terramorph {

/// Columns in 32.32 fixed point: what decides where a shell is must be exact.
using Fixed = std::int64_t;
constexpr int kFixedBits = 32;
constexpr Fixed kFixedOne = Fixed{1} << kFixedBits;

/// A place (or a speed) in columns, for pictures and for what need not be exact.
inline Vec2<float> columns_of(Vec2<Fixed> p) {
    return {static_cast<float>(p.x) * 0x1p-32f, static_cast<float>(p.y) * 0x1p-32f};
}
/// A place in 1/16 column, as the ground counts.
inline Vec2<int> cells_of(Vec2<Fixed> p) {
    return {static_cast<int>(p.x >> (kFixedBits - 4)), static_cast<int>(p.y >> (kFixedBits - 4))};
}

constexpr int kTicksPerSecond = 60;
constexpr int kFullPower = 1000;
constexpr int kFullSpeed = 640;  ///< columns a second at full power
constexpr int kHalfTurn = 1800;  ///< angles are in tenths of a degree: 0 right, 900 up, 1800 left
constexpr int kLongestFlight = 60 * kTicksPerSecond;
constexpr int kMostBounces = 6;
constexpr int kOwnHullTicks = 20;  ///< a shell does not meet its own tank before it is this old

enum class Walls { none, wrap, rubber, concrete };

/// A shell's path from tick 0: P(n) = start + n velocity + n^2 acceleration / 2. Closed form, so stepping and
/// jumping ahead give the same bits.
struct Flight {
    Vec2<Fixed> start;
    Vec2<Fixed> velocity;           ///< columns per tick
    Vec2<Fixed> half_acceleration;  ///< half the acceleration, columns per tick squared
    int tick = 0;                   ///< on this parabola
    int age = 0;                    ///< ticks since it was fired, over all bounces
    int bounces = 0;
    int owner = -1;  ///< whose hull it passes while it is young

    Vec2<Fixed> at(int n) const {
        return {start.x + n * (velocity.x + n * half_acceleration.x),
                start.y + n * (velocity.y + n * half_acceleration.y)};
    }
    Vec2<Fixed> place() const { return at(tick); }
    Vec2<Fixed> speed() const {
        return {velocity.x + 2 * tick * half_acceleration.x, velocity.y + 2 * tick * half_acceleration.y};
    }
    /// Begins a new parabola here and now.
    void turn_to(Vec2<Fixed> place, Vec2<Fixed> speed);
};

/// Gravity and wind as a shell feels them.
struct Air {
    int gravity = 200;  ///< columns per second squared, downward
    int wind = 0;       ///< columns per second squared, to the right

    Vec2<Fixed> half_acceleration() const;
};

/// The velocity of a shot: angle in tenths of a degree, power 0 .. 1000.
Vec2<Fixed> muzzle_velocity(int angle, int power);

/// The outline of a tank that stands in the way: a convex polygon, anticlockwise, in 1/65536 column.
struct Hull {
    static constexpr int kCorners = 6;

    int tank = -1;
    std::array<Vec2<std::int64_t>, kCorners> corners;
    Vec2<std::int64_t> low, high;  ///< the box around it
};

/// All that a shell can meet.
struct Field {
    const Ground& ground;
    std::span<const Hull> hulls;
    Walls walls = Walls::none;
};

/// Where a flight met something.
struct Contact {
    enum class With { ground, tank, wall };
    With with = With::ground;
    int tank = -1;
    Vec2<Fixed> at;
};

/// The first thing that the straight way from `from` to `to` meets, at any speed. `passed_tank` is not met. A
/// wall that nothing happens at (none) is not met either.
std::optional<Contact> first_contact(const Field& field, Vec2<Fixed> from, Vec2<Fixed> to, int passed_tank);

enum class FlightEnd { flying, hit, left, too_long };

/// One tick of a flight: bounces and wraps by the walls' rule, and stops where it hits. On `hit`, `contact`
/// says where.
FlightEnd fly_one_tick(Flight& flight, const Field& field, Contact& contact);

/// How a flight ends if nothing changes meanwhile: exactly what flying it tick by tick would say, jumping
/// over empty air.
struct Prediction {
    FlightEnd end = FlightEnd::flying;
    Contact contact;  ///< where it hit, or for `left` where it was last
    int ticks = 0;
};
Prediction predict(Flight flight, const Field& field);

}  // namespace terramorph
