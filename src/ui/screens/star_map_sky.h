#pragma once

#include "match/galaxy.h"
#include "ui/canvas.h"
#include "ui/image.h"

namespace terramorph {

/// Deep space with the stars of a galaxy in it, drawn once for each size of the window.
class StarMapSky {
  public:
    /// `map`: where the galaxy's own stars lie.
    void draw(Canvas& canvas, const Galaxy& galaxy, Rect map);

  private:
    Image picture_;
};

/// Where a place of the galaxy is on the map.
Point on_map(Rect map, Vec2<float> place);

Color star_light(StarColor color);

}  // namespace terramorph
