#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Below the surface: the depth with full colour, in pixels of a picture of 1600 x 900.
constexpr float kDeepWater = 130;

/// Opacity of water over things in it.
constexpr float kShineThrough = 0.5f;

/// The effect of water in front of the viewer on each row of a picture.
struct WaterRows {
    /// `water`: its height in columns; 0 if there is none.
    WaterRows(float water, const View& view, const Palette& palette);

    int top;                            ///< the first row with any water
    std::vector<std::uint32_t> colors;  ///< from `top` on
    std::vector<std::uint32_t> covers;  ///< opacity: 0 .. 256

    /// Blends water over a pixel.
    std::uint32_t over(std::uint32_t pixel, int y) const;
};

class Ripples;

/// How a surface moves.
struct Waves {
    double time = 0;  ///< seconds
    const Ripples* ripples = nullptr;
};

/// Draws the surface of the level's water, with waves and foam.
void draw_waves(Canvas& canvas, const Ground& ground, float water, const View& view, const Palette& palette,
                const Waves& waves);

/// The earth below water: a height for each column from x0 on. Without any it's as deep as need be.
struct Bed {
    int x0 = 0;
    std::span<const float> heights = {};
};

/// Draws the surface of a stretch of open water between two places of the picture, likewise, and nothing of
/// its foam on the bed. `line`: working memory.
void draw_wave(Canvas& canvas, float from, float to, float water, const View& view, const Palette& palette,
               const Waves& waves, std::vector<Point>& line, const Bed& bed = {});

}  // namespace terramorph
