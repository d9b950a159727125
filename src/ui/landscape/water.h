#pragma once

#include <cstdint>
#include <vector>

#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// What water in front of the eye does to each row of a picture.
struct WaterRows {
    /// `water`: how high it stands, in columns; 0 where there is none.
    WaterRows(float water, const View& view, const Palette& palette);

    int top;                            ///< the first row with any water
    std::vector<std::uint32_t> colors;  ///< from `top` on
    std::vector<std::uint32_t> covers;  ///< how much of what lies behind it hides: 0 .. 256

    /// Lays it on one pixel.
    std::uint32_t over(std::uint32_t pixel, int y) const;
};

/// Draws the line where the level's water meets the air, with waves that go by with the time in seconds.
void draw_waves(Canvas& canvas, const Ground& ground, float water, const View& view, const Palette& palette,
                double time);

/// Lays the picture of the water over what has just been drawn at this place, so that it is seen as through
/// water: the part of it that is below the surface.
void draw_under_water(Canvas& canvas, const Image& landscape, Rect place, float water, const View& view);

}  // namespace terramorph
