#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// Draws one line in the middle of the place, or at its left in a replay: who fires what at whom at which
/// angle and power, while a computer aims, while it flies, and until it has been seen.
void draw_slim_bar(Canvas& canvas, Rect place, const Match& match, const HudState& state);

}  // namespace terramorph
