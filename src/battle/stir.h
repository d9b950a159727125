#pragma once

#include "battle/battle.h"

namespace terramorph {

/// The estimated cost of the next tick, in idle ticks, to budget a frame's time.
inline int stir(const Battle& battle) {
    return static_cast<int>(battle.shells().size() / 8 + battle.pieces().size() / 8 +
                            battle.ongoing().size() / 200);
}

}  // namespace terramorph
