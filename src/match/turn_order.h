#pragma once

#include <vector>

#include "base/random.h"
#include "match/settings/settings.h"

namespace terramorph {

/// The players in the order of their turns in a round (counted from 1); `ranking` is from the first place to
/// the last. In the first round, and where the order is random, it is drawn by lot. One draw of an order in
/// every case.
std::vector<int> turn_order(TurnOrder rule, const std::vector<int>& ranking, int round, Random& random);

}  // namespace terramorph
