#pragma once

#include "battle/battle_state.h"

namespace terramorph {

/// How far a tank at column `x` would fall, in columns, if what it stands on gave way: into a hollow under
/// it, or off an edge near it. 0 on even, firm ground.
float fall_from(const Ground& ground, int x);

/// The health that a tank would lose if it were thrown off its place at this speed, in columns per second: by
/// its landing, and in the water.
float loss_by_throw(const BattleState& state, TankId thrown, Vec2<float> speed);

}  // namespace terramorph
