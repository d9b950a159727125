#pragma once

#include <vector>

#include "match/state.h"

namespace terramorph {

// How a round begins, at the armory or at once, and how it ends.

void begin_round(MatchState& match);
/// A battle on the level that was drawn, with what everybody owns now; nobody's turn has begun yet.
void begin_battle(MatchState& match);
/// The first turn of the battle.
void begin_fight(MatchState& match);
/// Draws a fresh level: the round begins anew on it.
void restart_round(MatchState& match);
/// Names the winner, pays everybody, and keeps what the round came to.
void end_round(MatchState& match);
/// Goes on after rounds that were played in other matches, as if they had been played in this one; only
/// chance is another.
void continue_after(MatchState& match, std::vector<RoundResult> past);

}  // namespace terramorph
