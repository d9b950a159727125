#pragma once

#include <vector>

#include "base/random.h"
#include "match/settings/settings.h"

namespace terramorph {

/// The players in the order of their turns in a round (counted from 1); `ranking` is from the first place to
/// the last. In the first round, and if the rule is random, the order is drawn at random. Exactly one
/// permutation is drawn in every case.
std::vector<int> turn_order(TurnOrder rule, const std::vector<int>& ranking, int round, Random& random);

}  // namespace terramorph
