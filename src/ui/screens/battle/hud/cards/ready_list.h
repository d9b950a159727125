#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// True if the list of ready players is shown: while all aim, if all fire at once.
bool shows_ready_list(const Match& match);

/// Draws everybody's emblem on a plate, bright if the player has aimed, with its upper left corner at `at`.
/// Returns its width.
float draw_ready_list(Canvas& canvas, const Match& match, const HudState& state, Point at, float high);

}  // namespace terramorph
