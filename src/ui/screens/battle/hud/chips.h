#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// What else there is to know of this turn, each in a small plate in a row that begins at `at`: who has
/// aimed, shield, fuel and what is armed, walls, thick air and the storm that is near. Only what is not as
/// usual is there, so that mostly the row is empty. Returns how high it is.
float draw_chips(Canvas& canvas, const Match& match, const HudState& state, Point at);

/// The same height without drawing.
float chips_height(const Canvas& canvas, const Match& match, const HudState& state);

}  // namespace terramorph
