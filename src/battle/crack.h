#pragma once

#include "base/ticks.h"
#include "battle/content/ids.h"
#include "terrain/ground/loose_region.h"
#include "terrain/ground/shake.h"

namespace terramorph {

/// Earth that may be too weak, or is about to break off because it was found so.
struct Crack {
    static constexpr Ticks kTicks = 30 * kTick;  ///< from the warning to the fall

    Range columns = {};    ///< with hanging earth that may break
    Range toes = {};       ///< of slopes that may slide
    Shake shake = {};      ///< which it has to stand
    TankId by = -1;        ///< who dug or shook, to blame for all that comes down
    Range where = {};      ///< the columns that fail
    Ticks ticks = kTicks;  ///< until it's looked at again, and breaks off
};

/// Earth that was taken out of the ground, and who is to blame for it.
struct Falling {
    LooseRegion region;
    TankId by = -1;
};

}  // namespace terramorph
