#pragma once

#include <map>
#include <set>
#include <vector>

#include "lab/balance/round_record.h"
#include "lab/balance/statistics.h"

namespace terramorph {

/// How a person, the first player, fares in first rounds, and what the computers do.
struct FirstRounds {
    explicit FirstRounds(const Rounds& rounds, int health);

    Share won, died;
    Share died_early;                ///< before it fired its fourth shot
    std::vector<double> shots;       ///< of the person in a round
    std::vector<double> early, all;  ///< % of its full health that a computer's turn costs it: the first
                                     ///< three of each computer, and all
    std::vector<double> first_hit;   ///< which of a computer's own shots is the first to harm somebody
    std::vector<double> threatened;  ///< a computer's turn, by number, that first costs the person health
    std::map<int, int> fired;        ///< shots of computers, by weapon
    int shots_of_computers = 0;
    std::set<int> seen;  ///< weapons that anybody fires

    /// % of the computers' shots, with the weapon that they fire most.
    double most_fired() const;

  private:
    void add(const RoundRecord& round, int health);
};

}  // namespace terramorph
