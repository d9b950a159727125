#pragma once

#include <vector>

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// The top of the key hints at the lower edge.
float hints_top(const Canvas& canvas);

/// Draws as many keys and their functions along the lower edge as fit, and adds the clickable ones to the
/// buttons.
void draw_hints(Canvas& canvas, const Match& match, const HudState& state, std::vector<HudButton>& buttons);

}  // namespace terramorph
