#pragma once

#include <span>
#include <vector>

#include "base/vec2.h"

namespace terramorph {

/// The outline of a solid piece within Box2D's limits: the convex hull of the finite points within 20,000
/// columns, anticlockwise, with at most 8 corners at least half a column apart. Empty for slivers, with an
/// area below the longest side times half a column.
std::vector<Vec2<float>> solid_outline(std::span<const Vec2<float>> points);

}  // namespace terramorph
