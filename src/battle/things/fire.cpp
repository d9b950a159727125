#include "battle/things/fire.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/random.h"
#include "battle/battle_state.h"
#include "battle/natives/natives.h"
#include "battle/systems/damage.h"
#include "battle/world/bounds.h"

namespace terramorph {

namespace {

constexpr Ticks kSpreadsEvery = 20 * kTick;
constexpr Ticks kHurtsEvery = 6 * kTick;
constexpr int kHurts = 300;                // thousandths of health, each time: 3 health a second
constexpr float kHurtsNear = 8;            // columns from its wood
constexpr int kReach = 32;                 // columns to the next thing, without wind ...
constexpr int kWindReach = 14;             // ... so much farther with the strongest, and less against it
constexpr float kWet = 4;                  // columns of water that put it out
constexpr Ticks kFireTicks = 600 * kTick;  // of a turn
constexpr int kCharred = 10;               // strength

bool is_wet(const BattleState& state, const Thing& thing) {
    return state.basins && to_columns(water_at(state, thing.middle())) > thing.foot().y + kWet;
}

bool can_burn(const BattleState& state, const Thing& thing) {
    return !thing.gone && !thing.burning && thing.fuel > 0 && thing.state != Thing::State::stump &&
           !is_wet(state, thing);
}

/// How far it goes to that side (-1: left, 1: right), in columns.
int reach_to(const BattleState& state, int side) {
    const int wind = std::clamp(state.air.wind, -kStrongestWind, kStrongestWind);
    return kReach + side * kWindReach * wind / kStrongestWind;
}

/// How much farther from its line it reaches than a trunk, in columns; below 0: not so far.
float beyond_trunk(const Thing& thing) { return thing.half_thick() - Thing::kHalfTrunk; }

/// The thing nearest to a burning one that would catch fire from it; -1: none.
int next_of(const BattleState& state, const Thing& burning) {
    int nearest = -1;
    float least = 0;
    for (int number = 0; const Thing& thing : state.things) {
        const int k = number++;
        const float way = thing.middle().x - burning.middle().x;
        const auto reach = static_cast<float>(reach_to(state, way < 0 ? -1 : 1));
        const float away = std::max(0.0f, std::abs(way) - beyond_trunk(burning) - beyond_trunk(thing));
        if (away > reach || (nearest >= 0 && away >= least) || !can_burn(state, thing)) continue;
        nearest = k;
        least = away;
    }
    return nearest;
}

bool is_near(const Hull& hull, const Thing& thing) {
    return distance_to(hull, thing.foot(), thing.top()) <= kHurtsNear + beyond_trunk(thing);
}

int chance_of(const BattleState& state, const Thing& burning) {
    return state.weather == Weather::rain ? burning.spread / 2 : burning.spread;
}

void spread(BattleState& state) {
    const auto time = static_cast<std::int32_t>(state.tick.count());
    for (std::size_t k = 0; k < state.things.size(); ++k) {
        const Thing& thing = state.things[k];
        if (!thing.burning) continue;
        const auto lot = hash_bits(state.seed, kFireStream, time, static_cast<std::int32_t>(k)) % 100;
        if (static_cast<int>(lot) >= chance_of(state, thing)) continue;
        if (const int next = next_of(state, thing); next >= 0)
            light(state, static_cast<std::size_t>(next), thing.lit_by);
    }
}

/// Around the wood of a thing.
Bounds bounds_of(const Thing& thing) {
    const Vec2<float> foot = thing.foot(), top = thing.top();
    const auto [left, right] = std::minmax(foot.x, top.x);
    const auto [low, high] = std::minmax(foot.y, top.y);
    return Bounds{{left, low}, {right, high}}.grown(thing.half_thick());
}

void burn_out(BattleState& state, Thing& thing) {
    thing.burning = false;
    thing.gone = thing.kind != Thing::Kind::tree && !thing.is_cart();
    if (thing.kind == Thing::Kind::hut)
        state.emit(event::HutFell{.tank = thing.lit_by, .size = thing.size, .at = thing.at});
    thing.state = Thing::State::charred;
    thing.strength = std::min(thing.strength, kCharred);
}

void hurt_beside(BattleState& state, const Thing& thing) {
    for (const Hull& hull : state.hulls)
        if (is_near(hull, thing)) hurt_slowly(state, hull.tank, kHurts, thing.lit_by, HurtCause::fire);
}

}  // namespace

void light(BattleState& state, std::size_t number, TankId by) {
    Thing& thing = state.things[number];
    if (!can_burn(state, thing)) return;
    thing.burning = true;
    thing.lit_by = by;
    state.emit(event::Kindled{.tank = by, .at = thing.middle()});
}

void light_things(BattleState& state, Vec2<float> from, Vec2<float> to, float reach) {
    const TankId by = to_blame(state);
    for (std::size_t k = 0; k < state.things.size(); ++k)
        if (!state.things[k].burning && enters(from, to, bounds_of(state.things[k]).grown(reach))) {
            light(state, k, by);
            if (state.things[k].burning && state.things[k].is_built()) resent(state, by);
        }
}

void step_fire(BattleState& state) {
    const bool burns = std::ranges::any_of(state.things, &Thing::burning);
    if (!burns || state.fire_ticks >= kFireTicks) return;
    ++state.fire_ticks;
    for (Thing& thing : state.things) {
        if (!thing.burning) continue;
        if (is_wet(state, thing)) thing.burning = false;
        if (--thing.fuel > 0) continue;
        state.things_changed = true;
        burn_out(state, thing);
    }
    if (state.fire_ticks % kHurtsEvery == 0)
        for (const Thing& thing : state.things)
            if (thing.burning) hurt_beside(state, thing);
    if (state.fire_ticks % kSpreadsEvery == 0) spread(state);
}

void rest_fire(BattleState& state) { state.fire_ticks = kFireTicks; }

bool is_fire_awaited(const BattleState& state) {
    if (state.fire_ticks >= kFireTicks) return false;
    return std::ranges::any_of(state.things, [&](const Thing& thing) {
        if (!thing.burning) return false;
        if (thing.is_cart()) return true;
        const auto near = [&](const Hull& hull) { return is_near(hull, thing); };
        return std::ranges::any_of(state.hulls, near) ||
               (chance_of(state, thing) > 0 && next_of(state, thing) >= 0);
    });
}

}  // namespace terramorph
