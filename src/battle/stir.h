#pragma once

#include "battle/battle.h"

namespace terramorph {

/// How many quiet ticks more the next tick takes with all that moves: for whoever shares out a frame's time.
inline int stir(const Battle& battle) {
    return static_cast<int>(battle.shells().size() / 8 + battle.pieces().size() / 8 +
                            battle.ongoing().size() / 200);
}

}  // namespace terramorph
