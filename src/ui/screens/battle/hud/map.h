#pragma once

#include "paint/canvas.h"
#include "terrain/level.h"
#include "ui/terrain_editor/map_roads.h"

namespace terramorph {

/// The level's map from above with the cut, to look at during the battle.
class BattleMap {
  public:
    bool shown() const { return shown_; }
    /// Redraws the map if it has changed.
    void show(const LevelSettings& level);
    void hide() { shown_ = false; }
    void draw(Canvas& canvas) const;

  private:
    bool shown_ = false;
    LevelSettings level_ = {};
    Image relief_;
    MapRoads roads_;
};

}  // namespace terramorph
