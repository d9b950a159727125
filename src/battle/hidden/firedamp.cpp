#include "battle/hidden/firedamp.h"

#include <algorithm>
#include <cmath>

#include "battle/battle_state.h"
#include "battle/systems/blasts.h"
#include "battle/world/bounds.h"
#include "battle/world/effect_world.h"
#include "terrain/mine/works.h"

namespace terramorph {

namespace {

constexpr Ticks kFuse = 8 * kTick;  // so that a chain of rooms is seen to run

/// What burns on in a room: for 60 ticks at most.
const std::vector<Effect>& flames() {
    static const std::vector<Effect> kFlames = {
        make_effect("burn", {{"drops", 16}, {"spread", 40}, {"seconds", 1}, {"damage", 0.5}})};
    return kFlames;
}

Bounds bounds_of_room(const Firedamp& firedamp) {
    return {{static_cast<float>(firedamp.columns.x0), to_columns(firedamp.room.bottom)},
            {static_cast<float>(firedamp.columns.x1), to_columns(firedamp.room.top)}};
}

template <class Lights>
void light_each(BattleState& state, Lights lights) {
    for (Firedamp& each : state.hidden.firedamp) {
        if (each.fuse > 0 || !lights(each) || !is_open(state.ground, each)) continue;
        each.fuse = kFuse;
        each.by = to_blame(state);
    }
}

void explode_room(BattleState& state, Bodies& bodies, EffectWorld& world, const Firedamp& room) {
    EffectContext context;
    context.at = fixed_of(room.middle());
    context.tank = room.by;
    state.emit(event::FiredampExploded{.tank = room.by, .at = room.middle()});
    explode(state, bodies, context, kFiredampBlast);
    world.apply(flames(), context);
}

}  // namespace

void begin_firedamp(BattleState& state, const MineWorks& works) {
    for (const MineOpening& opening : works.openings)
        if (opening.room == MineRoom::gas)
            state.hidden.firedamp.push_back({opening.air.columns(), opening.whole()});
}

bool is_open(const Ground& ground, const Firedamp& firedamp) {
    const Sixteenths middle = firedamp.room.bottom + firedamp.room.length() / 2;
    return !ground.solid((firedamp.columns.x0 + firedamp.columns.x1) / 2, middle);
}

bool is_lit_by(const Firedamp& firedamp, Vec2<float> at, const Blast& blast) {
    if (blast.strength <= 0) return false;
    const auto [low, high] = bounds_of_room(firedamp);
    const float x = std::max({low.x - at.x, at.x - high.x, 0.0f});
    const float y =
        std::max({low.y - at.y, at.y - high.y, 0.0f}) * (100.0f / static_cast<float>(blast.height));
    return std::sqrt(x * x + y * y) < blast.radius;
}

void light_firedamp(BattleState& state, Vec2<float> at, const Blast& blast) {
    light_each(state, [&](const Firedamp& each) { return is_lit_by(each, at, blast); });
}

void light_firedamp(BattleState& state, Vec2<float> from, Vec2<float> to, float reach) {
    light_each(state,
               [&](const Firedamp& each) { return enters(from, to, bounds_of_room(each).grown(reach)); });
}

bool is_firedamp_lit(const BattleState& state) {
    return std::ranges::any_of(state.hidden.firedamp, [](const Firedamp& each) { return each.fuse > 0; });
}

void step_firedamp(BattleState& state, Bodies& bodies, EffectWorld& world) {
    std::vector<Firedamp> due;
    std::erase_if(state.hidden.firedamp, [&](Firedamp& each) {
        const bool explodes = each.fuse > 0 && --each.fuse == 0;
        if (explodes) due.push_back(each);
        return explodes;
    });
    for (const Firedamp& room : due) explode_room(state, bodies, world, room);
}

}  // namespace terramorph
