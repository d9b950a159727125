#pragma once

#include "battle/battle.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Streaks in the sky if the wind gets stronger with height: stronger wind makes them faster and longer.
class WindPicture {
  public:
    /// Returns true if they have moved far enough for another picture.
    bool advance(double seconds, const Battle& battle);
    void draw(Canvas& canvas, const View& view, const Battle& battle) const;

  private:
    double time_ = 0;
};

}  // namespace terramorph
