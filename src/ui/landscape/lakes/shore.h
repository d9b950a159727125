#pragma once

#include <span>
#include <vector>

#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Standing water over a run of columns, under open sky.
struct Pool {
    int x0;       ///< its first column
    float level;  ///< of its surface, in columns
    std::span<const float> tops, bottoms;
    bool leaves = false;  ///< it has no shore at its right, where the level ends
};

/// Draws how water gets lighter where it's shallow, and its foam along the earth just below its surface.
/// `bank`, `line`: working memory.
void draw_shore(Canvas& canvas, const View& view, const Pool& pool, const Palette& palette,
                std::vector<float>& bank, std::vector<Point>& line);

}  // namespace terramorph
