#pragma once

#include <algorithm>

#include "base/vec2.h"

namespace terramorph {

/// An upright rectangle.
struct Bounds {
    Vec2<float> low;
    Vec2<float> high;

    /// Larger by so much on each side.
    Bounds grown(float by) const { return {{low.x - by, low.y - by}, {high.x + by, high.y + by}}; }
};

/// True if a straight way comes into a box (Y.-D. Liang and B. A. Barsky, "A New Concept and Method for Line
/// Clipping", 1984).
inline bool enters(Vec2<float> from, Vec2<float> to, const Bounds& box) {
    float first = 0, last = 1;
    const auto clip = [&](float start, float way, float low, float high) {
        if (way == 0) return low <= start && start <= high;
        const float a = (low - start) / way, b = (high - start) / way;
        first = std::max(first, std::min(a, b));
        last = std::min(last, std::max(a, b));
        return first <= last;
    };
    return clip(from.x, to.x - from.x, box.low.x, box.high.x) &&
           clip(from.y, to.y - from.y, box.low.y, box.high.y);
}

}  // namespace terramorph
