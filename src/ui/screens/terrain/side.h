#pragma once

#include "ui/terrain_editor/level_sketch.h"
#include "ui/terrain_editor/map_preview.h"

namespace terramorph {

/// The level from the side on the terrain page, and how large it is.
class TerrainSide {
  public:
    /// While not all is `still`, out of what is known of the map where cutting it is slow.
    void draw(Canvas& canvas, Rect place, const LevelSettings& level, const MapPreview& survey, bool still);

  private:
    LevelSketch sketch_;
};

}  // namespace terramorph
