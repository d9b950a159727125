#pragma once

#include <vector>

#include "match/match.h"
#include "ui/screens/battle/hud/stock_list.h"

namespace terramorph {

/// All items with the current player's stock. Items without a name are internal.
std::vector<StockEntry> item_entries(const Match& match);

}  // namespace terramorph
