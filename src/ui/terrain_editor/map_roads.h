#pragma once

#include <vector>

#include "paint/canvas.h"
#include "terrain/level.h"
#include "terrain/road/level_roads.h"
#include "ui/terrain_editor/cut.h"

namespace terramorph {

/// The roads on a map from above.
class MapRoads {
  public:
    /// Finds them anew if the land has changed and is `still`, as that may take longer than a frame. Until
    /// then a changed map has none. Returns true if they have changed.
    bool look(const LevelSettings& level, bool still);
    void draw(Canvas& canvas, const MapView& view) const;

    const std::vector<Road>& roads() const { return roads_; }

  private:
    LevelSettings level_;  // without what roads don't go by
    std::vector<Road> roads_;
    bool found_ = false;
};

}  // namespace terramorph
