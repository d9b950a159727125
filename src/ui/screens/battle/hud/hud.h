#pragma once

#include <string>

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// The lower edge of the upper bar, in pixels, including the row of plates, if there is one.
float hud_bottom(const Canvas& canvas);
float hud_bottom(const Canvas& canvas, const Match& match, const HudState& state);

/// The part of the picture between the upper bar and `foot`, where labels may stand.
Rect hud_field(const Canvas& canvas, const Match& match, const HudState& state, float foot);
/// The upper left corner of the latest news.
Point news_corner(const Canvas& canvas, const Match& match, const HudState& state);

/// Draws player, weapon, power, angle, wind, round and level along the upper edge, unusual facts below, and
/// as many keys as fit along the lower edge.
void draw_hud(Canvas& canvas, const Match& match, const HudState& state, HudPlaces& places);

/// "62" or "62.3" degrees, from tenths.
std::string angle_text(int angle);

}  // namespace terramorph
