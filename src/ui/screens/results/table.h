#pragma once

#include "paint/canvas.h"
#include "ui/screens/results/words.h"

namespace terramorph {

/// Draws the scores: a row for each player from first place to last, and one for each team above its players;
/// either of the round, with match points and changes of place, or of the match.
void draw_score_table(Canvas& canvas, Rect place, const Results& results, bool of_round);

}  // namespace terramorph
