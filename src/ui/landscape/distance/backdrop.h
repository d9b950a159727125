#pragma once

#include "paint/image.h"
#include "terrain/palette.h"
#include "terrain/shape.h"
#include "ui/camera/camera.h"
#include "ui/landscape/panorama.h"
#include "ui/landscape/sky/clouds.h"

namespace terramorph {

/// The colour of a ridge in the haze, 0 at the cut to 1 in the distance; `air`: how much there is, up to 1.
Color ridge_color(const Palette& palette, float haze, float air);

/// Draws everything behind the level into these pixel columns: the sky, water out to the horizon, and ridges
/// receding into the haze. Returns the clouds' places, of the whole sky.
std::vector<CloudPlace> draw_backdrop(Image& picture, const Panorama& panorama, const View& view,
                                      const Palette& palette, Range columns);
inline std::vector<CloudPlace> draw_backdrop(Image& picture, const Panorama& panorama, const View& view,
                                             const Palette& palette) {
    return draw_backdrop(picture, panorama, view, palette, {0, view.width});
}

}  // namespace terramorph
