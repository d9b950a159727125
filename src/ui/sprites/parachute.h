#pragma once

#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Draws an open parachute above its `load`, in columns; `lean` is 0 upright, 1 fully to the right. `scale`:
/// pixels per column.
void draw_parachute(Canvas& canvas, Point load, float scale, float lean, Color color);

}  // namespace terramorph
