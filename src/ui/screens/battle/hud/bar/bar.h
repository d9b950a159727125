#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// Draws the bar of a person who aims: angle, power with a track, weapon and *Fire*; and adds what can be
/// clicked and dragged.
void draw_bar(Canvas& canvas, Rect place, const Match& match, const HudState& state, HudPlaces& places);

}  // namespace terramorph
