#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/armory/demonstration.h"

namespace terramorph {

/// All that is to be known of a good before it is bought: what it does, seen and in words, what it costs, and
/// who else could have it.
void draw_armory_card(Canvas& canvas, Rect place, const Match& match, int player, int good,
                      Demonstration& demonstration);

}  // namespace terramorph
