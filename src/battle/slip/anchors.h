#pragma once

#include <vector>

#include "battle/content/ids.h"
#include "terrain/shape.h"

namespace terramorph {

class EffectWorld;
struct BattleState;

/// What tanks keep in place of the columns that a slip is to move. Each uses up one anchor, if its own land
/// is among them.
std::vector<Range> held_by_anchors(BattleState& state, EffectWorld& world, Range moved);

/// An anchor of this tank keeps columns in place, while anchors are asked.
void hold_land(BattleState& state, TankId tank, Range columns);

}  // namespace terramorph
