#pragma once

#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// What somebody says, and where there is room to show it.
struct Bubble {
    std::string_view words;
    Color color;
    Point above, below;  ///< of whoever says it
    Rect room;           ///< which it never leaves
};

/// Where the bubble's plate goes: above, below where there is no room above, else as near as there is room.
Rect bubble_place(const Canvas& canvas, const Bubble& bubble);
void draw_bubble(Canvas& canvas, const Bubble& bubble);

}  // namespace terramorph
