#pragma once

#include "terrain/shape.h"

namespace terramorph {

class Bodies;
struct BattleState;

constexpr int kSlipRamp = 32;  ///< columns at each end of a strip over which ever fewer rows slip

/// Lets a strip of ground slip to what lies so many rows behind it (below 0: before it) on the map, at most
/// to where the map ends, by the hand of the tank that acts.
void begin_slip(BattleState& state, Range strip, int rows);
/// A tick of the ground that slips: all on it, in it and below it rides along.
void step_slips(BattleState& state, Bodies& bodies);

}  // namespace terramorph
