#pragma once

#include "paint/canvas.h"
#include "ui/camera/camera.h"
#include "ui/sprites/shells/shell_shape.h"

namespace terramorph {

/// Half of its length in pixels: legible in a small picture too.
float half_length_of(ShellShape shape, float unit);

/// A shell at this place in columns, along its flight, with a short trail.
void draw_shell(Canvas& canvas, const View& view, const Shell& shell, Vec2<float> place);

}  // namespace terramorph
