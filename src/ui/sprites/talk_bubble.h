#pragma once

#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// A remark and the room to show it.
struct Bubble {
    std::string_view words;
    Color color;
    Point above, below;  ///< the speaker
    Rect room;           ///< limits of the bubble
};

/// The place of the bubble's plate: above, or below if there's no room above, or else as near as possible.
Rect bubble_place(const Canvas& canvas, const Bubble& bubble);
/// Draws it with its plate there.
void draw_bubble(Canvas& canvas, const Bubble& bubble, Rect plate);

}  // namespace terramorph
