#include "battle/motion/motion.h"

#include <algorithm>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/hidden/firedamp.h"
#include "battle/motion/cracks.h"
#include "battle/motion/debris.h"
#include "battle/motion/driving.h"
#include "battle/motion/falls.h"
#include "battle/motion/mines.h"
#include "battle/things/fire.h"
#include "battle/world/effect_world.h"
#include "battle/world/places.h"

namespace terramorph {

namespace {

constexpr Ticks kCalmTicks = 18 * kTick;  // after which a turn needn't wait for what still creeps
// Slower than this it's at rest, in columns per second.
constexpr float kStandingTank = 2;
constexpr float kLyingEarth = 6;
constexpr float kLyingWreck = 8;
constexpr int kMaxLift = 20;  // columns: a tank buried no deeper is lifted out

bool is_inside(const Ground& ground, Vec2<float> at) {
    return at.x >= 0 && at.x <= static_cast<float>(ground.width()) && at.y >= 0;
}

Ticks max_settling_ticks(const BattleState& state) {
    const auto hangs = [](const Tank& tank) { return tank.alive && tank.parachute > 0; };
    const auto sinks = [](const Debris& piece) { return piece.parachute > 0; };
    if (std::any_of(state.tanks.begin(), state.tanks.end(), hangs)) return BattleState::kMaxDriftingTicks;
    if (std::any_of(state.debris.begin(), state.debris.end(), sinks)) return BattleState::kMaxDriftingTicks;
    return std::clamp(BattleState::kMaxSettlingTicks * kFullGravity / state.rules.gravity,
                      BattleState::kMaxSettlingTicks, BattleState::kMaxDriftingTicks);
}

bool is_faster(const BodyState& body, float speed) {
    return body.awake &&
           body.velocity.x * body.velocity.x + body.velocity.y * body.velocity.y > speed * speed;
}

/// True if nothing moves that's worth waiting for: tanks stand, and the rest only creeps. Wreckage that
/// slides and rolls on isn't waited for after kWreckTicks. A body at the top of its flight is slow as
/// well, but not for kCalmTicks.
bool is_calm(const BattleState& state, const Bodies& bodies) {
    const auto tank_moves = [](const Tank& tank) {
        return tank.alive && (tank.airborne >= kAirborneTicks || is_faster(tank.body, kStandingTank));
    };
    const auto moves = [&](const Debris& piece) {
        if (piece.over) return false;
        if (piece.kind == Debris::Kind::earth) return is_faster(piece.body, kLyingEarth);
        return is_faster(piece.body, kLyingWreck) &&
               (state.settling < kWreckTicks || !bodies.touches(piece.number));
    };
    return std::ranges::none_of(state.tanks, tank_moves) && std::ranges::none_of(state.debris, moves);
}

/// Ends settling; nothing is left hanging in the air.
void end_settling(BattleState& state, Bodies& bodies) {
    for (const TankId number : ids<TankId>(state.tanks)) {
        Tank& tank = state.tank(number);
        BodyState& body = tank.body;
        if (!tank.alive || tank.airborne == 0) continue;
        const int x = std::clamp(static_cast<int>(body.at.x), 0, state.ground.width() - 1);
        const Sixteenths floor = state.ground.floor_below(x, Sixteenths::truncated(body.at.y));
        body.at.y = to_columns(floor);
        bodies.set_state(number, body);
    }
    bodies.put_to_rest();
    find_hulls(state);
    state.emit(event::LimitMet{});
}

/// Puts a tank that somehow left the level back on the surface, visibly.
void bring_back(BattleState& state, Bodies& bodies, const EffectWorld& world, TankId number) {
    const float x = state.tank(number).body.at.x;
    place_tank(state, bodies, number, place_on_surface(world.view(), number, x), 0);
}

}  // namespace

bool is_at_rest(const BattleState& state, const Bodies& bodies) {
    if (state.basins && (state.basins->flows() || state.basins_lag == BasinsLag::water)) return false;
    if (is_fire_awaited(state)) return false;
    const bool breaks = std::ranges::any_of(state.debris, [](const Debris& piece) {
        return piece.kind == Debris::Kind::earth || piece.kind == Debris::Kind::thing;
    });
    const bool fails = !state.cracks.empty() || !state.doubts.empty() || !state.broken.empty();
    return !in_action(state) && !breaks && !fails && !state.ground_moves && !state.shaking &&
           !are_props_breaking(state) && !is_firedamp_lit(state) &&
           state.ground_seen == state.ground.revision() && bodies.at_rest();
}

void place_tank(BattleState& state, Bodies& bodies, TankId number, Vec2<float> at, float angle) {
    BodyState& body = state.tank(number).body;
    state.emit(event::Teleported{.tank = number, .at = at, .from = body.at});
    body = BodyState{};
    body.at = at;
    body.angle = angle;
    bodies.set_state(number, body);
    find_hulls(state);
}

void free_buried_tanks(const BattleState& state, Bodies& bodies) {
    for (const Hull& hull : state.hulls) {
        const TankId number = hull.tank;
        const Tank& tank = state.tank(number);
        const float depth = depth_in_earth(state.ground, tank);
        const bool deep = depth > kMaxLift;
        if (deep ? tank.body.buried : depth == 0 && !tank.body.buried) continue;
        BodyState body = bodies.state(number);
        body.buried = deep;
        body.awake = true;
        if (depth > 0) body.velocity = {};
        if (!deep) body.at.y += depth;
        bodies.set_state(number, body);
    }
}

void step_bodies(BattleState& state, Bodies& bodies, EffectWorld& world) {
    const bool moving = !bodies.at_rest();
    if (moving) bodies.step();
    step_tracks(state, bodies);
    for (const TankId number : ids<TankId>(state.tanks)) {
        Tank& tank = state.tank(number);
        if (!tank.alive) continue;
        tank.body = bodies.state(number);
        if (!is_inside(state.ground, tank.body.at)) bring_back(state, bodies, world, number);
    }
    if (moving) {
        hurt_by_contacts(state, bodies);
        strain_props_by_contacts(state, bodies);
    }
    for (const TankId number : ids<TankId>(state.tanks)) {
        Tank& tank = state.tank(number);
        if (!tank.alive) continue;
        const bool flies = tank.body.awake && !tank.body.buried && !bodies.touches(number);
        tank.airborne = flies ? tank.airborne + kTick : 0;
        tank.push_ticks = std::max<Ticks>(tank.push_ticks - kTick, 0);
    }
    find_hulls(state);
    step_parachutes(state, bodies, world);
    doubt_roofs(state);
}

void step_settling(BattleState& state, Bodies& bodies) {
    if (in_action(state) || bodies.at_rest()) {
        state.settling = 0;
        state.calm_ticks = 0;
        return;
    }
    ++state.settling;
    state.calm_ticks = is_calm(state, bodies) ? state.calm_ticks + kTick : 0;
    const bool over = state.settling >= max_settling_ticks(state);
    if (!over && state.calm_ticks < kCalmTicks) return;
    state.calm_ticks = 0;
    state.doubts.clear();  // of roofs that tanks stand on: they were looked at while all was calm
    over ? end_settling(state, bodies) : bodies.put_to_rest();
}

void rebuild_bodies(BattleState& state, Bodies& bodies) {
    const bool open_sides = state.walls == Walls::none || state.walls == Walls::wrap;
    bodies.reset(state.ground, state.rules.gravity, open_sides);
    bodies.set_wind(static_cast<float>(state.air.wind));
    state.ground_seen = state.ground.revision();
    for (const TankId number : ids<TankId>(state.tanks)) {
        Tank& tank = state.tank(number);
        if (!tank.alive) continue;
        tank.body.awake = false;
        tank.body.velocity = {};
        tank.body.spin = 0;
        tank.airborne = 0;
        tank.parachute = 0;
        bodies.add_tank(number, tank.body);
    }
    for (Debris& piece : state.debris) {
        piece.body.awake = false;
        piece.body.velocity = {};
        piece.body.spin = 0;
        add_body(bodies, piece);
    }
    find_hulls(state);
}

}  // namespace terramorph
