#pragma once

#include <span>
#include <string>
#include <string_view>

#include "match/match.h"
#include "paint/canvas.h"
#include "terrain/level.h"
#include "ui/sprites/tank_parts/driving_line.h"
#include "ui/terrain_editor/cut.h"
#include "ui/terrain_editor/map_roads.h"

namespace terramorph {

/// What the map is drawn for.
struct BattleMapScene {
    const Match& match;
    std::span<const DrivingLine::Piece> drive;  ///< the parts of a way, as the line on the ground has them
    Rect room;                                  ///< between the bars, in pixels
    float keeps_off = 0;                        ///< x of whoever aims, who must stay in sight
    std::string_view key = {};                  ///< that closes it; empty: a click does
    bool pad = false;                           ///< that's a button of a pad
};

/// The level's map from above, to look at during the battle: with the cut, who and what is there, how far
/// whoever aims can drive, and beside it what all that means.
class BattleMap {
  public:
    bool shown() const { return shown_; }
    /// Redraws the map if it has changed.
    void show(const LevelSettings& level);
    void hide() { shown_ = false; }
    void draw(Canvas& canvas, const BattleMapScene& scene) const;

  private:
    /// Where a column of the level is on the picture.
    Point place_of(const MapView& map, float column) const;
    void draw_cut(Canvas& canvas, const MapView& map) const;
    void draw_marks(Canvas& canvas, const Match& match, const MapView& map) const;
    void draw_names(Canvas& canvas, const Match& match, const MapView& map) const;
    void draw_legend(Canvas& canvas, const BattleMapScene& scene, Rect place) const;

    bool shown_ = false;
    LevelSettings level_ = {};
    std::string code_;
    Image relief_;
    MapRoads roads_;
};

}  // namespace terramorph
