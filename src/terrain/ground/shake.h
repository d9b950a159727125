#pragma once

#include <algorithm>

#include "terrain/shape.h"

namespace terramorph {

/// How hard the earth is shaken, in %: it has that much less strength. Hardest at the middle, it falls off
/// evenly to nothing at the end of its reach, or it's the same everywhere within. The default shakes nothing.
struct Shake {
    static constexpr int kMaxPercent = 90;  // %

    int x = 0;          ///< the middle
    int reach = 0;      ///< columns to either side
    int percent = 0;    ///< at the middle
    bool even = false;  ///< the same everywhere within reach

    Range columns() const { return {x - reach, x + reach + 1}; }
    /// In % at a column.
    int at(int column) const {
        const int away = column < x ? x - column : column - x;
        if (away >= reach) return 0;
        return std::min(even ? percent : percent * (reach - away) / reach, kMaxPercent);
    }
};

/// What a shake does beside breaking weak earth: slopes slide, or all that hangs comes down.
enum class Shaking { slopes_too, all_that_hangs };

}  // namespace terramorph
