#pragma once

#include "match/state.h"

namespace terramorph {

// The visits to the armory before a round.

/// Opens the armory for this round and lets the first player in.
void begin_shopping(MatchState& match);
/// The next player who shops comes in; after the last one the battle begins.
void next_to_shop(MatchState& match);

}  // namespace terramorph
