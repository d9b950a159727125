#pragma once

#include <vector>

#include "ai/temperament.h"
#include "match/match.h"

namespace terramorph {

constexpr int kMaxPurchases = 40;  ///< bundles, in one visit

/// What a computer that is at the armory asks for there, Ready last: never what it cannot have, and no more
/// than kMaxPurchases bundles. By its judgement it takes what is worth most for its price, else anything.
std::vector<Command> shopping_list(const Match& match, int player, const Temperament& temperament,
                                   Random random);

/// What one of an item is worth, in health that others lose or oneself keeps, where so many rounds are still
/// to be played; 0 for what a computer of this temperament does not use.
float value_of_item(const Weapon& item, const Temperament& temperament, int rounds);

}  // namespace terramorph
