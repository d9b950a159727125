#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "match/match.h"

namespace terramorph {

/// Scores and whose they are: all that tables, charts and honours are drawn from.
struct Results {
    const Scoreboard& scores;
    const std::vector<Player>& players;

    const Player& player(int number) const { return players[number]; }
};
Results results_of(const Match& match);

/// The player's name, or "Team B" where several play together.
std::string side_name(const Results& results, const Side& side);

/// Who won the round, as a sentence without its full stop.
std::string round_words(const Match& match);

/// At most some six letters: "9 800", "12.5k", "3M".
std::string short_number(std::int64_t number);

}  // namespace terramorph
