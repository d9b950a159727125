#pragma once

#include <span>
#include <vector>

#include "battle/water/ponds.h"
#include "terrain/shape.h"

namespace terramorph {

class Bodies;
struct BattleState;

// Water of land that takes part: it stands in basins, flows and carries tanks.

/// Lets the level's water stand in basins, if the land takes part, and water of their own in ponds. None
/// stands on what's kept clear, such as the mouths of shafts, which are yet to be dug.
void begin_water(BattleState& state, const std::vector<Range>& kept_clear, std::span<const Pond> ponds);
/// Rebuilds the basins, if the ground has changed. Call it before water is added or taken.
void follow_ground(BattleState& state);
/// A tick of the water, after the ground has moved.
void step_water(BattleState& state, Bodies& bodies);

}  // namespace terramorph
