#pragma once

#include <vector>

#include "match/match.h"
#include "ui/screens/battle/hud/stock_list.h"

namespace terramorph {

/// All weapons with the current player's stock, but for those that it has none of and can't come by any more.
std::vector<StockEntry> weapon_entries(const Match& match);

/// The same of items. Items without a name are internal.
std::vector<StockEntry> item_entries(const Match& match);

/// The next weapon that the current player has shots for, up or down the list.
WeaponId next_weapon(const Match& match, WeaponId from, int step);

}  // namespace terramorph
