#pragma once

#include "match/state.h"

namespace terramorph {

// The flow of turns in a round.

/// Begins a turn or a visit to the armory: the match waits for the player, and its hash is recorded.
void wait_for(MatchState& match, Phase phase);
void begin_turn(MatchState& match, bool again = false);
/// The player has fired or passed: fires the shot or, if all fire at once, lets the next player aim.
void commit(MatchState& match, PlayerId player, Commitment commitment);
/// Something moves before the shot; the turn continues when it has come to rest.
void begin_move(MatchState& match);
/// Advances by a tick of 1/60 s, if anything moves.
void step(MatchState& match);

}  // namespace terramorph
