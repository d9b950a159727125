#pragma once

#include "match/galaxy/galaxy.h"
#include "paint/canvas.h"
#include "paint/image.h"

namespace terramorph {

/// The background of a galaxy, drawn once for each size.
class StarMapSky {
  public:
    /// `place` must be on whole pixels.
    void draw(Canvas& canvas, Rect place);

  private:
    Image picture_;
};

Color star_light(StarColor color);

}  // namespace terramorph
