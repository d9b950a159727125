#pragma once

#include <cstdint>
#include <vector>

#include "match/ids.h"

namespace terramorph {

struct MatchState;

/// What each player gets for the round that has just ended, by number, in dollars; below 0 for those who must
/// pay. The poorer half of the losers gets some help on top.
std::vector<int> pay_of_round(const MatchState& match);

/// What a player has earned in this round so far by damage and kills, in dollars.
std::int64_t pay_for_hits(const MatchState& match, PlayerId player);

constexpr int kPaidTurns = 3;   ///< in a round: those who fire on aren't paid for it
constexpr int kMaxHelp = 4000;  ///< dollars

}  // namespace terramorph
