#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "battle/content/rules.h"
#include "paint/image.h"
#include "paint/layers/compositor.h"
#include "terrain/ground/ground.h"
#include "terrain/level.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/terrain_face.h"
#include "ui/landscape/land_pictures.h"
#include "ui/landscape/weather.h"

namespace terramorph {

/// The picture of a level: its background, and its ground as it is now. Only columns that have changed since
/// the last call are redrawn. What a camera looks at closely is painted a second time, as large as it is
/// seen; on the way there the paintings are stretched. While the weather or the water changes a little, the
/// next picture is painted behind the one that is seen.
class Landscape {
  public:
    Landscape(const LevelSettings& level, const Ground& ground);

    /// Every call must get the same ground object. The result is valid until the next call.
    const Image& picture(const Ground& ground, const View& view);
    /// The same while a camera moves: the paintings as they're stretched, the upper one last.
    std::span<const PictureLayer> layers(const Ground& ground, const Views& views);

    /// What of the land is scenery, and whether its water stands in basins: as it is at first.
    void set_living_land(LivingLand land);
    /// That of a battle on the level, with its roads and its castle, whose walls are seen from within.
    void set_battle(const BattleState& battle);
    /// Takes away what stands on the level where there is a lake now.
    void clear_lake_beds(const BattleState& battle);
    /// Sets the height of the water in columns; 0 if there is none. It starts with the level's own.
    void set_water(float water);
    float water() const { return panorama().water; }
    /// Rain darkens the picture from 0 to 1, and a storm on to 2; sunshine brightens it from 0 to -1.
    void set_gloom(float gloom);
    /// Blackens the earth around a blast for good; radii in columns.
    void scorch(const Scorch& scorch);
    void clear_scorches();
    std::span<const Scorch> scorches() const { return scorches_; }
    /// The clouds as they're painted.
    std::span<const CloudPlace> clouds() const { return shown_.clouds(); }
    const Panorama& panorama() const { return shown_.panorama(); }
    const TerrainFaceLayers& strata() const { return strata_; }
    const Palette& palette() const { return shown_.palette(); }
    /// The layers seen last show everything as it is.
    bool settled() const { return !changes_ && shown_.settled(); }

  private:
    LandDetails details() const { return {strata_, scorches_, castle_ ? &*castle_ : nullptr, covers_}; }
    void change_look(bool at_once);
    void follow_slips(const Ground& ground);
    void prepare_look(const Ground& ground, const Views& views);

    Palette fair_;  // in fair weather
    Downfall downfall_;
    Palette palette_;    // in the current weather
    Panorama panorama_;  // likewise
    TerrainFaceLayers strata_;
    LandPictures shown_;
    LandPictures coming_;   // with the next look, if it changes
    bool changes_ = false;  // what is seen has not the current look
    bool comes_ = false;    // what is coming has
    std::vector<Scorch> scorches_;
    std::optional<Castle> castle_;
    std::vector<LandCover> covers_;  // as the battle began
    std::uint32_t seen_ = 0;         // the ground's revision that strata and scorches have followed
    float clouds_ = 0;               // in fair weather
    float gloom_ = 0;
};

}  // namespace terramorph
