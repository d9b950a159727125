#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// Draws as many keys and their functions in a row as fit, and adds them to what can be clicked.
void draw_hints(Canvas& canvas, Rect place, const Match& match, const HudState& state, HudPlaces& places);
float hints_height(const Canvas& canvas);

}  // namespace terramorph
