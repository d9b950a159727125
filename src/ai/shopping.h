#pragma once

#include <vector>

#include "ai/temperament.h"
#include "match/match.h"

namespace terramorph {

constexpr int kMaxPurchases = 40;  ///< bundles, in one visit

/// The commands of a computer's visit to the armory: only legal purchases, at most kMaxPurchases bundles, and
/// Ready last. How often it buys the best value for its price, and not just anything, depends on its
/// judgement.
std::vector<Command> shopping_list(const Match& match, int player, const Temperament& temperament,
                                   Random random);

/// The value of one item, in health that it saves or costs others, if this many rounds are still to be
/// played; 0 if a computer of this temperament doesn't use it.
float value_of_item(const Weapon& item, const Temperament& temperament, int rounds);

}  // namespace terramorph
