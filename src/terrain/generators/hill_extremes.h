#pragma once

#include <vector>

namespace terramorph {

/// Paraboloids as three lists: hill k adds max(0, radius_squared[k] - d2) to every cell, where d2 is the
/// squared distance to (x[k], y[k]).
struct Hills {
    std::vector<int> x;
    std::vector<int> y;
    std::vector<int> radius_squared;
};

struct HillExtremes {
    int lowest;
    int highest;
};

/// The lowest and highest sum of hills in any cell of a map, without drawing the map. Sums must be below
/// 2^31.
HillExtremes extremes_of(const Hills& hills, int width, int depth);

}  // namespace terramorph
