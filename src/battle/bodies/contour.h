#pragma once

#include <vector>

#include "base/vec2.h"
#include "terrain/ground/ground.h"

namespace terramorph {

/// A piece of the ground's outline with the earth on its left: floors run from right to left, ceilings from
/// left to right.
struct Fragment {
    std::vector<Vec2<Sixteenths>> points;
    Vec2<Sixteenths> before;  ///< the outline's points before the first and after the last,
    Vec2<Sixteenths> after;   ///< so that nothing snags where two fragments meet
    bool closed = false;      ///< an island: the last point leads to the first
};

/// The outline of the columns x0 .. x1 - 1, simplified to half a column. It depends only on these columns and
/// two more on each side, and fragments of adjacent ranges meet without a gap.
std::vector<Fragment> contour(const Ground& ground, int x0, int x1);

}  // namespace terramorph
