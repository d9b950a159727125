#pragma once

#include <vector>

#include "paint/canvas.h"
#include "terrain/level.h"
#include "terrain/road/level_roads.h"
#include "ui/terrain_editor/cut.h"

namespace terramorph {

constexpr Color kRoadVerge = {58, 40, 30};  ///< beside a road

/// The roads on a map from above.
class MapRoads {
  public:
    /// Finds those between towns anew if the land has changed and is `still`, as that may take longer than a
    /// frame. Until then a changed map has only those that a person has built. Returns true if they have
    /// changed.
    bool look(const LevelSettings& level, bool still);
    void draw(Canvas& canvas, const MapView& view) const;

    /// Those between towns.
    const std::vector<Road>& roads() const { return roads_; }
    bool empty() const { return roads_.empty() && built_.empty(); }

  private:
    LevelSettings level_;  // without what roads don't go by
    std::vector<Road> roads_;
    std::vector<Road> built_;
    bool found_ = false;
};

}  // namespace terramorph
