#pragma once

#include "battle/flight/flight.h"

namespace terramorph {

/// The columns that a shot at full power flies over level ground without wind, at the best of angles.
int farthest_shot(const Air& air);

/// How fast shots must leave their barrels in this air to be worth firing, in % of the usual speed: 100 where
/// they fly far enough, 300 at most.
int needed_charge(Air air);

}  // namespace terramorph
