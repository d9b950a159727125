#pragma once

#include <span>
#include <vector>

#include "base/vec2.h"

namespace terramorph {

/// The outline of a solid piece as Box2D can bear it: the convex hull of the points that are finite and
/// within 20,000 columns, anticlockwise, with at most 8 corners that are at least half a column apart. Empty
/// if its area is less than its longest side times half a column: a sliver.
std::vector<Vec2<float>> solid_outline(std::span<const Vec2<float>> points);

}  // namespace terramorph
