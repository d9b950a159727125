#pragma once

#include <vector>

#include "paint/canvas.h"
#include "terrain/level.h"
#include "terrain/scenery.h"

namespace terramorph {

/// A small picture of a level from the side: sky, some ridges behind the cut, water, and earth with grass. It
/// shows the level's whole width, and of a very high level only the part with land.
class LevelSketch {
  public:
    /// Updates the sketch if the level has changed.
    void show(const LevelSettings& level);
    /// Updates the sketch from a coarse map.
    void show_roughly(const LevelSettings& level, const HeightMap& map);
    void draw(Canvas& canvas, Rect place) const;

  private:
    using Heights = std::vector<float>;  // 0 the lower edge .. 1 the upper one, at equal distances

    void take(const LevelSettings& level, const std::vector<std::vector<float>>& lines);

    void draw_features(Canvas& canvas, Rect place) const;
    std::vector<Point> outline(const Heights& heights, Rect place, float size, float horizon) const;

    LevelSettings level_;
    bool rough_ = true;
    std::vector<Heights> lines_;      // the surface, and behind it the ridges, nearest first
    std::vector<Standing> features_;  // on the surface
    float water_ = 0;                 // its surface
    float horizon_ = 0;               // height of the horizon
};

}  // namespace terramorph
