#pragma once

#include "battle/bodies/earth_chunk.h"
#include "battle/tank.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Draws a piece of masonry that falls: its courses go along with it.
void draw_masonry(Canvas& canvas, const View& view, const EarthChunk& chunk, const BodyState& body,
                  const Palette& palette);

}  // namespace terramorph
