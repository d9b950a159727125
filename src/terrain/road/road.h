#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/result.h"
#include "terrain/feature.h"

namespace terramorph {

/// The spots of the land where a road turns, in order; minus a map's origin they're columns and rows of the
/// map. Between them it runs straight.
using Road = std::vector<Spot>;

// Limits on the roads that a person builds.
constexpr std::size_t kMostRoads = 16;
constexpr std::size_t kMostPointsOfRoad = 32;     ///< of each, both ends included
constexpr std::int64_t kFarthestPoint = 1 << 14;  ///< columns, and rows, from the one before it

Refusal validate(const std::vector<Road>& roads);

}  // namespace terramorph
