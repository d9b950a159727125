#pragma once

#include <vector>

#include "base/ticks.h"
#include "base/vec2.h"
#include "battle/content/ids.h"
#include "terrain/shape.h"

namespace terramorph {

class StateHash;

/// A room of a mine that's full of firedamp.
struct Firedamp {
    Range columns;
    Span room;       ///< from the lowest place of its floor to the highest of its roof
    Ticks fuse = 0;  ///< from a flame to the explosion; 0: nothing has lit it
    TankId by = -1;  ///< who did

    /// In columns.
    Vec2<float> middle() const;
};

/// A lump of ore in the earth.
struct OreLump {
    int x;
    Sixteenths y;  ///< of its middle
};

/// A wreck on the bed of a lake, with a prize in it.
struct SunkenWreck {
    int x;             ///< of its middle
    Sixteenths y;      ///< of the bed below it
    bool dry = false;  ///< nobody has drained the lake, but it's no longer under water
};

/// What lies hidden in land that takes part.
struct Hidden {
    std::vector<Firedamp> firedamp;
    std::vector<OreLump> ore;
    std::vector<SunkenWreck> wrecks;

    void add_to(StateHash& state) const;
};

}  // namespace terramorph
