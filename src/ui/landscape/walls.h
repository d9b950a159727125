#pragma once

#include "battle/flight/field.h"
#include "paint/canvas.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// Draws what the sides of a level, `wide` columns, do to a shell, each kind as a pattern of its own; and the
/// same along its ceiling (columns; 0: there is none), at the picture's edge where that is above it.
void draw_walls(Canvas& canvas, const View& view, Walls walls, int wide, int ceiling);

}  // namespace terramorph
