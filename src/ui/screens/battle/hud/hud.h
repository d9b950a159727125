#pragma once

#include <string>

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/captions/label_room.h"
#include "ui/screens/battle/hud/layout.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// Draws the cards, everybody's health, keys and unusual facts along the upper edge, and the bar of whoever
/// aims along the lower one.
void draw_hud(Canvas& canvas, const Match& match, const HudState& state, const HudLayout& layout,
              HudPlaces& places);

/// The room for labels that those leave.
LabelRoom hud_room(const HudLayout& layout);

/// What they leave of the sky up to the upper edge, for what reaches there from the land.
LabelRoom hud_sky(const HudLayout& layout);

/// "62" or "62.3" degrees, from tenths.
std::string angle_text(int angle);

}  // namespace terramorph
