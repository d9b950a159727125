#pragma once

#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

constexpr Color kHudQuiet = {176, 172, 190};
constexpr Color kHudHollow = {62, 59, 78};  ///< an empty track or bar

/// The dark plate behind a part of the bars.
void draw_plate(Canvas& canvas, Rect place);

/// A player's color along the left edge of a plate, fading into it; and how wide it's unfaded.
void draw_stripe(Canvas& canvas, Rect plate, Color color);
float stripe_wide(const Canvas& canvas);

/// A bar with round ends, filled to a part of it, 0 .. 1.
void draw_gauge(Canvas& canvas, Rect place, float part, Color color);

}  // namespace terramorph
