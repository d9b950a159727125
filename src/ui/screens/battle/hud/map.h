#pragma once

#include <span>

#include "match/match.h"
#include "paint/canvas.h"
#include "terrain/level.h"
#include "ui/sprites/tank_parts/driving_line.h"
#include "ui/terrain_editor/map_roads.h"

namespace terramorph {

/// The level's map from above, to look at during the battle: with the cut, who and what is there, and how far
/// whoever aims can drive.
class BattleMap {
  public:
    bool shown() const { return shown_; }
    /// Redraws the map if it has changed.
    void show(const LevelSettings& level);
    void hide() { shown_ = false; }
    /// `drive`: the parts of a way, as the line on the ground has them.
    void draw(Canvas& canvas, const Match& match, std::span<const DrivingLine::Piece> drive) const;

  private:
    /// Where a column of the level is on the picture.
    Point place_of(const Rect& map, float column) const;
    void draw_marks(Canvas& canvas, const Match& match, const Rect& map) const;

    bool shown_ = false;
    LevelSettings level_ = {};
    Image relief_;
    MapRoads roads_;
};

}  // namespace terramorph
