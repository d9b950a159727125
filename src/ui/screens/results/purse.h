#pragma once

#include "match/match.h"
#include "paint/canvas.h"

namespace terramorph {

/// Draws what a player owned before the round that has just ended, what that has earned by what, and what it
/// has now, as far as it has been counted up (0 .. 1), and how far it is from the first place.
void draw_purse(Canvas& canvas, Rect place, const Match& match, PlayerId player, float counted);

}  // namespace terramorph
