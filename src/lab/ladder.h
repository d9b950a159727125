#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "ai/temperament.h"

namespace terramorph {

/// How the temperaments are to be compared.
struct LadderWish {
    int rounds = 2016;  ///< at least so many, as many for each pair
    std::uint32_t seed = 1;
    int jobs = 0;  ///< threads; 0: as many as there are cores
};

/// What one temperament has done in all its rounds.
struct Rung {
    PlayerKind kind;
    int rounds = 0;
    int wins = 0;
    int first_shots = 0;  ///< of a round, those that fly, of tanks not hurt before
    double misses = 0;    ///< columns, of all of them
    int damage = 0;       ///< done to the other
    int turns = 0;
    double thinking = 0;  ///< seconds of processor time: the one thing that differs from run to run

    void add(const Rung& other);
    Measured measured() const;
};

/// One for each of temperaments(), in their order.
using Ladder = std::vector<Rung>;

/// Lets every temperament fight every other in duels by the standard rules: on all generators, with walls of
/// every kind that returns shells and with none, half of the rounds with what the armory has for the standard
/// cash and half with what is unlimited. Each level is fought on twice, with changed places.
Ladder climb(const LadderWish& wish);

/// One round between two: what each of them did. The number chooses generator, walls and level.
std::array<Rung, 2> duel(const PlayerKind& first, const PlayerKind& second, std::uint32_t seed, int number);

/// The interval that a share is in with 95 % confidence, in %: E. B. Wilson, "Probable inference", 1927.
struct Interval {
    double low = 0;
    double high = 0;
};
Interval wilson(int hits, int all);

/// As people read it.
std::string ladder_text(const Ladder& ladder);
/// The tables [moron.measured] ... of computer_players.toml.
std::string ladder_toml(const Ladder& ladder);

}  // namespace terramorph
