#pragma once

#include <string_view>
#include <vector>

#include "base/message.h"
#include "match/score/score.h"

namespace terramorph {

/// An award for what some players did better, or worse, than all others in a match.
struct Award {
    std::string_view name;
    std::vector<PlayerId> players;  ///< several if they're equal
    Message words;                  ///< the reason, with a figure: "hit with 18 of 24 shots"
};

/// The awards of a match so far, each only if deserved, and none for money where that buys nothing. Equal
/// players share it, unless they're more than half of all.
std::vector<Award> awards(const Scoreboard& scores, bool money = true);

}  // namespace terramorph
