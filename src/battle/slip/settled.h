#pragma once

#include "terrain/shape.h"

namespace terramorph {

struct BattleState;

/// The columns that have changed and may come loose now: none while any ground slips.
Range settled_columns(BattleState& state, Range changed);

}  // namespace terramorph
