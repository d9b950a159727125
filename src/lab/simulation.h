#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "match/match.h"

namespace terramorph {

/// What a match of computers is asked to be.
struct Simulation {
    int players = 4;
    int rounds = 5;
    int width = 2048;
    double seed = 1;
    std::string generator = "circle-hill";
    std::string planet = "dusk";          ///< where the first round is fought ...
    std::string planets = "fixed";        ///< ... and the others: fixed, random or galaxy
    int march = 0;                        ///< rows each round
    std::string minds = "spoiler,moron";  ///< taken in turn
};

/// The settings of such a match, or what is wrong with the wish.
Result<MatchSettings> settings_of(const Simulation& simulation);

struct Played {
    std::unique_ptr<Match> match;  ///< finished
    std::uint64_t ticks = 0;       ///< that the battles took; thinking is not counted
};

/// Plays a match of computers to its end at full speed.
Played play_computers(const MatchSettings& settings);

}  // namespace terramorph
