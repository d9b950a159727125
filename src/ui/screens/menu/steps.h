#pragma once

#include <span>
#include <string>
#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

constexpr float kWayEdge = 24;  ///< around what's on a card, in units

/// Draws a card for one of the ways to play, so dark that a field shows on it; returns the room on it.
Rect draw_menu_card(Canvas& canvas, Rect place);

/// A number from 1 on in a yellow disc, at the left of the place and as high as it.
void draw_step_number(Canvas& canvas, Rect place, int number);

/// Draws what's to be done one after another, with numbers, in quiet words that may need several lines.
void draw_steps(Canvas& canvas, Rect place, std::span<const std::string_view> steps);
/// How high that is, in pixels.
float steps_height(const Canvas& canvas, float width, std::span<const std::string_view> steps);

}  // namespace terramorph
