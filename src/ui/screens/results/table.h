#pragma once

#include "paint/canvas.h"
#include "ui/screens/results/words.h"

namespace terramorph {

/// Who did what: one row for each player from the first place to the last, and one for each team above its
/// own. Of the round, with the points of the match beside it and how places have changed, or of the match
/// alone.
void draw_score_table(Canvas& canvas, Rect place, const Results& results, bool of_round);

}  // namespace terramorph
