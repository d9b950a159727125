#pragma once

#include <span>

#include "battle/hidden/hidden.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Draws the lumps of ore in the earth, each with a glint that comes and goes with the time in seconds.
void draw_ore(Canvas& canvas, const View& view, std::span<const OreLump> ore, double time);

}  // namespace terramorph
