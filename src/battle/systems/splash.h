#pragma once

#include "base/vec2.h"

namespace terramorph {

struct BattleState;

/// Emits a splash if the line from `from` to `to` (columns) enters the water.
void splash(BattleState& state, Vec2<float> from, Vec2<float> to);

}  // namespace terramorph
