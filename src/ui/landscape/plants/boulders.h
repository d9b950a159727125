#pragma once

#include <span>

#include "battle/tank.h"
#include "battle/things/thing.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/in_front.h"

namespace terramorph {

/// Draws a boulder of the land. Light falls on it from above, whichever way it's turned.
void draw_rock(Canvas& canvas, const View& view, const Thing& boulder, const Palette& palette);
/// Draws one that rolls, by its body.
void draw_rock(Canvas& canvas, const View& view, Thing boulder, const BodyState& body,
               const Palette& palette);

/// Draws the boulders among these things. The steeper the slope on which one lies, the deeper it sits in it,
/// as nothing round would stay there else. `land`: as it is without them; without any they lie freely.
void draw_boulders(Canvas& canvas, const View& view, std::span<const Thing> things, const Palette& palette,
                   const LaidLand& land = {});

/// The colour of a planet's stones.
Color stone_color(const Palette& palette);

}  // namespace terramorph
