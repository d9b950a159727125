#pragma once

#include <vector>

#include "ai/aiming/weapon_selection.h"
#include "base/random.h"

namespace terramorph {

constexpr float kHopeful = 8;  ///< harm: a shot that's expected to do less is fired without hope

/// What somebody fires who has no hope to harm a mark: a weapon that changes the land between them, or a
/// ranging shot. `aims` are the nearest that it has found, the best first; there may be none. It spares the
/// shooter and its allies, if that's possible at all.
Shot last_resort(const BattleView& view, TankId mark, const std::vector<Candidate>& aims, Random& random);

}  // namespace terramorph
