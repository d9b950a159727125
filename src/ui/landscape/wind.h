#pragma once

#include "battle/battle.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// What the wind carries: leaves, sand, snow or embers, by the planet's cover, and streaks of air. Stronger
/// wind makes them faster and more; where it gets stronger with height, they do too.
class WindPicture {
  public:
    /// Pictures per second.
    static constexpr double kPictures = 30;

    /// Returns true if they have moved far enough for another picture.
    bool advance(double seconds, const Battle& battle);
    void draw(Canvas& canvas, const View& view, const Battle& battle, const Palette& palette) const;

  private:
    double time_ = 0;
    double gone_ = 0;  // how far air on the ground has blown: columns per second squared times seconds
};

}  // namespace terramorph
