#include "battle/motion/motion.h"

#include <algorithm>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/motion/debris.h"
#include "battle/motion/driving.h"
#include "battle/motion/falls.h"
#include "battle/world/effect_world.h"
#include "battle/world/places.h"

namespace terramorph {

namespace {

constexpr int kMaxLift = 20;  // columns: a tank buried no deeper is lifted out

bool is_inside(const Ground& ground, Vec2<float> at) {
    return at.x >= 0 && at.x <= static_cast<float>(ground.width()) && at.y >= 0;
}

int max_settling_ticks(const BattleState& state) {
    constexpr int kFullGravity = 200;
    const auto hangs = [](const Tank& tank) { return tank.alive && tank.parachute > 0; };
    const auto sinks = [](const Debris& piece) { return piece.parachute > 0; };
    if (std::any_of(state.tanks.begin(), state.tanks.end(), hangs)) return BattleState::kMaxDriftingTicks;
    if (std::any_of(state.debris.begin(), state.debris.end(), sinks)) return BattleState::kMaxDriftingTicks;
    return std::clamp(BattleState::kMaxSettlingTicks * kFullGravity / state.rules.gravity,
                      BattleState::kMaxSettlingTicks, BattleState::kMaxDriftingTicks);
}

/// Ends settling; nothing is left hanging in the air.
void end_settling(BattleState& state, Bodies& bodies) {
    for (std::size_t k = 0; k < state.tanks.size(); ++k) {
        BodyState& body = state.tanks[k].body;
        if (!state.tanks[k].alive || state.tanks[k].airborne == 0) continue;
        const int x = std::clamp(static_cast<int>(body.at.x), 0, state.ground.width() - 1);
        const int floor = state.ground.floor_below(x, static_cast<int>(body.at.y * kSub));
        body.at.y = static_cast<float>(floor) / kSub;
        bodies.set_state(static_cast<int>(k), body);
    }
    bodies.put_to_rest();
    find_hulls(state);
    state.emit(event::LimitMet{});
}

/// Puts a tank that somehow left the level back on the surface, visibly.
void bring_back(BattleState& state, Bodies& bodies, const EffectWorld& world, int number) {
    const float x = state.tank(number).body.at.x;
    place_tank(state, bodies, number, place_on_surface(world.view(), number, x), 0);
}

}  // namespace

bool is_at_rest(const BattleState& state, const Bodies& bodies) {
    const bool breaks = std::any_of(state.debris.begin(), state.debris.end(),
                                    [](const Debris& piece) { return piece.kind == Debris::Kind::earth; });
    return !in_action(state) && !breaks && !state.ground_moves && !state.shaking &&
           state.ground_seen == state.ground.revision() && bodies.at_rest();
}

void place_tank(BattleState& state, Bodies& bodies, int number, Vec2<float> at, float angle) {
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
        const int number = hull.tank;
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
    for (std::size_t k = 0; k < state.tanks.size(); ++k) {
        Tank& tank = state.tanks[k];
        if (!tank.alive) continue;
        tank.body = bodies.state(static_cast<int>(k));
        if (!is_inside(state.ground, tank.body.at)) bring_back(state, bodies, world, static_cast<int>(k));
    }
    if (moving) hurt_by_contacts(state, bodies);
    for (std::size_t k = 0; k < state.tanks.size(); ++k) {
        Tank& tank = state.tanks[k];
        if (!tank.alive) continue;
        const bool flies = tank.body.awake && !tank.body.buried && !bodies.touches(static_cast<int>(k));
        tank.airborne = flies ? tank.airborne + 1 : 0;
    }
    find_hulls(state);
    step_parachutes(state, bodies, world);
}

void step_settling(BattleState& state, Bodies& bodies) {
    state.settling = in_action(state) || bodies.at_rest() ? 0 : state.settling + 1;
    if (state.settling >= max_settling_ticks(state)) end_settling(state, bodies);
}

void rebuild_bodies(BattleState& state, Bodies& bodies) {
    const bool open_sides = state.walls == Walls::none || state.walls == Walls::wrap;
    bodies.reset(state.ground, state.rules.gravity, open_sides);
    bodies.set_wind(static_cast<float>(state.air.wind));
    state.ground_seen = state.ground.revision();
    for (std::size_t k = 0; k < state.tanks.size(); ++k) {
        if (!state.tanks[k].alive) continue;
        state.tanks[k].body.awake = false;
        state.tanks[k].body.velocity = {};
        state.tanks[k].body.spin = 0;
        state.tanks[k].airborne = 0;
        state.tanks[k].parachute = 0;
        bodies.add_tank(static_cast<int>(k), state.tanks[k].body);
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
