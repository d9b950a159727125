#pragma once

#include <vector>

#include "terrain/level.h"
#include "terrain/palette.h"
#include "ui/camera.h"
#include "ui/image.h"

namespace terramorph {

/// A line of land behind the level.
struct Ridge {
    float distance;              ///< rows behind the cut
    std::vector<float> heights;  ///< one per column of the level, in columns
};

/// What lies behind a level.
struct Panorama {
    std::vector<Ridge> ridges;  ///< nearest first; none where the cut is the map's first row
    float sun = 0.7f;           ///< where the sun is, 0 at the left of the level to 1 at the right
};

Panorama panorama_of(const LevelSettings& level);

/// Everything behind the level: sky, sun, stars, and the ridges that recede into the haze.
void draw_backdrop(Image& picture, const Panorama& panorama, const View& view, const Palette& palette);

}  // namespace terramorph
