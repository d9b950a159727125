#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Where the small map of the whole level stands, above `foot`; empty where the picture shows nearly all of
/// the level anyway.
Rect overview_place(const Canvas& canvas, const Match& match, const View& view, float foot);

/// Draws the whole level small: its ground, all tanks, and a frame around what is seen.
void draw_overview(Canvas& canvas, const Match& match, const View& view, float foot);

}  // namespace terramorph
