#pragma once

#include <string>

#include "paint/canvas.h"
#include "ui/captions/label_room.h"

namespace terramorph {

/// How far a shot fell from its mark, as a ruler on the ground with words below it.
struct MissMark {
    Point fell, mark;    ///< in pixels
    std::string words;   ///< "38 m short"
    Color color;         ///< of whoever fired
    bool beside = true;  ///< to the left or right of its mark, so that there's something to measure
    float shown = 1;     ///< 0 to 1
};

/// Below the place and, if the line reaches it, below the mark. Nothing where there are no letters. Returns
/// where the words stand.
Rect draw_miss_mark(Canvas& canvas, const MissMark& miss, LabelRoom& room);
/// All of its place where nothing else stands; empty where there are no letters.
Rect miss_mark_place(const Canvas& canvas, const MissMark& miss, LabelRoom room);

}  // namespace terramorph
