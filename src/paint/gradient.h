#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "paint/geometry.h"
#include "paint/image.h"

namespace terramorph {

/// A shape's colours: the first one at `from` and before, the last one at `to` and beyond, in between mixed.
struct Gradient {
    Point from, to;
    Color first, last;
};

/// A gradient's colours, mixed once for each shape.
class GradientTable {
  public:
    explicit GradientTable(const Gradient& gradient) : from_(gradient.from) {
        const Point way = gradient.to - gradient.from;
        const float square = way.x * way.x + way.y * way.y;
        if (square > 0) step_ = way * ((kShades - 1) / square);
        for (int k = 0; k < kShades; ++k)
            colors_[static_cast<std::size_t>(k)] = packed(mixed(
                gradient.first, gradient.last, static_cast<float>(k) / static_cast<float>(kShades - 1)));
    }
    /// The place among the colours of a pixel, in parts of one; and how it changes to the next.
    float place_of(int x, int y) const {
        return (static_cast<float>(x) + 0.5f - from_.x) * step_.x +
               (static_cast<float>(y) + 0.5f - from_.y) * step_.y;
    }
    float step() const { return step_.x; }
    std::uint32_t at(float place) const {
        return colors_[static_cast<std::size_t>(std::clamp(place, 0.0f, kShades - 1.0f) + 0.5f)];
    }

  private:
    static constexpr int kShades = 48;

    Point from_, step_ = {};
    std::array<std::uint32_t, kShades> colors_;
};

}  // namespace terramorph
