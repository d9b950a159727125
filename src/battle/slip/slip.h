#pragma once

#include <cstdint>
#include <vector>

#include "base/ticks.h"
#include "battle/content/ids.h"
#include "terrain/shape.h"

namespace terramorph {

class StateHash;

/// A strip of ground on its way to what lies some rows away on the map.
struct Slip {
    int x0 = 0;
    std::vector<Sixteenths> rises;  ///< of each column from x0 on, all the way; below 0: it sinks
    Ticks ticks;                    ///< that it takes
    Ticks gone;                     ///< of these
    TankId by = -1;
    std::vector<Range> held;  ///< what anchors keep in place; it doesn't rise

    /// The runs of columns that aren't held.
    std::vector<Range> moving() const;
    Range columns() const { return {x0, x0 + static_cast<int>(rises.size())}; }
    /// How far the column number k of it has risen after a time.
    Sixteenths risen(std::size_t k, Ticks after) const;
};

/// All that has slipped in a battle, and what slips now.
struct Slips {
    std::vector<Slip> going;
    /// How many rows behind the level's cut the land of each column lies now; empty: nothing has slipped.
    std::vector<std::int16_t> rows;
    std::int64_t cells = 0;   ///< that slips have added to the ground
    Range unsettled;          ///< changed columns in which nothing has come loose yet, as the ground slips
    Range pending;            ///< columns that are to move, while anchors are asked ...
    std::vector<Range> held;  ///< ... and what these keep in place

    void add_to(StateHash& state) const;
};

}  // namespace terramorph
