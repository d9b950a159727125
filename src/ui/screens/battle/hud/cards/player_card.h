#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// Who plays, with color and emblem, which round it is, and how much money it has: points where none is
/// spent. If all aims are hidden, what all do.
void draw_player_card(Canvas& canvas, Rect place, const Match& match, const HudState& state);
float player_card_width(const Canvas& canvas, const Match& match, const HudState& state);
/// At least.
float player_card_height(const Canvas& canvas);

}  // namespace terramorph
