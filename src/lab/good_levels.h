#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "battle/good_ground.h"
#include "lab/balance/table.h"
#include "match/settings/settings.h"

namespace terramorph {

/// How good the levels of a generator are for a number of players.
struct LevelSample {
    std::string generator;
    int players = 0;
    int levels = 0;
    int good = 0;                                      ///< of the levels as seeds make them
    int drawn_good = 0;                                ///< of those that the game draws
    int tries = 0;                                     ///< maps that were looked at for all of these
    std::array<int, kGroundMeasures> off{};            ///< by measure: levels that fail it
    std::array<std::int64_t, kGroundMeasures> sums{};  ///< by measure: of all values
};

/// Measures the settings' level, and those with the next seeds of match and map, for this many players.
LevelSample sample_levels(const MatchSettings& settings, int players, int levels, int jobs);

/// A row for each sample: shares that are good before and after the draw, and what fails.
Table sample_table(std::span<const LevelSample> samples);

/// The figures and verdicts of a level, for each of these numbers of players.
Table level_table(const MatchSettings& settings, std::span<const int> players);

}  // namespace terramorph
