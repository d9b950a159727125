#include "battle/things/things.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/random.h"
#include "battle/battle_state.h"
#include "battle/blast.h"
#include "battle/motion/crates.h"
#include "battle/natives/natives.h"
#include "battle/systems/blame.h"
#include "battle/things/felling.h"
#include "battle/things/fire.h"
#include "battle/things/footing.h"

namespace terramorph {

namespace {

constexpr float kUndercut = 4, kBuried = 4;  // columns by which ground is lower, or higher, at once
constexpr int kFirmPercent = 60;             // of the ground below a hut
constexpr int kMostLogs = 16;
constexpr float kLogBuried = 5;                      // columns of earth over a log's middle
constexpr float kTouches = 1;                        // column between a boulder and a tank that pushes it ...
constexpr float kPushes = 6;                         // ... at this speed, in columns per second
constexpr float kHotRadius = 14, kHotStrength = 20;  // of blasts that light what they reach ...
constexpr std::uint32_t kLightPercent = 30;          // ... with this chance

bool meets(const Hull& hull, const ConvexOutline& outline) {
    return hull.low.x <= outline.high.x && hull.high.x >= outline.low.x && hull.low.y <= outline.high.y &&
           hull.high.y >= outline.low.y;
}

/// True if a boulder is against a tank.
bool touches(const Hull& hull, const Thing& boulder) {
    return distance_to(hull, boulder.at) < boulder.half_thick() + kTouches;
}

/// Moves it with ground that has changed a little. True if it has lost its footing.
bool follow_footing(Thing& thing, const Ground& ground) {
    const float now = ground_about(ground, static_cast<int>(thing.at.x));
    const float rise = now - thing.at.y;
    if (rise < -kUndercut) return true;
    const bool stump = thing.state == Thing::State::stump;
    thing.at.y = now;
    if (rise > kBuried && !stump) thing.size -= static_cast<int>(rise);
    thing.gone = thing.size < (stump ? Thing::kStump : Thing::kSapling);
    return false;
}

/// True if too little ground is left below a hut or a gun; one that's deep in earth is gone.
bool is_undermined(Thing& hut, const Ground& ground) {
    const int x = static_cast<int>(hut.at.x), half = footing_of(hut);
    const Sixteenths low = Sixteenths::truncated(hut.at.y - Thing::kHutFooting),
                     high = Sixteenths::truncated(hut.at.y + hut_walls(hut.size));
    int holds = 0, buries = 0;
    for (int column = std::max(x - half, 0); column <= std::min(x + half, ground.width() - 1); ++column) {
        holds += ground.top(column) >= low;
        buries += ground.top(column) >= high;
    }
    hut.gone = buries > half;
    return holds * 100 < kFirmPercent * (2 * half + 1);
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

/// True if a boulder hangs over the ground; one that's deep in it is gone.
bool hangs_or_is_buried(Thing& boulder, const Ground& ground) {
    boulder.gone = ground_about(ground, static_cast<int>(boulder.at.x)) > boulder.at.y + boulder.half_thick();
    return !boulder.gone && is_undercut(boulder, ground);
}

bool has_lost_ground(Thing& thing, const Ground& ground) {
    switch (thing.kind) {
        case Thing::Kind::tree:
        case Thing::Kind::sign:
        case Thing::Kind::cart:
        case Thing::Kind::stranger:
            return follow_footing(thing, ground);
        case Thing::Kind::hut:
        case Thing::Kind::gun:
            return is_undermined(thing, ground);
        case Thing::Kind::log:
            return hangs(thing, ground);
        case Thing::Kind::boulder:
            return hangs_or_is_buried(thing, ground);
    }
    return false;
}

/// What natives live in, or fire from, goes under in earth.
void bury(BattleState& state, const Thing& built, TankId by) {
    if (built.state == Thing::State::stump) return;
    if (built.is_gun()) state.emit(event::GunWrecked{.tank = by, .at = built.middle()});
    resent(state, by);
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
                  near = thing.stands() ? footing_of(thing) + 1 : thing.size;
        if (thing.gone || x + near < changed.x0 || x - near >= changed.x1) continue;
        state.things_changed = true;
        const bool falls = has_lost_ground(thing, state.ground);
        const TankId by = blame_for_fall(state, {x - kFooting, x + kFooting});
        if (thing.gone && thing.is_built()) bury(state, thing, by);
        if (!falls || (thing.gone && thing.is_gun())) continue;
        if (thing.is_boulder())
            loosen(state, bodies, k, by);
        else if (thing.state == Thing::State::stump)
            thing.gone = true;
        else
            fell(state, bodies, k, lower_side(state.ground, x), false, by);
    }
}

/// True if a tank meets it. What only leans against a boulder doesn't move it.
bool is_run_over(const Thing& thing, const Hull& hull, const BodyState& tank) {
    const bool near = std::abs(thing.at.x - tank.at.x) < static_cast<float>(kHullHalfWidth + thing.size);
    if (!near || thing.gone || thing.state == Thing::State::stump) return false;
    return thing.is_boulder() ? speed_of(tank) >= kPushes && touches(hull, thing)
                              : meets(hull, collider_of(thing).body);
}

/// A tank drives into a cart, and has what's on it: money, or of a stranger what a crate may hold.
void rob(BattleState& state, Thing& cart, TankId by) {
    cart.gone = true;
    const bool stranger = cart.kind == Thing::Kind::stranger;
    state.emit(event::Robbed{.tank = by, .dollars = stranger ? 0 : Thing::kCartDollars, .at = cart.middle()});
    if (stranger) give_prize(state, by, cart.middle());
}

/// Tanks push over what stands in their way, set boulders rolling, flatten logs and rob carts.
void push_over(BattleState& state, Bodies& bodies) {
    for (const Hull& hull : state.hulls) {
        const BodyState& tank = state.tank(hull.tank).body;
        for (std::size_t k = 0; tank.awake && k < state.things.size(); ++k) {
            Thing& thing = state.things[k];
            if (!is_run_over(thing, hull, tank)) continue;
            state.things_changed = true;
            if (thing.kind == Thing::Kind::log)
                thing.gone = true;
            else if (thing.is_cart())
                rob(state, thing, hull.tank);
            else if (thing.is_boulder())
                loosen(state, bodies, k, hull.tank);
            else
                fell(state, bodies, k, thing.at.x < tank.at.x ? -1 : 1, true, hull.tank);
        }
    }
}

/// True if it can't stay for a tank. A boulder may lie beside one.
bool lies_on(const BattleState& state, const Thing& thing, const Hull& hull) {
    if (!thing.is_boulder()) return meets(hull, collider_of(thing).body);
    const bool beside = std::abs(thing.at.x - state.tank(hull.tank).body.at.x) >= kHullHalfWidth;
    return !beside && touches(hull, thing);
}

bool is_log(const Thing& thing) { return thing.kind == Thing::Kind::log && !thing.gone; }

/// Removes the oldest log if there are too many.
void make_room_for_log(BattleState& state) {
    if (std::ranges::count_if(state.things, is_log) >= kMostLogs)
        std::ranges::find_if(state.things, is_log)->gone = true;
}

/// Carts that have burnt out leave crates, too.
void wreck_burnt_carts(BattleState& state, Bodies& bodies) {
    for (std::size_t k = 0; k < state.things.size(); ++k) {
        const Thing& cart = state.things[k];
        if (cart.is_cart() && !cart.gone && cart.state == Thing::State::charred)
            fell(state, bodies, k, 1, false, cart.lit_by);
    }
}

}  // namespace

void find_things(BattleState& state) {
    std::erase_if(state.things, [](const Thing& thing) { return thing.gone; });
    state.thing_colliders.clear();
    for (const Thing& thing : state.things)
        if (thing.state != Thing::State::stump && thing.kind != Thing::Kind::sign)
            state.thing_colliders.push_back(collider_of(thing));
    state.things_changed = false;
}

void lay_thing(BattleState& state, const Debris& moved) {
    Thing thing = moved.thing;
    thing.at = moved.body.at;
    thing.angle = moved.body.angle;
    const bool on_tank =
        std::ranges::any_of(state.hulls, [&](const Hull& hull) { return lies_on(state, thing, hull); });
    const bool outside =
        thing.at.x < 0 || thing.at.x >= static_cast<float>(state.ground.width()) || thing.at.y < 0;
    if (on_tank && thing.is_boulder()) shatter(state, thing, moved.tank);
    if (on_tank || outside) return;
    if (!thing.is_boulder()) make_room_for_log(state);
    state.things.push_back(thing);
    state.things_changed = true;
}

void blast_things(BattleState& state, Bodies& bodies, const EffectContext& context, const Blast& blast) {
    const Vec2<float> at = columns_of(context.at);
    const bool hot = blast.digs && blast.radius >= kHotRadius && blast.strength >= kHotStrength;
    for (std::size_t k = 0; k < state.things.size(); ++k) {
        Thing& thing = state.things[k];
        if (thing.is_boulder() && !thing.gone) blast_boulder(state, bodies, k, at, blast, context.tank);
        const float away = distance_to(thing, at);
        if (thing.gone || thing.is_boulder() || thing.state == Thing::State::stump || away >= blast.radius)
            continue;
        const auto lot = hash_bits(state.seed, kFireStream, static_cast<std::int32_t>(state.tick.count()),
                                   static_cast<std::int32_t>(k), 1);
        if (hot && lot % 100 < kLightPercent) light(state, k, context.tank);
        const auto harm = static_cast<int>(damage_at(blast.radius, blast.strength, away));
        thing.strength -= harm;
        if (thing.strength <= 0) {
            thing.strength = Thing::kStrength;
            fell(state, bodies, k, thing.middle().x < at.x ? -1 : 1, true, context.tank);
        } else if (harm > 0 && thing.is_built()) {
            resent(state, context.tank);
        }
    }
}

void step_things(BattleState& state, Bodies& bodies) {
    if (state.things.empty() && !state.things_changed) return;
    follow_ground_of_things(state, bodies);
    push_over(state, bodies);
    roll_over_things(state, bodies);
    for (int steps = steps_of_aftermath(state); steps > 0; --steps) step_fire(state);
    wreck_burnt_carts(state, bodies);
    if (state.things_changed) find_things(state);
}

}  // namespace terramorph
