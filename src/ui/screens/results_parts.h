#pragma once

#include "match/match.h"
#include "ui/canvas/canvas.h"

namespace terramorph {

/// Who did what: one row for each player from the first place to the last. Of the round, with the points of
/// the match beside it, or of the match alone.
void draw_score_table(Canvas& canvas, Rect place, const Match& match, bool of_round);

/// The first three of the match on their steps.
void draw_podium(Canvas& canvas, Rect place, const Match& match);

/// The damage that each player did in each round, as lines.
void draw_damage_chart(Canvas& canvas, Rect place, const Match& match);

}  // namespace terramorph
