#pragma once

#include "paint/canvas.h"
#include "ui/screens/results/words.h"

namespace terramorph {

/// Draws the awards of the match, two side by side: tank, title, players and reason.
void draw_awards(Canvas& canvas, Rect place, const Results& results);

}  // namespace terramorph
