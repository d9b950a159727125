#pragma once

#include <vector>

#include "ai/temperament.h"
#include "match/match.h"

namespace terramorph {

constexpr int kMaxPurchases = 40;  ///< bundles, in one visit

/// The commands of a computer's visit to the armory: only legal purchases, at most kMaxPurchases bundles, and
/// Ready last. Most of the money goes into a kit of weapons of different roles, the rest into one big
/// thing, defence, and what gets a tank away. How often it buys by worth and taste, and not just anything,
/// depends on its judgement.
std::vector<Command> shopping_list(const Match& match, PlayerId player, const Temperament& temperament,
                                   Random random);

}  // namespace terramorph
