#pragma once

#include <cstdint>
#include <vector>

#include "terrain/height_map.h"

namespace terramorph {

/// A picture of the map from above, `width` x `height` pixels of red, green, blue: hues by height (water-side
/// green to bare rock to snow), shaded by the slope with the light from the north-west.
std::vector<std::uint8_t> shaded_relief(const HeightMap& map, int width, int height);

}  // namespace terramorph
