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
    /// Unless `still`, a plain picture does, from the coarse map if cutting the map is slow.
    void draw(Canvas& canvas, Rect place, const LevelSettings& level, const MapPreview& preview, bool still);
    /// Draws it as the session's next match begins: as the battle does, where the hills aren't too high for
    /// that.
    void finish(const Session& session, const LevelSettings& level);

  private:
    void draw_finished(Canvas& canvas, Rect place);

    LevelSketch sketch_;
    std::optional<MatchSettings> placed_;  // of the match that's shown ...
    std::unique_ptr<Match> match_;         // ... and it; none where nobody may play there
    Image picture_;
};

}  // namespace terramorph
