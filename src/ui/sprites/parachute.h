#pragma once

#include "paint/canvas.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// An open parachute over what hangs at `load`, in columns, leaning as it drifts: `lean` is 0 upright, 1 all
/// the way to the right. `scale`: pixels to a column of it.
void draw_parachute(Canvas& canvas, Point load, float scale, float lean, Color color);

}  // namespace terramorph
