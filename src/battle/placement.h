#pragma once

#include <vector>

#include "base/random.h"

namespace terramorph {

/// The column that a tank stands on in the middle, and the height of its seat there in 1/16 column.
struct Seat {
    int x;
    int height;
};

/// What seats depend on besides the land: the water's surface (1/16 column) and how far a full shot goes on
/// even land (columns).
struct Site {
    int water = 0;
    int reach = 2048;
};

/// Fair, level places for tanks: each in a stretch of its own, drawn by lot, on the most level dry spot of it
/// (or the highest, where all of it is under water), and within reach of the next. The surface (1/16 column)
/// is made level there, with gentle shoulders.
std::vector<Seat> take_seats(std::vector<int>& surface, int count, const Site& site, Random& random);

}  // namespace terramorph
