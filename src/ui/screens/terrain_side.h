#pragma once

#include "ui/workshop/sketch.h"
#include "ui/workshop/survey.h"

namespace terramorph {

/// The level from the side on the terrain page, and how large it is.
class TerrainSide {
  public:
    /// While not all is `still`, out of what is known of the map where cutting it is slow.
    void draw(Canvas& canvas, Rect place, const LevelSettings& level, const Survey& survey, bool still);

  private:
    LevelSketch sketch_;
};

}  // namespace terramorph
