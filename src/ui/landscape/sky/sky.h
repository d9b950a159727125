#pragma once

#include <vector>

#include "paint/image.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/sky/clouds.h"
#include "ui/landscape/earth/column_tile.h"
#include "ui/landscape/panorama.h"

namespace terramorph {

/// The sky of a level, as wide as the level itself where the picture shows a part of it; a closer view has a
/// sky of its own. In pixels.
struct SkyStretch {
    int left = 0;  ///< of the sky, to the picture's left edge
    int wide = 0;
};
SkyStretch sky_stretch(const Panorama& panorama, const View& view);

/// The sky, before any land hides it: colours, stars, the sun, clouds, and without air a neighbouring planet.
class Sky {
  public:
    /// `horizon`: its row in the picture. All arguments must outlive the sky.
    Sky(const Panorama& panorama, const View& view, const Palette& palette, float horizon);

    /// Draws the pixel columns of the sky from `left` on, down to before this row of the picture.
    void draw(ColumnTile& strip, int left, int rows) const;
    const SkyStretch& stretch() const { return stretch_; }
    /// Its place in the sky.
    Point sun() const { return sun_; }
    const Clouds& clouds() const { return clouds_; }

  private:
    struct Star {
        Point at;
        float radius;
        float light;
    };

    void rise_neighbour();
    void scatter_stars(float air);
    void draw_colors(ColumnTile& strip, int left, int rows) const;
    void draw_sun(ColumnTile& strip, int left, int rows) const;
    void draw_glow(ColumnTile& strip, int left, int rows, Point radii, float strength) const;
    void draw_neighbour(ColumnTile& strip, int left, int rows) const;

    const View& view_;
    const Palette& palette_;
    SkyStretch stretch_;
    float horizon_;
    float unit_;
    bool airless_;
    Point sun_;
    Clouds clouds_;
    Image neighbour_;
    Point neighbour_at_;
    std::vector<Star> stars_;
};

}  // namespace terramorph
