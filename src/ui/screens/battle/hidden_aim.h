#pragma once

#include "match/match.h"

namespace terramorph {

/// If all fire at once, aims are secret until then: says whose are visible.
struct HiddenAim {
    bool drawn = false;
    PlayerId but = {};  ///< who sees its own aim; none: nobody

    bool hides(PlayerId player) const { return drawn && player != but; }
};

/// The barrel's angle before a player began to aim, in tenths of a degree: that of its last shot in this
/// round.
int angle_before_aiming(const Match& match, PlayerId player);

}  // namespace terramorph
