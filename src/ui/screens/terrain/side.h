#pragma once

#include "ui/terrain_editor/level_sketch.h"
#include "ui/terrain_editor/map_preview.h"

namespace terramorph {

/// The level from the side on the terrain page, with its size.
class TerrainSide {
  public:
    /// Unless `still`, uses the coarse map if cutting the map is slow.
    void draw(Canvas& canvas, Rect place, const LevelSettings& level, const MapPreview& preview, bool still);

  private:
    LevelSketch sketch_;
};

}  // namespace terramorph
