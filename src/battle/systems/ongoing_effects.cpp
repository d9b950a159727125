#include "battle/systems/ongoing_effects.h"

#include <algorithm>
#include <utility>

#include "battle/battle_state.h"
#include "battle/world/effect_world.h"
#include "battle/world/flow_surface.h"

namespace terramorph {

namespace {

void count_flames(BattleState& state) {
    if (state.ongoing.empty()) return;
    std::ranges::fill(state.flames, std::int16_t{0});
    for (const OngoingEffect& ongoing : state.ongoing)
        if (ongoing.effect->kind->visual == VisualKind::flame && ongoing.waits == 0 && lies(ongoing))
            count_flame(state, static_cast<int>(ongoing.context.at.x >> kFixedBits), 1);
}

}  // namespace

void count_flame(BattleState& state, int x, int change) {
    std::int16_t& flames = state.flames[x];
    flames = static_cast<std::int16_t>(flames + change);
}

bool start_effect(BattleState& state, const OngoingEffect& ongoing) {
    if (state.ongoing.size() + state.started.size() >= BattleState::kMaxOngoing ||
        ongoing.context.generation > BattleState::kMaxGenerations) {
        state.emit(event::LimitMet{.tank = ongoing.context.tank});
        return false;
    }
    state.started.push_back(ongoing);
    state.started.back().context.shell = nullptr;
    return true;
}

/// A tick of all ongoing effects.
void update_effects(BattleState& state, EffectWorld& world) {
    state.ongoing.insert(state.ongoing.end(), state.started.begin(), state.started.end());
    state.started.clear();
    count_flames(state);
    const auto is_over = [&](OngoingEffect& ongoing) {
        if (ongoing.waits > 0) return --ongoing.waits, false;
        ++ongoing.ticks;
        state.acting = ongoing.context.tank;
        return !ongoing.effect->kind->update(world, ongoing);
    };
    // In order of their start; effects started meanwhile wait in state.started.
    std::vector<OngoingEffect> left;
    for (OngoingEffect& ongoing : state.ongoing)
        if (!is_over(ongoing)) left.push_back(ongoing);
    state.ongoing = std::move(left);
}

}  // namespace terramorph
