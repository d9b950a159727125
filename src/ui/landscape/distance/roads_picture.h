#pragma once

#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/panorama.h"

namespace terramorph {

/// Draws the roads behind the level, narrower and paler with distance, where no nearer ridge hides them.
void draw_distant_roads(Canvas& canvas, const Panorama& panorama, const View& view, const Palette& palette);

}  // namespace terramorph
