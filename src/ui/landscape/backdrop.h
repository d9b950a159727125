#pragma once

#include "paint/image.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/clouds.h"
#include "ui/landscape/panorama.h"

namespace terramorph {

/// Draws and returns the clouds' places: everything behind the level: the sky, water out to the horizon, and
/// ridges receding into the haze.
std::vector<CloudPlace> draw_backdrop(Image& picture, const Panorama& panorama, const View& view,
                                      const Palette& palette);

}  // namespace terramorph
