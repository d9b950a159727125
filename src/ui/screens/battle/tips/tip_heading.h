#pragma once

#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// Of a tip's keys.
constexpr Color kTipKey = {54, 48, 78};

/// How wide a heading like "Hold [Space] to go on" is in a single line, with its keys.
float heading_width(const Canvas& canvas, std::string_view heading, const TextStyle& style);
/// How high it is, broken between words and keys into lines of this width.
float heading_height(const Canvas& canvas, std::string_view heading, float width, const TextStyle& style);
void draw_heading(Canvas& canvas, Rect place, std::string_view heading, const TextStyle& style);

}  // namespace terramorph
