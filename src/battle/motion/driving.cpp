#include "battle/motion/driving.h"

#include <algorithm>
#include <cmath>

#include "base/trig.h"
#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/motion/going.h"

namespace terramorph {

namespace {

constexpr float kTrackSpeed = 40;      // columns per second
constexpr float kWadingSpeed = 20;     // the same in water ...
constexpr float kWading = 7;           // ... as deep as this, in columns
constexpr float kMinTread = 0.05f;     // columns in a tick: less counts as being stuck
constexpr double kHoldingTilt = 0.55;  // sine of the steepest slope on which tracks hold
constexpr Ticks kStuckTicks = 30 * kTick;

/// Stops at once where tracks hold, so that it can drive on at once.
void brake(Bodies& bodies, TankId number) {
    BodyState body = bodies.state(number);
    if (!tracks_hold(body) || !bodies.touches(number)) return;
    body.velocity = {};
    body.spin = 0;
    body.awake = false;
    bodies.set_state(number, body);
}

}  // namespace

bool tracks_hold(const BodyState& body) {
    const auto angle = static_cast<double>(body.angle);
    return std::abs(sine(angle)) < kHoldingTilt && cosine(angle) > 0;
}

void steer_tracks(const BattleState& state, Bodies& bodies, TankId number) {
    const Tank& driving = state.tank(number);
    const float way = driving.remaining_drive;
    const float speed = water_depth(state, driving.body.at) >= kWading ? kWadingSpeed : kTrackSpeed;
    bodies.drive(number, way == 0 ? 0 : (way > 0 ? speed : -speed));
}

/// Drives the remaining columns at the tracks' speed, as long as there's fuel and progress.
void step_tracks(BattleState& state, Bodies& bodies) {
    for (const Hull& hull : state.hulls) {
        Tank& driving = state.tank(hull.tank);
        if (driving.remaining_drive == 0) continue;
        const Vec2<float> moved = bodies.state(hull.tank).at - driving.body.at;
        const float far = std::sqrt(moved.x * moved.x + moved.y * moved.y);
        const float going = fuel_on(cover_at(state, static_cast<int>(driving.body.at.x)));
        driving.fuel = std::max(0.0f, driving.fuel - going * std::min(far, bodies.track_distance(hull.tank)));
        const float forward = driving.remaining_drive > 0 ? moved.x : -moved.x;
        // Whoever rocks to and fro gets nowhere either, so a tick backwards weighs more than one forwards.
        if (forward < kMinTread)
            driving.stuck_ticks += 2 * kTick;
        else
            driving.stuck_ticks = std::max<Ticks>(driving.stuck_ticks - kTick, 0);
        const bool arrives = forward >= std::abs(driving.remaining_drive);
        const bool ends = arrives || driving.fuel == 0 || driving.stuck_ticks >= 2 * kStuckTicks;
        driving.remaining_drive = ends ? 0 : driving.remaining_drive - moved.x;
        steer_tracks(state, bodies, hull.tank);
        if (ends) brake(bodies, hull.tank);
    }
}

void drive(BattleState& state, Bodies& bodies, TankId number, int columns) {
    Tank& driving = state.tank(number);
    driving.remaining_drive = static_cast<float>(columns);
    driving.stuck_ticks = 0;
    begin_action(state, number);
    bodies.push(number, {});  // awake
    steer_tracks(state, bodies, number);
}

void stop_all(BattleState& state, Bodies& bodies) {
    for (const Hull& hull : state.hulls) {
        state.tank(hull.tank).remaining_drive = 0;
        steer_tracks(state, bodies, hull.tank);
    }
}

}  // namespace terramorph
