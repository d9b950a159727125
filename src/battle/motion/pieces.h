#pragma once

#include <vector>

#include "battle/crack.h"

namespace terramorph {

class Bodies;
struct BattleState;

/// Turns earth into bodies, the largest first: large regions are cut into upright strips. What's too small,
/// or too much for a tick or for the battle, falls straight down at once. Returns the columns that it came
/// from.
Range let_fall(BattleState& state, Bodies& bodies, const std::vector<Falling>& falling);

/// Earth that has come down must not come to rest as an overhang that breaks off again, without end: what's
/// too weak in these columns falls straight down at once, unless there are more cells of it.
void drop_overhangs(BattleState& state, Range columns, std::int64_t most);

}  // namespace terramorph
