#pragma once

#include <cstdint>
#include <vector>

#include "paint/image.h"
#include "terrain/ground/ground.h"
#include "terrain/level.h"
#include "terrain/palette.h"
#include "ui/landscape/backdrop.h"
#include "ui/landscape/camera.h"
#include "ui/landscape/earth/terrain_face.h"

namespace terramorph {

/// The picture of a level: its background, and its ground as it is now. Only columns that have changed since
/// the last call are redrawn.
class Landscape {
  public:
    Landscape(const LevelSettings& level, const Ground& ground);

    /// Every call must get the same ground object. The result is valid until the next call.
    const Image& picture(const Ground& ground, const View& view);

    /// Sets the height of the water in columns; 0 if there is none. It starts with the level's own.
    void set_water(float water);
    float water() const { return panorama_.water; }
    /// Rain darkens the picture from 0 to 1, and a storm on to 2; sunshine brightens it from 0 to -1.
    void set_gloom(float gloom);
    /// Blackens the earth around a blast for good; radii in columns.
    void scorch(const Scorch& scorch);
    void clear_scorches();
    const Panorama& panorama() const { return panorama_; }
    const TerrainFaceLayers& layers() const { return layers_; }
    const Palette& palette() const { return palette_; }

  private:
    void redraw(const Ground& ground, const View& view);
    void redraw_changes(const Ground& ground);
    void redraw_columns(const Ground& ground, Range columns);

    Palette fair_;     // in fair weather
    Palette palette_;  // in the current weather
    Panorama panorama_;
    TerrainFaceLayers layers_;
    View view_;
    Image backdrop_;
    Image picture_;
    std::vector<Scorch> scorches_;
    std::uint32_t revision_ = 0;
    float clouds_ = 0;  // in fair weather
    Range scorched_;    // columns blackened since the last picture
    float gloom_ = 0;
    bool stale_ = true;
};

}  // namespace terramorph
