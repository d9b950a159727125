#pragma once

#include <memory>
#include <vector>

#include "match/state.h"

namespace terramorph {

// The beginning and the end of rounds.

void begin_round(MatchState& match);
/// Starts a battle on the current level with everybody's kit; no turn has begun yet.
void begin_battle(MatchState& match);
/// A battle on the level of a journey, with everybody's kit; the land is as earlier rounds have left it.
std::unique_ptr<Battle> battle_on(const Journey& journey, const MatchState& match);
/// Begins the first turn of the battle.
void begin_fight(MatchState& match);
/// Draws a fresh level and restarts the round on it.
void restart_round(MatchState& match);
/// Names the winner, pays everybody, and keeps the round's result.
void end_round(MatchState& match);
/// Continues after rounds played in other matches as if they had been played in this one, except for random
/// numbers.
void continue_after(MatchState& match, std::vector<RoundResult> past);

}  // namespace terramorph
