#pragma once

#include <string>

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// How far down the upper bar reaches, in pixels; with the row of plates below it, where there is one.
float hud_bottom(const Canvas& canvas);
float hud_bottom(const Canvas& canvas, const Match& match, const HudState& state);

/// Whose turn it is, angle, power, wind, weapon, round and level along the upper edge, what is not as usual
/// below it, and the keys along the lower edge: as many as there is room for.
void draw_hud(Canvas& canvas, const Match& match, const HudState& state, HudPlaces& places);

/// "CH 8412077": the generator's letters, with which level codes begin too, and the level's seed.
std::string level_name(const LevelSettings& level);

/// "62" or "62.3" degrees, from tenths.
std::string angle_text(int angle);

}  // namespace terramorph
