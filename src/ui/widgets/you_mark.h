#pragma once

#include "app/match_runner.h"
#include "paint/canvas.h"

namespace terramorph {

/// Who is marked as whoever looks at the picture: the own seat among machines, or a match's only person; none
/// where people share the machine.
PlayerId own_player(const MatchRunner& runner);

/// The mark "you" beside a person's name, with its upper left corner at a point; and its size.
void draw_you(Canvas& canvas, Point at);
float you_wide(const Canvas& canvas);
float you_high(const Canvas& canvas);

}  // namespace terramorph
