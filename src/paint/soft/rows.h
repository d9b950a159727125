#pragma once

#include <cstdint>

namespace terramorph {

// The inner loops of drawing. Each takes a row of pixels and works on whole numbers, or on floats, which
// round alike on every machine: only + - * / and sqrt. Pixels' colours are premultiplied by their alpha,
// which light leaves as it is.

/// Light to add at full strength: 0 .. 255 each, or more.
struct LightColor {
    float r, g, b;
};

/// A row through an ellipse: `from` is the first pixel's place across, in radii from the middle, `step` the
/// way from pixel to pixel, and `down` the row's own distance from the middle, in radii.
struct RowThrough {
    float from, step, down;
};

/// Covers what's around an ellipse with a colour: nothing in its middle, `most` from its rim on.
void lay_around(std::uint32_t* pixels, int count, RowThrough row, LightColor color, float most);

/// Blends a colour over a row of pixels; the cover is 0 .. 256.
void lay_color(std::uint32_t* pixels, int count, std::uint32_t color, std::uint32_t cover);

/// Blends a row of pixels over another one, by their alpha.
void lay_pixels(std::uint32_t* pixels, int count, const std::uint32_t* over);

/// Puts a row of premultiplied pixels over another one.
void put_pixels(std::uint32_t* pixels, int count, const std::uint32_t* over);

/// Whether all of them are opaque.
bool all_opaque(const std::uint32_t* pixels, int count);

/// Mixes two rows: 0 gives the upper one, 256 the lower one.
void mix_pixels(const std::uint32_t* upper, const std::uint32_t* lower, std::uint32_t amount, int count,
                std::uint32_t* mixed);

/// Stretches a row: each pixel lies between the one at its place, 0 in `amounts` gives that, and the one that
/// is `beside` further, 256 gives that.
void stretch_pixels(const std::uint32_t* row, std::uint32_t beside, const std::uint32_t* places,
                    const std::uint32_t* amounts, int count, std::uint32_t* stretched);

void add_glow(std::uint32_t* pixels, int count, RowThrough row, LightColor light);

/// The same for a ring; lengths in pixels.
struct RowThroughRing {
    float from, down, radius, half;
};

void add_ring(std::uint32_t* pixels, int count, RowThroughRing row, LightColor light);

/// The same for a straight line: `off` is the first pixel's distance from it, in halves of its thickness, and
/// `step` how that changes from pixel to pixel.
void add_beam(std::uint32_t* pixels, int count, float off, float step, LightColor light);

/// A row through a ring that pushes what's there outward, by `far` on it and less up to `half` to both sides.
/// Places are those of pixels' middles; sources must be within a box, whose right and bottom count.
struct RowOfBend {
    float from, row;  ///< the first pixel's place
    float middle_x, middle_y, radius, half, far;
    std::int32_t left, top, right, bottom;
};

/// Where each pixel's colour comes from: pixels from the box's left and top.
void find_sources(std::int32_t* across, std::int32_t* down, int count, RowOfBend bend);

/// A puff's colours and shape along a row.
struct RowOfPuff {
    float from, step, down;
    float toward_x, toward_y;
    LightColor dark, difference;  ///< from dark to lit
    float opacity, hardness;
    /// How ragged its rim is: shares of cos and sin of three and of five times the angle; see
    /// lay_ragged_puff.
    float cos3 = 0, sin3 = 0, cos5 = 0, sin5 = 0;
    /// Eddies in it: how many along each direction, where they begin, and how far they fray its rim.
    float eddy_x = 0, eddy_y = 0, eddy = 0, frayed = 0;
};

void lay_puff(std::uint32_t* pixels, int count, RowOfPuff row);
/// The same with a rim that goes in and out, and folds as deep.
void lay_ragged_puff(std::uint32_t* pixels, int count, RowOfPuff row);

/// A row of light, from coarse cells, over a row of pixels. See LightField.
struct RowOfLight {
    const float* front;  ///< by pixel: how much brighter by its own colour in front ...
    const float* back;   ///< ... and behind
    const float* red;    ///< by pixel: light to add
    const float* green;
    const float* blue;
    const float* edge;       ///< by pixel: the row where what's in front begins
    const float* threshold;  ///< by pixel: 0 to 1, against banding
    float row;
    LightColor tint;
    LightColor flash;  ///< added everywhere
};

void lay_light(std::uint32_t* pixels, int count, RowOfLight row);

/// Adds a glow to a row of cells.
void add_glow_to_cells(float* red, float* green, float* blue, int count, RowThrough row, LightColor light);

/// A row of cells in the light of a lamp; lengths in pixels. See Lamp.
struct RowOfLamp {
    float from, step, down;  ///< the first cell's place from the lamp, the way to the next, the row's own
    float reach, strength, deep;
    float row;           ///< its place in the picture
    const float* edge;   ///< by cell: the row where what's in front begins ...
    const float* faced;  ///< ... and how much of the light that gets by its slope
};

void shine_on_cells(float* front, float* back, int count, RowOfLamp row);

/// Mixes two rows: part 0 gives the upper one, 1 the lower one; nothing is over `most`.
void mix_cells(const float* upper, const float* lower, float part, float most, int count, float* mixed);

/// Spreads `cells` + 1 values to 4 * `cells` pixels, each between its neighbours.
void spread_cells(const float* values, int cells, float* pixels);

}  // namespace terramorph
