#pragma once

#include "match/match.h"
#include "paint/canvas.h"

namespace terramorph {

/// Draws a plate with everybody who's alive and their health, in the order of this volley's turns: whoever
/// plays now stands out, and who has already had a turn comes last, dimmed. `corner` is its upper right
/// corner. Names are left out where they don't fit into `room`. Returns its width.
float draw_order_strip(Canvas& canvas, const Match& match, PlayerId now, Point corner, float room);
float order_strip_height(const Canvas& canvas);

}  // namespace terramorph
