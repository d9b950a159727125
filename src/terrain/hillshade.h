#pragma once

#include <limits>
#include <vector>

#include "terrain/height_map.h"
#include "terrain/planet.h"

namespace terramorph {

constexpr float kDry = -std::numeric_limits<float>::infinity();

/// A picture of the map from above, `width` x `height` pixels row by row, in the colours of a
/// planet: land coloured by its height above the water, with sandy shores, shaded with light from the
/// north-west; everything below `water` is under water, darker the deeper it is.
std::vector<Color> hillshade(const HeightMap& map, int width, int height,
                             const Palette& palette = default_planet().palette, float water = kDry);

}  // namespace terramorph
