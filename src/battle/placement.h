#pragma once

#include <vector>

#include "base/random.h"

namespace terramorph {

/// The column that a tank stands on in the middle, and the height of its seat there in 1/16 column.
struct Seat {
    int x;
    int height;
};

/// Fair, level places for tanks: each in a stretch of its own, drawn by lot, on the most level dry spot of it
/// (or the highest, where all of it is under water), and on a wide level within reach of the next. The
/// surface (1/16 column, as `water`) is made level there, with gentle shoulders.
std::vector<Seat> take_seats(std::vector<int>& surface, int count, int water, Random& random);

}  // namespace terramorph
