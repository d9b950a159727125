#include "battle/hidden/finder.h"

#include "battle/battle_state.h"
#include "battle/effects/forecast.h"

namespace terramorph {

TankId tank_touching(const BattleState& state, Vec2<float> at, float reach) {
    for (const Hull& hull : state.hulls)
        if (is_within(hull, at, reach)) return hull.tank;
    return {};
}

}  // namespace terramorph
