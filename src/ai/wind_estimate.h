#pragma once

#include "match/match.h"

namespace terramorph {

/// What a mind has learned from its own shots of this round: everybody has seen where they came down.
struct WindEstimate {
    int shots = 0;
    float wind = 0;  ///< columns per second squared: what it takes the wind for
};

/// Begins with what its sense of the wind tells it (% of the wind), and makes good so many % of what each of
/// its shots then missed the place by where it should have come down.
WindEstimate estimate_wind(const Match& match, int player, int wind_sense, int learning);

}  // namespace terramorph
