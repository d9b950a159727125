#pragma once

#include "paint/canvas.h"
#include "terrain/level.h"

namespace terramorph {

/// The level's map from above with the cut on it, for a glance during the battle.
class BattleMap {
  public:
    bool shown() const { return shown_; }
    /// Draws the map anew where it is another one than last time.
    void show(const LevelSettings& level);
    void hide() { shown_ = false; }
    void draw(Canvas& canvas) const;

  private:
    bool shown_ = false;
    LevelSettings level_ = {};
    Image relief_;
};

}  // namespace terramorph
