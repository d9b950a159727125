#pragma once

#include <vector>

#include "paint/image.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/column_tile.h"
#include "ui/landscape/panorama.h"

namespace terramorph {

/// A cloud: its floor's middle, and how far it reaches from there to both sides and up.
struct CloudPlace {
    Vec2<float> middle;  ///< columns
    float half, high;    ///< columns
};

/// The sky, before any land hides it: colours, stars, the sun, clouds, and without air a neighbouring planet.
class Sky {
  public:
    /// `horizon`: its row in the picture. All arguments must outlive the sky.
    Sky(const Panorama& panorama, const View& view, const Palette& palette, float horizon);

    /// Draws the pixel columns of the picture from `left` on.
    void draw(ColumnTile& strip, int left) const;
    Point sun() const { return sun_; }
    std::vector<CloudPlace> cloud_places() const;

  private:
    struct Star {
        Point at;
        float radius;
        float light;
    };
    struct Puff {
        float middle;
        float radius;
        float flat;  ///< height relative to its radius
    };
    /// Puffs on a level floor.
    struct Cloud {
        float floor;
        float left, right;
        float light;
        std::vector<Puff> puffs;
    };

    void rise_neighbour();
    void scatter_stars(float air);
    void scatter_clouds(float share);
    void draw_colors(ColumnTile& strip, int left) const;
    void draw_sun(ColumnTile& strip, int left) const;
    void draw_glow(ColumnTile& strip, int left, Point radii, float strength) const;
    void draw_neighbour(ColumnTile& strip, int left) const;
    void draw_cloud(ColumnTile& strip, int left, const Cloud& cloud) const;

    const View& view_;
    const Palette& palette_;
    float horizon_;
    float unit_;
    bool airless_;
    Point sun_;
    Image neighbour_;
    Point neighbour_at_;
    Color cloud_color_, cloud_shade_;
    std::vector<Star> stars_;
    std::vector<Cloud> clouds_;
};

}  // namespace terramorph
