#pragma once

#include <cstdint>

#include "paint/image.h"
#include "terrain/ground/ground.h"
#include "terrain/level.h"
#include "terrain/palette.h"
#include "ui/landscape/backdrop.h"
#include "ui/landscape/camera.h"
#include "ui/landscape/earth/terrain_face.h"

namespace terramorph {

/// The picture of a level: what lies behind it, and its ground as it is now. It remembers what it has drawn
/// and draws only the columns that have changed since.
class Landscape {
  public:
    Landscape(const LevelSettings& level, const Ground& ground);

    /// The ground must be the same one at every call; its changes are found out from it. Stays valid until
    /// the next call.
    const Image& picture(const Ground& ground, const View& view);

    /// How high the water stands from now on, in columns; 0 where there is none. The level's own until then.
    void set_water(float water);
    float water() const { return panorama_.water; }
    /// Rain darkens the picture from 0 to 1, and a storm on to 2; sunshine brightens it from 0 to -1.
    void set_gloom(float gloom);
    const Panorama& panorama() const { return panorama_; }
    const TerrainFaceLayers& layers() const { return layers_; }
    const Palette& palette() const { return palette_; }

  private:
    void redraw(const Ground& ground, const View& view);
    void redraw_columns(const Ground& ground, Range columns);

    Palette fair_;     // by fair weather
    Palette palette_;  // as it is
    Panorama panorama_;
    TerrainFaceLayers layers_;
    View view_;
    Image backdrop_;
    Image picture_;
    std::uint32_t revision_ = 0;
    float clouds_ = 0;  // by fair weather
    float gloom_ = 0;
    bool stale_ = true;
};

}  // namespace terramorph
