#pragma once

#include "match/match.h"

namespace terramorph {

/// Where all fire at once, aims are a secret until they do: whose may be seen meanwhile.
struct HiddenAim {
    bool drawn = false;
    int but = -1;  ///< who sees its own aim; -1: nobody does

    bool hides(int player) const { return drawn && player != but; }
};

/// How the barrel of a player stood before it began to aim, in tenths of a degree: as it last fired in this
/// round.
int angle_before_aiming(const Match& match, int player);

}  // namespace terramorph
