#pragma once

#include <vector>

namespace terramorph {

/// Paraboloids, each a place in three lists: hill k adds max(0, radius_squared[k] - d2) to every cell, where
/// d2 is the squared distance to (x[k], y[k]).
struct Hills {
    std::vector<int> x;
    std::vector<int> y;
    std::vector<int> radius_squared;
};

struct HillExtremes {
    int lowest;
    int highest;
};

/// The least and the greatest sum of hills that a cell of a map has, without drawing the map. What the hills
/// add up to in one place must be less than 2^31.
HillExtremes extremes_of(const Hills& hills, int width, int depth);

}  // namespace terramorph
