#pragma once

#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "terrain/level.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/panorama.h"

namespace terramorph {

/// Draws features behind the level, smaller and paler with distance, unless a nearer ridge hides their foot.
void draw_distant_scenery(Canvas& canvas, const Panorama& panorama, const View& view, const Palette& palette);

/// Draws features on the level itself, as long as the ground under them is unchanged.
void draw_scenery(Canvas& canvas, const Panorama& panorama, const Ground& ground, const View& view,
                  const Palette& palette);

}  // namespace terramorph
