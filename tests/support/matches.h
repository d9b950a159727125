#pragma once

#include <memory>

#include "match/match.h"

namespace terramorph::test {

/// People on a small level that is quick to play, with a bundle of everything, without armory, crates and
/// sudden death.
MatchSettings small_match(int players, int rounds = 2, std::uint32_t seed = 1);

std::shared_ptr<const Arsenal> the_arsenal();

/// Steps until the match waits for somebody.
Events play_out(Match& match);

/// Does the command and plays it out; the test fails where it is refused.
Events give(Match& match, const Command& command);

/// Somebody's turn as chance has it: an aim, now and then another weapon, a pass or a fresh level, and a
/// shot. Goes on after rounds.
void play_any_turn(Match& match, Random& random);

/// What must hold at every tick of every match, and does not: one sentence each.
std::vector<std::string> offences(const Match& match);

}  // namespace terramorph::test
