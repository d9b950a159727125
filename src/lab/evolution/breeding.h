#pragma once

#include <cstdint>
#include <vector>

#include "lab/evolution/duel.h"
#include "lab/evolution/genome.h"
#include "match/galaxy/people.h"

namespace terramorph {

constexpr int kElite = 6;  ///< of a generation that stay, and have the children

struct BreedingPlan {
    std::uint32_t seed = 1;  ///< the world's
    int generations = 40;
    int trials = 64;  ///< duels against all temperaments, by which the last ones' strength is measured
};

/// One of a generation.
struct Individual {
    Genome genome;
    int parents[2] = {-1, -1};  ///< in the generation before; -1: none. Who stays has itself as both
    int wins = 0;               ///< of its duels
    int damage = 0;             ///< done in them

    /// What it's chosen by: a duel won is worth more than any damage.
    int score() const { return wins * 1000 + damage; }
};

using Generation = std::vector<Individual>;

/// A duel of two on a level that's drawn from a seed.
using Fight = std::function<DuelResult(const Temperament& one, const Temperament& other, std::uint32_t seed)>;

/// The duels of a breeding: twelve turns at most.
DuelResult fight_briefly(const Temperament& one, const Temperament& other, std::uint32_t seed);

/// Lets generations duel on levels of a world: in each, everybody meets three others twice, with places
/// changed. (A genetic algorithm with truncation selection and an
/// elite: De Jong, 1975.)
std::vector<Generation> breed(const BreedingPlan& plan, const Fight& fight = fight_briefly);

/// The first of the last generation's best six whose share of duels against all temperaments lies on the
/// ladder, from Shooter's to Cyborg's, or else the one that's nearest to it. That's a rough measure, for the
/// ladder's duels are on better ground and half of them with an armory. Its line goes back by the better
/// parent of each.
People champion_of(const std::vector<Generation>& generations, const BreedingPlan& plan);

}  // namespace terramorph
