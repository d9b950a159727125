#pragma once

#include "battle/tank.h"
#include "battle/things/thing.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Draws a boulder of the land. Light falls on it from above, whichever way it's turned.
void draw_rock(Canvas& canvas, const View& view, const Thing& boulder, const Palette& palette);
/// Draws one that rolls, by its body.
void draw_rock(Canvas& canvas, const View& view, Thing boulder, const BodyState& body,
               const Palette& palette);

/// The colour of a planet's stones.
Color stone_color(const Palette& palette);

}  // namespace terramorph
