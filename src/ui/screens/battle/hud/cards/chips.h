#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// Draws a row of small plates with further facts of this turn: who has aimed, the speed of computers,
/// shield, fuel, parachutes, anchors, armed items, weather, walls, thick air and an approaching storm. Only unusual
/// facts are shown, and as many as fit.
void draw_chips(Canvas& canvas, const Match& match, const HudState& state, Rect place);

/// The row's height; 0 if there's nothing unusual.
float chips_height(const Canvas& canvas, const Match& match, const HudState& state);

}  // namespace terramorph
