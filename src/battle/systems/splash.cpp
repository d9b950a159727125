#include "battle/systems/splash.h"

#include "battle/battle_state.h"

namespace terramorph {

void splash(BattleState& state, Vec2<float> from, Vec2<float> to) {
    const float surface = to_columns(water_at(state, to));
    if (from.y < surface || to.y >= surface) return;
    const float part = (from.y - surface) / (from.y - to.y);
    state.emit(event::Splashed{.at = {from.x + (to.x - from.x) * part, surface}});
}

}  // namespace terramorph
