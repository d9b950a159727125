#pragma once

#include <vector>

#include "ai/aiming/aim_search.h"
#include "ai/aiming/weapon_selection.h"
#include "ai/thought.h"
#include "match/match.h"

namespace terramorph {

/// What could be fired at one mark.
struct FirePlan {
    FoundAims found;
    std::vector<Shot> shots;  ///< the best last; never empty

    /// Who has an aim has hope: the next shot will be better.
    bool is_hopeful() const;
};

/// Writes into a computer's thought what it has weighed, and that it fires this shot on this kind of path.
void tell(Thought& thought, const Match& match, const FirePlan& plan, const Shot& shot, Way way);

}  // namespace terramorph
