#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "terrain/scenery.h"
#include "ui/terrain_editor/cut.h"

namespace terramorph {

/// The feature on a spot of the land, placed or generated.
Feature feature_on(const MapSettings& terrain, Spot spot);

/// Puts the next feature on a spot of the land; `none` removes a generated one. Returns the feature, or why
/// nothing was changed.
Result<Feature> change_feature(MapSettings& terrain, Spot spot);

/// Draws a small mark for a feature, about twice `size` wide.
void draw_feature(Canvas& canvas, Point center, float size, Feature feature);

/// Draws a castle's mark, with its foot on a spot.
void draw_castle_mark(Canvas& canvas, Point spot, float size);

/// The features on a map from above: all placed ones, and generated ones on the level and as far around it as
/// they can be told apart, without overlaps.
class MapFeatures {
  public:
    /// Updates the features if map or cut have changed.
    void look(const MapSettings& terrain, const Cut& cut, const MapView& view);
    /// The feature nearest to a place, at most `reach` pixels away; removed ones count too.
    std::optional<Spot> near(const MapView& view, Point at, float reach) const;
    void draw(Canvas& canvas, const MapView& view) const;

  private:
    struct Mark {
        Spot spot;  // relative to the map's column 0 and row 0
        Feature feature;
        bool placed;
    };

    void find_generated(const MapView& view);

    MapSettings terrain_;
    Cut cut_;
    Rect place_;
    std::vector<Mark> marks_;
};

/// The spot of the land nearest to a place on a map; none outside the map.
std::optional<Spot> spot_at(const MapSettings& terrain, const MapView& view, Point at);

}  // namespace terramorph
