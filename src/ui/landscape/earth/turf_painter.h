#pragma once

#include "ui/landscape/earth/earth_column.h"
#include "ui/landscape/earth/terrain_face.h"

namespace terramorph {

/// Paints what covers the land: turf, sand in ripples, dust, a cap of snow, a crust that glows in its cracks,
/// or a road.
class TurfPainter {
  public:
    /// Both must outlive it.
    TurfPainter(const View& view, const LandColors& colors);

    /// How much of the turf stays on a slope (rise by run): from 1 to 0 on a cliff.
    static float clings_to(float slope);
    /// Likewise beside a road, where it thins out, as the road does towards its ends.
    float left_beside_roads(float column) const;
    void lay_cover(const EarthColumn& at) const;
    /// Light on slopes that face the sun, and shadow on others, fading with depth.
    void lay_sunlight(const EarthColumn& at) const;

  private:
    float depth_of(const EarthColumn& at, float units) const;  // in pixels
    void lay_band(const EarthColumn& at, float from, float to, Color color, float amount = 1) const;
    void lay_turf(const EarthColumn& at) const;
    void lay_sand(const EarthColumn& at) const;
    void lay_dust(const EarthColumn& at) const;
    void lay_snow(const EarthColumn& at) const;
    void lay_crust(const EarthColumn& at) const;
    /// A crack in a crust, in pixels of a picture of 1600 x 900; the column is so far across from its top.
    struct EmberCrack {
        float across, deep;
        float lean;   ///< how far its lower end is aside
        float thick;  ///< half of it, at its top
        float lot;
    };
    void lay_embers(const EarthColumn& at, const EmberCrack& crack) const;
    bool is_road(float column) const;
    void lay_road(const EarthColumn& at) const;

    const View& view_;
    const LandColors& land_;
    float unit_;
    Color bright_, light_, middle_, dark_;  // from the top down
    Color gravel_;
};

}  // namespace terramorph
