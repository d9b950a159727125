#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/screens/results/words.h"

namespace terramorph {

enum class ScoreUnit { none, dollars, percent };

/// "$10,000" or "82%" of such a number; a sign goes before it.
std::string in_unit(std::string_view number, ScoreUnit unit);

/// A cell: a number, or nothing.
struct ScoreCell {
    std::optional<std::int64_t> number;
    ScoreUnit unit = ScoreUnit::none;
    bool gain = false;  ///< shown with its sign
};

/// A quantity that is shown of everybody.
struct ScoreColumn {
    std::string_view id;
    std::string_view heading;
    float width;  ///< beside the others
    ScoreCell (*cell)(const Score& round, const Score& match);
    bool money = false;  ///< of no interest where that buys nothing
};

/// The columns of a round or of the match.
std::vector<ScoreColumn> score_columns(const Results& results, bool of_round);

/// What a player or a team has achieved.
struct ScoreRow {
    const Side* side;
    PlayerId player;  ///< none: a team
    int place = 0;    ///< from 1; 0: a team's player
    int climbed = 0;  ///< places gained in this round
    Score round, match;
};

/// A row for each player from first place to last, and one for each team above its players.
/// They point to `sides`.
std::vector<ScoreRow> score_rows(const Results& results, const std::vector<Side>& sides, bool of_round);
/// Shows only so much of the round's deeds, from 0 to 1, as has been counted up.
void count_up(ScoreRow& row, float part);

}  // namespace terramorph
