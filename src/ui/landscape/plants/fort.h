#pragma once

#include "battle/things/thing.h"
#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Draws the natives' gun: a fort of earth and timber, with a barrel at this angle (tenths of a degree), or
/// what's left of it.
void draw_fort(Canvas& canvas, const View& view, const Ground& ground, const Thing& gun, int barrel,
               const Palette& palette);

}  // namespace terramorph
