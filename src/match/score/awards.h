#pragma once

#include <string_view>
#include <vector>

#include "base/message.h"
#include "match/score/score.h"

namespace terramorph {

/// What some have done better, or worse, than all others in a match.
struct Award {
    std::string_view name;
    std::vector<int> players;  ///< in the order of their numbers; more than one have been alike
    Message words;             ///< what for, with its figure: "hit with 18 of 24 shots"
};

/// The awards of a match so far, each given only where it is deserved. Those who are alike
/// share it, but not where they are more than half of all.
std::vector<Award> awards(const Scoreboard& scores);

}  // namespace terramorph
