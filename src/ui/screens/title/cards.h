#pragma once

#include <string>
#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// One of the ways into a match, side by side.
struct TitleCard {
    std::string_view label;
    std::string note;     ///< one quiet line
    bool chosen = false;  ///< the yellow one
    bool focused = false;
};
void draw_title_card(Canvas& canvas, Rect place, const TitleCard& card);

/// A way to another page: its name and, where there's room, a quiet line below.
void draw_title_entry(Canvas& canvas, Rect place, std::string_view label, std::string_view note, bool lit);

/// Darkens the picture from its left edge on, so that words stand out.
void draw_title_shade(Canvas& canvas);

}  // namespace terramorph
