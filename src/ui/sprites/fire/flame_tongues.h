#pragma once

#include <map>
#include <utility>

#include "paint/image.h"

namespace terramorph {

/// Tongues of fire in many sizes and shapes, each painted when it's first wanted.
class FlameTongues {
  public:
    /// The shapes lean from the left, 0, to the right.
    static constexpr int kShapes = 8;

    /// One about so many pixels high, up to some size, with its foot in the middle of the image's lower edge.
    /// It stays as long as this does.
    const Image& tongue(float high, int shape) const;

  private:
    mutable std::map<std::pair<int, int>, Image> tongues_;  // by step of size, and shape
};

}  // namespace terramorph
