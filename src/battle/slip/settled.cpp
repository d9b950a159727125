#include "battle/slip/settled.h"

#include <utility>

#include "battle/battle_state.h"

namespace terramorph {

Range settled_columns(BattleState& state, Range changed) {
    Range& unsettled = state.slips.unsettled;
    if (!state.slips.going.empty()) {
        unsettled.include(changed);
        return {};
    }
    changed.include(std::exchange(unsettled, {}));
    return changed;
}

}  // namespace terramorph
