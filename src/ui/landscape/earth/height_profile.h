#pragma once

#include <span>
#include <vector>

namespace terramorph {

// Heights along a level, one at the middle of each column.

/// Replaces each height by the mean of those at most `radius` columns away.
std::vector<float> smoothed(std::span<const float> heights, int radius);

/// The mean height.
float mean_height(std::span<const float> heights);

/// The height at any place along the level, interpolated linearly.
float height_along(std::span<const float> heights, float column);

}  // namespace terramorph
