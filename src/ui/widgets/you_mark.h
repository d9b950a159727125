#pragma once

#include "paint/canvas.h"

namespace terramorph {

/// The mark "you" beside a person's name, with its upper left corner at a point; and its size.
void draw_you(Canvas& canvas, Point at);
float you_wide(const Canvas& canvas);
float you_high(const Canvas& canvas);

}  // namespace terramorph
