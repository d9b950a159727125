#pragma once

#include <vector>

#include "terrain/level.h"
#include "ui/canvas.h"

namespace terramorph {

/// A small picture of a level from the side: sky, some ridges behind the cut, and the face of the earth with
/// its grass. As wide as the level and as high, whatever its place.
class LevelSketch {
  public:
    /// Cuts the level anew, unless it is the one that is shown already.
    void show(const LevelSettings& level);
    void draw(Canvas& canvas, Rect place) const;

  private:
    using Heights = std::vector<float>;  // of the level, 0 .. 1, one per column

    std::vector<Point> outline(const Heights& heights, Rect place, float size, float horizon) const;

    LevelSettings level_;
    std::vector<Heights> lines_;  // the surface, and behind it the ridges, nearest first
    float horizon_ = 0;           // where the land sinks together in the distance
};

}  // namespace terramorph
