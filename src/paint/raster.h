#pragma once

#include <cstdint>
#include <vector>

#include "paint/canvas.h"

namespace terramorph {

/// How much of each pixel a shape covers, found by adding up signed areas along its outline, as the smooth
/// rasterisers of FreeType and font-rs do. It counts in 1/256 of a pixel, in whole numbers, so the same shape
/// gives the same pixels everywhere and edges that are walked both ways cancel without a trace.
class CoverageRasterizer {
  public:
    /// Begins a shape of which nothing outside `box` is wanted.
    void begin(PixelBox box);
    /// One straight piece of the outline. Coordinates are finite.
    void edge(Point from, Point to);
    /// Paints what the outline goes round (non-zero winding) and forgets it.
    void paint(Image& target, Color color);

  private:
    struct Dot {
        int x, y;  // in 1/256 pixel from the corner of the box
    };

    void upright(double x, double top, double bottom, int sign);
    void slanting(Dot from, Dot to, int sign);
    void within_row(int row, int from_x, int to_x, int rise);
    void add(int row, int column, int rise, int offset);
    void touch(std::size_t row, int column, int area);
    void paint_row(int row, std::uint32_t* pixels, std::uint32_t color, std::uint32_t cover);

    PixelBox box_ = {};
    int width_ = 0;
    int height_ = 0;
    std::size_t stride_ = 0;
    std::size_t words_ = 0;  // of `touched_` for each row
    std::vector<std::uint32_t>
        areas_;  // what each pixel adds to the winding right of it; all 0 between shapes
    std::vector<std::uint64_t> touched_;  // one bit for each area that is not 0
};

}  // namespace terramorph
