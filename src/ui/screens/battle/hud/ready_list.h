#pragma once

#include "match/match.h"
#include "paint/canvas.h"

namespace terramorph {

/// Whether it is to be seen who has aimed already: where all fire at once, until they do.
bool shows_ready_list(const Match& match);

/// Everybody's emblem on a plate, bright where its player has aimed, with its left upper corner at `at` and
/// so high. Returns how wide it is.
float draw_roll(Canvas& canvas, const Match& match, Point at, float high);

}  // namespace terramorph
