#pragma once

#include "paint/image.h"
#include "terrain/palette.h"
#include "terrain/shape.h"
#include "ui/camera/camera.h"
#include "ui/landscape/sky/clouds.h"
#include "ui/landscape/panorama.h"

namespace terramorph {

/// Draws everything behind the level into these pixel columns: the sky, water out to the horizon, and ridges
/// receding into the haze. Returns the clouds' places, of the whole sky.
std::vector<CloudPlace> draw_backdrop(Image& picture, const Panorama& panorama, const View& view,
                                      const Palette& palette, Range columns);
inline std::vector<CloudPlace> draw_backdrop(Image& picture, const Panorama& panorama, const View& view,
                                             const Palette& palette) {
    return draw_backdrop(picture, panorama, view, palette, {0, view.width});
}

}  // namespace terramorph
