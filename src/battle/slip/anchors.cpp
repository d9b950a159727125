#include "battle/slip/anchors.h"

#include <utility>

#include "battle/battle_state.h"
#include "battle/systems/items.h"
#include "battle/world/effect_world.h"

namespace terramorph {

/// A slip that begins while anchors are being asked doesn't ask them again. Whoever acted goes on acting.
std::vector<Range> held_by_anchors(BattleState& state, EffectWorld& world, Range moved) {
    if (moved.empty() || !state.slips.pending.empty()) return {};
    const TankId acting = state.acting;
    state.slips.pending = moved;
    for (const TankId tank : ids<TankId>(state.tanks))
        if (state.tank(tank).alive)
            run_passive_items(state, world, tank, Trigger::on_slip, context_at(state, tank));
    state.slips.pending = {};
    state.acting = acting;
    return std::exchange(state.slips.held, {});
}

void hold_land(BattleState& state, TankId tank, Range columns) {
    if (state.slips.pending.empty()) return;
    state.slips.held.push_back(columns);
    state.emit(event::Anchored{.tank = tank, .at = state.tank(tank).middle()});
}

}  // namespace terramorph
