#pragma once

#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// The size of a cap's letters where there's room.
float cap_letters(const Canvas& canvas);

/// A key, or a button of a pad, with what is printed on it: so high that letters of this size fit.
float cap_height(const Canvas& canvas, float letters);
float cap_width(const Canvas& canvas, std::string_view words, float letters);
void draw_cap(Canvas& canvas, Rect place, std::string_view words, bool pad, float letters);

/// With letters of the usual size.
float cap_height(const Canvas& canvas);
float cap_width(const Canvas& canvas, std::string_view words);
void draw_cap(Canvas& canvas, Rect place, std::string_view words, bool pad);

/// A key with an arrow that points this way: {-1, 0} is left.
void draw_arrow_cap(Canvas& canvas, Rect place, Point way);

}  // namespace terramorph
