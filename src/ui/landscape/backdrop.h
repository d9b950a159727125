#pragma once

#include "paint/image.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/panorama.h"

namespace terramorph {

/// Draws everything behind the level: the sky, water out to the horizon, and ridges receding into the haze.
void draw_backdrop(Image& picture, const Panorama& panorama, const View& view, const Palette& palette);

}  // namespace terramorph
