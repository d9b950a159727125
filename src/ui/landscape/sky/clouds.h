#pragma once

#include <vector>

#include "paint/geometry.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/column_tile.h"
#include "ui/landscape/panorama.h"

namespace terramorph {

struct SkyStretch;

/// A cloud: its floor's middle, and how far it reaches from there to both sides and up.
struct CloudPlace {
    Vec2<float> middle;  ///< columns
    float half, high;    ///< columns
};

/// The clouds of a sky, lit by its sun.
class Clouds {
  public:
    /// `horizon`: its row in the picture; `sun`: its place in the sky. The view must outlive the clouds.
    Clouds(const Panorama& panorama, const View& view, const Palette& palette, float horizon, Point sun,
           const SkyStretch& stretch);

    /// Draws the pixel columns of the sky from `left` on, down to before this row of the picture.
    void draw(ColumnTile& strip, int left, int rows) const;
    std::vector<CloudPlace> places() const;

  private:
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

    /// How high a cloud is in a column, and how far that's to a side of its puffs, -1 to 1.
    struct Top {
        float high, toward;
    };

    static Top top_at(const Cloud& cloud, float x);
    void scatter(float share, float wide);
    void cover(float share, float wide);
    void draw(ColumnTile& strip, int left, int rows, const Cloud& cloud) const;

    const View& view_;
    float horizon_;
    float unit_;
    float left_;  // of the sky, to the picture's left edge
    float sun_;   // its column
    Color color_, shade_;
    std::vector<Cloud> clouds_;
};

}  // namespace terramorph
