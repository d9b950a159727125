#include "battle/things/things.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/random.h"
#include "battle/battle_state.h"
#include "battle/blast.h"
#include "battle/systems/blame.h"
#include "battle/things/felling.h"
#include "battle/things/fire.h"
#include "battle/things/footing.h"

namespace terramorph {

namespace {

constexpr float kUndercut = 4, kBuried = 4;  // columns by which ground is lower, or higher, at once
constexpr int kMostLogs = 16;
constexpr float kLogBuried = 5;                      // columns of earth over a log's middle
constexpr float kHotRadius = 14, kHotStrength = 20;  // of blasts that light what they reach ...
constexpr std::uint32_t kLightPercent = 30;          // ... with this chance

bool meets(const Hull& hull, const ConvexOutline& outline) {
    return hull.low.x <= outline.high.x && hull.high.x >= outline.low.x && hull.low.y <= outline.high.y &&
           hull.high.y >= outline.low.y;
}

/// Moves it with ground that has changed a little. True if it has lost its footing.
bool follow_footing(Thing& thing, const Ground& ground) {
    const float now = ground_about(ground, static_cast<int>(thing.at.x));
    const float rise = now - thing.at.y;
    if (rise < -kUndercut) return true;
    thing.at.y = now;
    if (rise > kBuried && thing.stands()) thing.size -= static_cast<int>(rise);
    thing.gone = thing.size < (thing.stands() ? Thing::kSapling : Thing::kStump);
    return false;
}

/// True if a log hangs over the ground; what's deep in it is gone.
bool hangs(Thing& log, const Ground& ground) {
    const float left = std::min(log.foot().x, log.top().x), right = std::max(log.foot().x, log.top().x);
    Sixteenths highest;
    for (int x = std::max(static_cast<int>(left), 0);
         x <= std::min(static_cast<int>(right), ground.width() - 1); ++x)
        highest = std::max(highest, ground.top(x));
    log.gone = ground_about(ground, static_cast<int>(log.at.x)) > log.at.y + kLogBuried;
    return to_columns(highest) < std::min(log.foot().y, log.top().y) - Thing::kHalfTrunk - kUndercut;
}

int lower_side(const Ground& ground, int x) {
    const int left = std::max(x - 2 * kFooting, 0), right = std::min(x + 2 * kFooting, ground.width() - 1);
    return ground.top(left) < ground.top(right) ? -1 : 1;
}

/// What has lost its ground falls.
void follow_ground_of_things(BattleState& state, Bodies& bodies) {
    if (state.things_seen == state.ground.revision()) return;
    const Range changed = state.ground.changed_since(state.things_seen);
    state.things_seen = state.ground.revision();
    for (std::size_t k = 0; k < state.things.size(); ++k) {
        Thing& thing = state.things[k];
        const int x = static_cast<int>(thing.at.x),
                  near = thing.kind == Thing::Kind::log ? thing.size : kFooting + 1;
        if (thing.gone || x + near < changed.x0 || x - near >= changed.x1) continue;
        state.things_changed = true;
        const bool falls =
            thing.kind == Thing::Kind::log ? hangs(thing, state.ground) : follow_footing(thing, state.ground);
        if (!falls) continue;
        if (thing.state == Thing::State::stump)
            thing.gone = true;
        else
            fell(state, bodies, k, lower_side(state.ground, x), false,
                 blame_for_fall(state, {x - kFooting, x + kFooting}));
    }
}

/// True if a tank meets it.
bool is_run_over(const Thing& thing, const Hull& hull, float x) {
    const bool near = std::abs(thing.at.x - x) < static_cast<float>(kHullHalfWidth + thing.size);
    return near && !thing.gone && thing.state != Thing::State::stump && meets(hull, collider_of(thing).body);
}

/// Tanks push trees over that they meet, and flatten logs.
void push_over(BattleState& state, Bodies& bodies) {
    for (const Hull& hull : state.hulls) {
        const BodyState& tank = state.tank(hull.tank).body;
        for (std::size_t k = 0; tank.awake && k < state.things.size(); ++k) {
            Thing& thing = state.things[k];
            if (!is_run_over(thing, hull, tank.at.x)) continue;
            state.things_changed = true;
            if (thing.kind == Thing::Kind::log)
                thing.gone = true;
            else
                fell(state, bodies, k, thing.at.x < tank.at.x ? -1 : 1, true, hull.tank);
        }
    }
}

/// How far a place is from a thing's line, in columns.
float distance_to(const Thing& thing, Vec2<float> at) {
    const Vec2<float> way = thing.top() - thing.foot(), from = at - thing.foot();
    const float length = way.x * way.x + way.y * way.y;
    const float part = length > 0 ? std::clamp((from.x * way.x + from.y * way.y) / length, 0.0f, 1.0f) : 0;
    const Vec2<float> off = from - way * part;
    return std::sqrt(off.x * off.x + off.y * off.y);
}

bool is_log(const Thing& thing) { return thing.kind == Thing::Kind::log && !thing.gone; }

/// Removes the oldest log if there are too many.
void make_room_for_log(BattleState& state) {
    if (std::ranges::count_if(state.things, is_log) >= kMostLogs)
        std::ranges::find_if(state.things, is_log)->gone = true;
}

}  // namespace

void find_things(BattleState& state) {
    std::erase_if(state.things, [](const Thing& thing) { return thing.gone; });
    state.thing_colliders.clear();
    for (const Thing& thing : state.things)
        if (thing.state != Thing::State::stump) state.thing_colliders.push_back(collider_of(thing));
    state.things_changed = false;
}

void lay_log(BattleState& state, const Debris& felled) {
    Thing log = felled.thing;
    log.at = felled.body.at;
    log.angle = felled.body.angle;
    const ConvexOutline body = collider_of(log).body;
    const bool on_tank =
        std::ranges::any_of(state.hulls, [&](const Hull& hull) { return meets(hull, body); });
    const bool outside = log.at.x < 0 || log.at.x >= static_cast<float>(state.ground.width()) || log.at.y < 0;
    if (on_tank || outside) return;
    make_room_for_log(state);
    state.things.push_back(log);
    state.things_changed = true;
}

void blast_things(BattleState& state, Bodies& bodies, const EffectContext& context, const Blast& blast) {
    const Vec2<float> at = columns_of(context.at);
    const bool hot = blast.digs && blast.radius >= kHotRadius && blast.strength >= kHotStrength;
    for (std::size_t k = 0; k < state.things.size(); ++k) {
        Thing& thing = state.things[k];
        const float away = distance_to(thing, at);
        if (thing.gone || thing.state == Thing::State::stump || away >= blast.radius) continue;
        const auto lot = hash_bits(state.seed, kFireStream, static_cast<std::int32_t>(state.tick.count()),
                                   static_cast<std::int32_t>(k), 1);
        if (hot && lot % 100 < kLightPercent) light(state, k, context.tank);
        thing.strength -= static_cast<int>(damage_at(blast.radius, blast.strength, away));
        if (thing.strength > 0) continue;
        thing.strength = Thing::kStrength;
        fell(state, bodies, k, thing.middle().x < at.x ? -1 : 1, true, context.tank);
    }
}

void step_things(BattleState& state, Bodies& bodies) {
    if (state.things.empty()) return;
    follow_ground_of_things(state, bodies);
    push_over(state, bodies);
    step_fire(state);
    if (state.things_changed) find_things(state);
}

}  // namespace terramorph
