#pragma once

#include <vector>

#include "ai/aiming/weapon_selection.h"
#include "base/random.h"

namespace terramorph {

constexpr float kHopeful = 8;  ///< harm: a shot that's expected to do less is fired without hope

/// The shot of a computer that has no hope of harming its mark: a weapon that opens the land between them,
/// or a ranging shot. `aims` are the nearest that it has found, the best first; there may be none. The shot
/// spares the shooter and its allies, if that's possible at all.
Shot last_resort(const BattleView& view, TankId mark, const std::vector<Candidate>& aims, Random& random);

}  // namespace terramorph
