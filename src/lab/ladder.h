#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ai/measured.h"
#include "lab/balance/table.h"

namespace terramorph {

/// Who stands on a ladder: temperaments, which all play Normal, or difficulties, for which all temperaments
/// that aim play in turn, in each round one for all of them.
enum class Climbers { temperaments, difficulties };

/// How many fight each round: everybody against everybody.
enum class Format { duels = 2, free_for_alls = 4 };

struct LadderPlan {
    int rounds = 2016;  ///< at least; everybody meets everybody equally often
    std::uint32_t seed = 1;
    int jobs = 0;  ///< threads; 0: as many as there are cores
};

/// The totals of one who climbs, in all rounds of a format.
struct Rung {
    std::string id;  ///< a temperament's, or the name of a difficulty
    int rounds = 0;
    int wins = 0;
    int first_shots = 0;  ///< first shots of rounds that fly, by unhurt tanks
    double misses = 0;    ///< sum in columns, each from the nearest opponent
    int damage = 0;       ///< dealt to opponents
    int turns = 0;
    double thinking = 0;  ///< seconds of processor time: the only figure that differs from run to run

    /// Adds the totals of the other, whoever that is.
    void add(const Rung& other);
};

/// One for each of temperaments(), or of kDifficultyNames, in order.
using Ladder = std::vector<Rung>;

/// Plays rounds by the default rules: on all generators, with all kinds of walls that return shells and
/// without, half of the rounds with goods bought for the default cash and half with unlimited weapons only.
/// Each level is played as often as there are players, who move on by one place each time.
Ladder climb(Climbers climbers, Format format, const LadderPlan& plan);

/// A computer that plays a round.
struct Contestant {
    PlayerKind kind;
    Difficulty difficulty = Difficulty::normal;
};

/// Plays a round and returns each contestant's totals, in the order given, without ids. The number selects
/// generator, walls, level and places.
Ladder ladder_round(const std::vector<Contestant>& contestants, std::uint32_t seed, int number);

/// A rung's figures of both formats.
Measured measured(const Rung& duels, const Rung& free_for_alls);
/// Both ladders of some climbers, for people.
Table ladder_table(Climbers climbers, const Ladder& duels, const Ladder& free_for_alls);
/// The same as tables of ladder.toml.
std::string ladder_toml(const Ladder& duels, const Ladder& free_for_alls);

}  // namespace terramorph
