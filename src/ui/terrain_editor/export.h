#pragma once

#include "paint/image.h"
#include "terrain/level.h"

namespace terramorph {

/// The map from above in the planet's colours; its longer side has 1024 pixels, or fewer for a smaller map.
Image map_picture(const LevelSettings& level);

/// The whole level from the side, before the first shot.
Image side_picture(const LevelSettings& level, int width, int height);

}  // namespace terramorph
