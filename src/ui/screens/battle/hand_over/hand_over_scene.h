#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/landscape/landscape.h"

namespace terramorph {

/// What stands behind the words of a hand-over: the land of the round, blurred and darkened, and in front the
/// player's tank, large, on a patch of grass.
class HandOverScene {
  public:
    explicit HandOverScene(const Match& match);

    void draw(Canvas& canvas, const Match& match, const Player& player);

  private:
    void blur_land(const Match& match, int width, int height);

    Landscape landscape_;
    Image land_;  // small and blurred
    int width_ = 0, height_ = 0;
};

}  // namespace terramorph
