#pragma once

#include <vector>

#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "terrain/level.h"
#include "terrain/palette.h"
#include "ui/landscape/camera.h"
#include "ui/landscape/panorama.h"

namespace terramorph {

/// Draws what stands on the land behind the level, smaller and paler the further away, where no nearer ridge
/// hides its foot.
void draw_distant_scenery(Canvas& canvas, const Panorama& panorama, const View& view, const Palette& palette);

/// Draws what stands on the level itself, as long as the ground under it is as it was.
void draw_scenery(Canvas& canvas, const Panorama& panorama, const Ground& ground, const View& view,
                  const Palette& palette);

}  // namespace terramorph
