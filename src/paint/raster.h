#pragma once

#include <cstdint>
#include <vector>

#include "paint/canvas.h"
#include "paint/gradient.h"
#include "paint/layers/touched.h"

namespace terramorph {

/// Rasterizes shapes with smooth edges: adds up signed areas along the outline, as FreeType and font-rs do,
/// to get each pixel's coverage. It uses integers in 1/256 pixel, so a shape has the same pixels on every
/// machine, and edges walked both ways cancel exactly.
class CoverageRasterizer {
  public:
    /// Begins a shape; only its part inside `box` is drawn.
    void begin(PixelBox box);
    /// Adds a straight piece of the outline. Coordinates must be finite.
    void edge(Point from, Point to);
    /// Fills the outline (non-zero winding) and resets it; notes where.
    void paint(Image& target, Color color, Touched& touched);
    void paint(Image& target, const Gradient& gradient, Touched& touched);

    /// Instead of an outline: fills a rectangle.
    void paint_rect(Image& target, Rect rect, Color color, Touched& touched);

  private:
    struct Dot {
        int x, y;  // in 1/256 pixel from the corner of the box
    };

    void upright(double x, double top, double bottom, int sign);
    void slanting(Dot from, Dot to, int sign);
    void within_row(int row, int from_x, int to_x, int rise);
    void add(int row, int column, int rise, int offset);
    void touch(std::size_t row, int column, int area);
    template <class Fill>
    void sweep(int row, Fill fill);

    PixelBox box_ = {};
    int width_ = 0;
    int height_ = 0;
    std::size_t stride_ = 0;
    std::size_t words_ = 0;  // of `touched_` for each row
    std::vector<std::uint32_t>
        areas_;  // each pixel's contribution to the winding to its right; all 0 between shapes
    std::vector<std::uint64_t> touched_;  // one bit for each area that is not 0
};

}  // namespace terramorph
