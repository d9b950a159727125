#pragma once

#include "paint/canvas.h"
#include "ui/screens/results/words.h"

namespace terramorph {

/// The first three sides of the match on their steps, with their tanks.
void draw_podium(Canvas& canvas, Rect place, const Results& results);

/// The awards of the match, two beside each other: what each is called, who has it and what for.
void draw_awards(Canvas& canvas, Rect place, const Results& results);

}  // namespace terramorph
