#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "battle/bodies/bodies.h"
#include "support/land/grounds.h"

namespace terramorph::test {

constexpr int kGravity = 200;
constexpr float kParachuteSpeed = 40;  ///< sinking, in columns per second
constexpr float kDegree = 3.14159265f / 180;

/// A slope of this many degrees between columns 100 and 540, falling to the right, with a plain at each end.
inline Ground slope(double degrees) {
    std::vector<Sixteenths> surface(640);
    const double steep = std::tan(degrees * 3.14159265358979 / 180);
    for (int x = 0; x < 640; ++x)
        surface[x] = Sixteenths::truncated(20 + steep * std::clamp(540 - x, 0, 440));
    return {std::move(surface), 1000};
}

/// What stands there, almost on the ground.
inline BodyState standing(const Ground& ground, int x, float degrees = 0) {
    BodyState state;
    state.at = {static_cast<float>(x) + 0.5f, to_columns(ground.top(x)) + 0.1f};
    state.angle = degrees * kDegree;
    return state;
}

/// What is there and moves so.
inline BodyState flying(Vec2<float> at, Vec2<float> velocity = {}, float angle = 0) {
    BodyState state;
    state.at = at;
    state.velocity = velocity;
    state.angle = angle;
    return state;
}

inline float degrees_of(float radians) {
    return static_cast<float>(std::remainder(static_cast<double>(radians), 2 * 3.14159265358979)) / kDegree;
}

inline bool is_finite(const BodyState& state) {
    return std::isfinite(state.at.x) && std::isfinite(state.at.y) && std::isfinite(state.velocity.x) &&
           std::isfinite(state.velocity.y) && std::isfinite(state.angle) && std::isfinite(state.spin);
}

/// Bodies on this ground, between closed sides unless told otherwise.
inline Bodies bodies_on(const Ground& ground, bool open_sides = false, int gravity = kGravity) {
    Bodies bodies;
    bodies.reset(ground, gravity, open_sides);
    return bodies;
}

/// Adds to the spin of a body, in radians per second, and wakes it.
inline void spin(Bodies& bodies, int number, float radians) {
    BodyState state = bodies.state(number);
    state.awake = true;
    state.spin += radians;
    bodies.set_state(number, state);
}

inline void step(Bodies& bodies, int ticks) {
    for (int tick = 0; tick < ticks; ++tick) bodies.step();
}

/// How many steps until nothing moves, at most `most`.
inline int steps_to_rest(Bodies& bodies, int most) {
    int ticks = 0;
    for (; ticks < most && !bodies.at_rest(); ++ticks) bodies.step();
    return ticks;
}

/// A world with this ground and one tank, number 0.
struct OneTank {
    OneTank(const Ground& ground, const BodyState& state) : bodies(bodies_on(ground)) {
        bodies.add_tank(0, state);
    }
    BodyState after(int ticks) {
        step(bodies, ticks);
        return bodies.state(0);
    }

    Bodies bodies;
};

}  // namespace terramorph::test
