#pragma once

#include <vector>

#include "paint/image.h"

namespace terramorph {

/// Tongues of fire in several sizes and shapes, painted once.
class FlameTongues {
  public:
    /// The shapes lean from the left, 0, to the right.
    static constexpr int kShapes = 6;
    /// Of a tongue of size 1, in pixels of a picture of 1600 x 900.
    static constexpr float kHigh = 42, kWide = 22;

    /// `unit`: pixels of one in such a picture.
    void prepare(float unit);
    /// The smallest that is at least of this size, or else the largest, with its foot in the middle of the
    /// image's lower edge.
    const Image& tongue(float size, int shape) const;

  private:
    float unit_ = 0;
    std::vector<Image> tongues_;
};

}  // namespace terramorph
