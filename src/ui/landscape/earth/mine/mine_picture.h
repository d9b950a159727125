#pragma once

#include <vector>

#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "terrain/level.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// The timber of a mine: props and planks in its galleries, ladders in its shafts, and the frames over their
/// mouths. What stands behind nothing but air is seen.
class MinePicture {
  public:
    /// Nothing.
    MinePicture() = default;
    explicit MinePicture(const LevelSettings& level);

    void draw(Canvas& canvas, const View& view, const Ground& ground, const Palette& palette) const;

  private:
    std::vector<Range> mouths_;  // of shafts
};

}  // namespace terramorph
