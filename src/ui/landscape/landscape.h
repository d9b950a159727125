#pragma once

#include <span>
#include <vector>

#include "paint/image.h"
#include "paint/layers/compositor.h"
#include "terrain/ground/ground.h"
#include "terrain/level.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/backdrop.h"
#include "ui/landscape/clouds.h"
#include "ui/landscape/earth/land_painting.h"
#include "ui/landscape/earth/terrain_face.h"

namespace terramorph {

/// The picture of a level: its background, and its ground as it is now. Only columns that have changed since
/// the last call are redrawn. What a camera looks at closely is painted a second time, as large as it is
/// seen; on the way there the paintings are stretched.
class Landscape {
  public:
    Landscape(const LevelSettings& level, const Ground& ground);

    /// Every call must get the same ground object. The result is valid until the next call.
    const Image& picture(const Ground& ground, const View& view);
    /// The same while a camera moves: the paintings as they're stretched, the upper one last.
    std::span<const PictureLayer> layers(const Ground& ground, const Views& views);

    /// Sets the height of the water in columns; 0 if there is none. It starts with the level's own.
    void set_water(float water);
    float water() const { return panorama_.water; }
    /// Rain darkens the picture from 0 to 1, and a storm on to 2; sunshine brightens it from 0 to -1.
    void set_gloom(float gloom);
    /// Blackens the earth around a blast for good; radii in columns.
    void scorch(const Scorch& scorch);
    void clear_scorches();
    std::span<const Scorch> scorches() const { return scorches_; }
    /// The clouds as they're painted.
    std::span<const CloudPlace> clouds() const { return cloud_places_; }
    const Panorama& panorama() const { return panorama_; }
    const TerrainFaceLayers& strata() const { return layers_; }
    const Palette& palette() const { return palette_; }

  private:
    LandColors colors() const {
        const auto wide = static_cast<float>(layers_.surface.size());
        return {layers_, palette_, panorama_.water, scorches_, panorama_.sun * wide};
    }
    void begin_whole(const Ground& ground, const View& view);
    void paint_closely(const Ground& ground, const Views& views);
    void forget_paintings();

    Palette fair_;     // in fair weather
    Palette palette_;  // in the current weather
    Panorama panorama_;
    TerrainFaceLayers layers_;
    LandPainting whole_, close_;
    std::vector<PictureLayer> seen_;
    std::vector<Scorch> scorches_;
    std::vector<CloudPlace> cloud_places_;
    float clouds_ = 0;  // in fair weather
    float gloom_ = 0;
};

}  // namespace terramorph
