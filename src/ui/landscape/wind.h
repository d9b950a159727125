#pragma once

#include "battle/battle.h"
#include "paint/canvas.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// Streaks in the sky where the wind is stronger higher up: the faster and longer, the stronger it is there.
class WindPicture {
  public:
    /// Returns whether they have moved far enough for another picture.
    bool advance(double seconds, const Battle& battle);
    void draw(Canvas& canvas, const View& view, const Battle& battle) const;

  private:
    double time_ = 0;
};

}  // namespace terramorph
