#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// The wind, as a number and an arrow that points downwind and is as long as the wind is strong, and the
/// planet it blows on, which means nothing to a newcomer yet.
void draw_wind_card(Canvas& canvas, Rect place, const Match& match, const HudState& state);
float wind_card_width(const Canvas& canvas, const Match& match);

}  // namespace terramorph
