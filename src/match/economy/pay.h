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

/// What a player's pay for the round consists of before any help, in dollars.
struct PayParts {
    std::int64_t hits = 0;         ///< damage and kills
    std::int64_t taking_part = 0;  ///< being there, and each turn in which the player fired
    std::int64_t survival = 0;
    std::int64_t fines = 0;  ///< to be taken off
};
PayParts pay_parts(const MatchState& match, PlayerId player);

constexpr int kPaidTurns = 3;   ///< in a round: those who fire on aren't paid for it
constexpr int kMaxHelp = 4000;  ///< dollars

}  // namespace terramorph
