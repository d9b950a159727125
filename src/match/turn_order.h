#pragma once

#include <vector>

#include "base/random.h"
#include "match/ids.h"
#include "match/settings/settings.h"

namespace terramorph {

/// The players in the order of their turns in a round (counted from 1); `ranking` is from the first place to
/// the last. In the first round, and if the rule is random, the order is drawn at random. Exactly one
/// permutation is drawn in every case.
std::vector<PlayerId> turn_order(TurnOrder rule, const std::vector<PlayerId>& ranking, int round,
                                 Random& random);

/// The order of the next volley, in which everybody alive has a turn; `last` is the order of the volley
/// before; the dead come last. Round robin keeps it for the whole round. Otherwise it's drawn anew, so that
/// nobody owes a win to having begun, and nobody has two turns in a row; two take turns to begin: A B, B A, A
/// B. Exactly one permutation is drawn in every case.
std::vector<PlayerId> next_volley(TurnOrder rule, const std::vector<PlayerId>& last,
                                  const std::vector<bool>& alive, Random& random);

}  // namespace terramorph
