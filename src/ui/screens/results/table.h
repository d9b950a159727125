#pragma once

#include "paint/canvas.h"
#include "ui/screens/results/words.h"

namespace terramorph {

/// Draws the scores: a row for each player from first place to last, and one for each team above its players;
/// either of the round, with match points and changes of place, or of the match. Of a round's deeds, so much
/// is shown as has been counted up: 0 .. 1. The row of the only person is marked.
void draw_score_table(Canvas& canvas, Rect place, const Results& results, bool of_round, float counted = 1);
/// As high as it would like to be, in pixels.
float score_table_high(const Canvas& canvas, const Results& results);

}  // namespace terramorph
