#pragma once

#include <string>
#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// A box beside a tank: a heading, in which "[Space]" is a key, and a quieter text.
struct TipBox {
    std::string_view id;
    std::string heading, words;
    Point above, below;  ///< of the tank
    Rect room;           ///< limits of the box
    bool tail = true;
};

/// Where it stands.
Rect tip_box_place(const Canvas& canvas, const TipBox& tip);

/// Draws the box below the tank, where it hides no flight, or above if there's no room; returns its place.
Rect draw_tip_box(Canvas& canvas, const TipBox& tip);

}  // namespace terramorph
