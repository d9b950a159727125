#pragma once

#include "paint/image.h"
#include "terrain/level.h"

namespace terramorph {

/// The map from above in the planet's colours, its longer side 1024 pixels, or fewer where the map has fewer.
Image map_picture(const LevelSettings& level);

/// The level from the side, as it looks before the first shot: all of its width.
Image side_picture(const LevelSettings& level, int width, int height);

}  // namespace terramorph
