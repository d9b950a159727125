#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "terrain/scenery.h"
#include "ui/terrain_editor/cut.h"

namespace terramorph {

/// What stands on a spot of the land, placed or generated.
Feature thing_on(const MapSettings& terrain, Spot spot);

/// What comes after a thing when somebody goes through all of them: a tree after nothing, nothing after a
/// sign.
Feature next_thing(Feature now);

/// Puts the next thing on a spot of the land; nothing there takes away what is generated. The thing, or why
/// the land is left as it is.
Result<Feature> change_thing(MapSettings& terrain, Spot spot);

/// A small mark for a thing, about twice `size` wide.
void draw_thing(Canvas& canvas, Point center, float size, Feature feature);

/// What stands on a map from above: all that a person placed, and of what is generated that which stands on
/// the level, with as much around it as can be told apart,
/// but for those that would stand on another's mark.
class MapFeatures {
  public:
    /// Finds it anew, unless it is of this map and cut already.
    void look(const MapSettings& terrain, const Cut& cut, const MapView& view);
    /// The thing nearest to a place, at most `reach` pixels away; so too where one was taken away.
    std::optional<Spot> near(const MapView& view, Point at, float reach) const;
    void draw(Canvas& canvas, const MapView& view) const;

  private:
    struct Mark {
        Spot spot;  // of the map: its column 0 and row 0 are (0, 0)
        Feature feature;
        bool placed;
    };

    void find_generated(const MapView& view);

    MapSettings terrain_;
    Cut cut_;
    Rect place_;
    std::vector<Mark> marks_;
};

/// The whole column and row of the land nearest to a place on a map; none outside of the map.
std::optional<Spot> spot_at(const MapSettings& terrain, const MapView& view, Point at);

}  // namespace terramorph
