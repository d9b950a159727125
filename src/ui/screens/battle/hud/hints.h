#pragma once

#include <vector>

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// Where the keys along the lower edge begin.
float hints_top(const Canvas& canvas);

/// The keys along the lower edge and what they do, as many as there is room for; those that a click can stand
/// for are added to the buttons.
void draw_hints(Canvas& canvas, const Match& match, const HudState& state, std::vector<HudButton>& buttons);

}  // namespace terramorph
