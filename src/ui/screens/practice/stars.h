#pragma once

#include "paint/canvas.h"

namespace terramorph {

/// Draws kMostStars stars side by side in the middle of a place, so many of them in gold.
void draw_stars(Canvas& canvas, Rect place, int gained);
/// How wide they are at this height.
float stars_wide(float high);

}  // namespace terramorph
