#pragma once

#include "base/vec2.h"
#include "battle/content/ids.h"

namespace terramorph {

struct BattleState;

/// The tank within this many columns of a place; none if there's none.
TankId tank_touching(const BattleState& state, Vec2<float> at, float reach);

}  // namespace terramorph
