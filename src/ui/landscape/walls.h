#pragma once

#include "battle/flight/collision_scene.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Draws the walls of a level, `wide` columns, with a pattern for each kind; and the same pattern along its
/// ceiling (columns; 0: none), at the picture's edge if the ceiling is above it.
void draw_walls(Canvas& canvas, const View& view, Walls walls, int wide, int ceiling);

}  // namespace terramorph
