#pragma once

#include "match/state.h"

namespace terramorph {

// The flow of turns in a round: who aims, what flies, and what happens when all is at rest.

/// A new turn, or visit to the armory, begins: the match waits for its player, and its state is recorded.
void wait_for(MatchState& match, Phase phase);
void begin_turn(MatchState& match);
/// The player has fired, or passed: the shot, or where all fire at once the next player aims.
void commit(MatchState& match, int player, Commitment commitment);
/// Something moves before the shot; the turn goes on when it has come to rest.
void begin_move(MatchState& match);
/// One tick of 1/60 s, if anything moves.
void step(MatchState& match);

}  // namespace terramorph
