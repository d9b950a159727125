#pragma once

#include "match/state.h"

namespace terramorph {

// Visits to the armory before a round.

/// Opens the armory for this round and lets the first player in.
void begin_shopping(MatchState& match);
/// The match's turn in which this round's armory opened, while somebody is there.
int armory_opened(const MatchState& match);
/// Lets the next player in; after the last one the battle begins.
void next_to_shop(MatchState& match);

}  // namespace terramorph
