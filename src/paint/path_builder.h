#pragma once

#include <span>

#include "paint/raster.h"

namespace terramorph {

/// Builds outlines, with arcs as short straight pieces, and passes every piece to a raster.
class PathBuilder {
  public:
    enum class Cuts { shape, hole };

    explicit PathBuilder(CoverageRasterizer& raster, Cuts cuts = Cuts::shape)
        : raster_(raster), cuts_(cuts) {}

    void polygon(std::span<const Point> corners);
    void rounded(Rect rect, float radius);
    void circle(Point center, float radius);
    /// The outline of everything within `radius` of the open line.
    void stroke(std::span<const Point> points, float radius);

  private:
    void begin(Point at);
    void to(Point at);
    void close() { to(first_); }
    void arc(Point center, float radius, Point from, Point to);
    void join(Point at, Point along, Point next, float radius);

    CoverageRasterizer& raster_;
    Cuts cuts_;
    Point first_ = {};
    Point at_ = {};
};

}  // namespace terramorph
