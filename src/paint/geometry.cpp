#include "paint/geometry.h"

#include <algorithm>
#include <cmath>

namespace terramorph {

bool sound(float number) { return std::fabs(number) <= 1e15f; }
bool sound(Point p) { return sound(p.x) && sound(p.y); }
bool drawable(Rect r) { return sound(r.x) && sound(r.y) && sound(r.w) && sound(r.h) && r.w > 0 && r.h > 0; }

int whole(float number, int low, int high) {
    if (number <= static_cast<float>(low)) return low;
    if (number >= static_cast<float>(high)) return high;
    return static_cast<int>(std::floor(number));
}

PixelBox nearest_pixels(Rect r) {
    constexpr int kFar = 1 << 20;
    const auto nearest = [](float number) { return whole(number + 0.5f, -kFar, kFar); };
    if (!drawable(r)) return {};
    return {nearest(r.x), nearest(r.y), nearest(r.x + r.w), nearest(r.y + r.h)};
}

PixelBox shared(PixelBox a, PixelBox b) {
    return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
            std::min(a.bottom, b.bottom)};
}

}  // namespace terramorph
