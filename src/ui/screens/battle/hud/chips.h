#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// Draws a row of small plates at `at` with further facts of this turn: who has aimed, shield, fuel, armed
/// items, weather, walls, thick air and an approaching storm. Only unusual facts are shown, so the row is
/// mostly empty. It ends before `right`. Returns its height.
float draw_chips(Canvas& canvas, const Match& match, const HudState& state, Point at, float right);

/// The height without drawing.
float chips_height(const Canvas& canvas, const Match& match, const HudState& state);

}  // namespace terramorph
