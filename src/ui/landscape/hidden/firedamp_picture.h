#pragma once

#include <span>

#include "battle/hidden/hidden.h"
#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Draws the firedamp in rooms: a greenish haze under the roof, with paler wisps in it, so that it's told
/// from the dark behind it by everybody.
void draw_firedamp(Canvas& canvas, const View& view, const Ground& ground,
                   std::span<const Firedamp> firedamp);

}  // namespace terramorph
