#pragma once

#include <span>
#include <vector>

namespace terramorph {

// Heights along a level, one at the middle of each column.

/// Each height as the mean of those at most `radius` columns away.
std::vector<float> smoothed(std::span<const float> heights, int radius);

/// The mean of all.
float mean_height(std::span<const float> heights);

/// The height at any place along the level, straight between the middles of its columns.
float height_along(std::span<const float> heights, float column);

}  // namespace terramorph
