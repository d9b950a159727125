#pragma once

#include <memory>
#include <optional>

#include "app/session.h"
#include "match/match.h"
#include "paint/image.h"
#include "ui/terrain_editor/level_sketch.h"
#include "ui/terrain_editor/map_preview.h"

namespace terramorph {

/// The level from the side on the terrain page, with its size.
class TerrainSide {
  public:
    /// As the battle draws it; but unless `still`, a sketch from the coarse map does if cutting the map is
    /// slow.
    void draw(Canvas& canvas, Rect place, const LevelSettings& level, const MapPreview& preview, bool still);
    /// Draws the session's next match on it, too, as that begins. Returns true if that's another one now.
    bool finish(const Session& session, const LevelSettings& level);
    /// The column in the middle of the castle of that match on this level; none if it has none, or isn't
    /// known yet.
    std::optional<int> castle(const LevelSettings& level) const;
    /// True if that match has no room for the castle that a person has placed.
    bool lacks_castle() const;
    /// True if that match has no water where a person has placed a pond.
    bool lacks_pond() const;

  private:
    void draw_land(Canvas& canvas, Rect place, const LevelSettings& level, const Match* match);

    LevelSketch sketch_;
    std::optional<MatchSettings> placed_;  // of the match that's shown ...
    std::unique_ptr<Match> match_;         // ... and it; none where nobody may play there
    Image picture_;
    LevelSettings pictured_;  // what it shows
    bool manned_ = false;     // with tanks
};

}  // namespace terramorph
