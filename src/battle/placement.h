#pragma once

#include <vector>

#include "base/random.h"

namespace terramorph {

/// A tank's starting place: the column of its middle, and the height of the ground there in 1/16 column.
struct SpawnPoint {
    int x;
    int height;
};

/// Further inputs for starting places: the water's surface (1/16 column) and the range of a full shot on even
/// land (columns).
struct Site {
    int water = 0;
    int reach = 2048;
};

/// Chooses fair, level places for tanks: each in its own random stretch, on its most level dry spot (or the
/// highest, if all of it is under water), and within reach of the next. Levels the surface (1/16 column)
/// there, with gentle shoulders.
std::vector<SpawnPoint> place_tanks(std::vector<int>& surface, int count, const Site& site, Random& random);

}  // namespace terramorph
