#pragma once

#include "match/match.h"

namespace terramorph {

/// What a computer player has learned about the wind from its own shots of this round.
struct WindEstimate {
    int shots = 0;
    float wind = 0;  ///< columns per second squared: the estimate
};

/// Begins with `wind_sense` % of the real wind. Each shot then corrects `learning` % of the error that its
/// miss reveals.
WindEstimate estimate_wind(const Match& match, int player, int wind_sense, int learning);

}  // namespace terramorph
