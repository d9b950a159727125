#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "ai/temperament.h"

namespace terramorph {

/// Options of a comparison of temperaments.
struct LadderPlan {
    int rounds = 2016;  ///< at least; every pair gets equally many
    std::uint32_t seed = 1;
    int jobs = 0;  ///< threads; 0: as many as there are cores
};

/// The totals of a temperament in all its rounds.
struct Rung {
    PlayerKind kind;
    int rounds = 0;
    int wins = 0;
    int first_shots = 0;  ///< first shots of rounds that fly, by unhurt tanks
    double misses = 0;    ///< sum in columns
    int damage = 0;       ///< dealt to the opponent
    int turns = 0;
    double thinking = 0;  ///< seconds of processor time: the only figure that differs from run to run

    void add(const Rung& other);
    Measured measured() const;
};

/// One for each of temperaments(), in order.
using Ladder = std::vector<Rung>;

/// Lets every temperament fight every other in duels by the default rules: on all generators, with all kinds
/// of walls that return shells and without, half of the rounds with goods bought for the default cash and
/// half with unlimited weapons only. Each level is played twice, with swapped places.
Ladder climb(const LadderPlan& plan);

/// Plays a round between two and returns each one's totals. The number selects generator, walls and level.
std::array<Rung, 2> duel(const PlayerKind& first, const PlayerKind& second, std::uint32_t seed, int number);

/// The 95 % confidence interval of a share, in %: E. B. Wilson, "Probable inference", 1927.
struct Interval {
    double low = 0;
    double high = 0;
};
Interval wilson(int hits, int all);

/// As a table for people.
std::string ladder_text(const Ladder& ladder);
/// The tables [moron.measured] ... of computer_players.toml.
std::string ladder_toml(const Ladder& ladder);

}  // namespace terramorph
