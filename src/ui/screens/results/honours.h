#pragma once

#include "paint/canvas.h"
#include "ui/screens/results/words.h"

namespace terramorph {

/// Draws the first three sides of the match on a podium, with their tanks.
void draw_podium(Canvas& canvas, Rect place, const Results& results);

/// Draws the awards of the match, two side by side: title, players and reason.
void draw_awards(Canvas& canvas, Rect place, const Results& results);

}  // namespace terramorph
