#pragma once

#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// A word whose letters are cut out of the land: grass on whatever looks up, layers of earth below.
class Logo {
  public:
    /// `size` pixels from line to line, its upper left corner at `at`.
    void draw(Canvas& canvas, Point at, std::string_view word, float size);

  private:
    Image letters_;
    int size_ = 0;
};

}  // namespace terramorph
