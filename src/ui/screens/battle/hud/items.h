#pragma once

#include <vector>

#include "match/match.h"
#include "ui/screens/battle/hud/stock_list.h"

namespace terramorph {

/// All items, with how many the player whose turn it is has of each. Those without a name are the game's own
/// business.
std::vector<StockEntry> item_entries(const Match& match);

}  // namespace terramorph
