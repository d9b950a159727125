#pragma once

#include <algorithm>

#include "base/vec2.h"

namespace terramorph {

/// Places on the screen are in pixels from the top left, y downward; a pixel covers [k, k + 1).
using Point = Vec2<float>;

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;

    bool holds(Point p) const { return p.x >= x && p.x < x + w && p.y >= y && p.y < y + h; }
    /// The point within that's nearest to another.
    Point nearest(Point p) const { return {std::clamp(p.x, x, x + w), std::clamp(p.y, y, y + h)}; }
    Point center() const { return {x + w / 2, y + h / 2}; }
    Rect inset(float by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }
    friend bool operator==(const Rect&, const Rect&) = default;
};

/// Whole pixels; right and bottom are exclusive.
struct PixelBox {
    int left = 0, top = 0, right = 0, bottom = 0;

    bool empty() const { return left >= right || top >= bottom; }
    friend bool operator==(const PixelBox&, const PixelBox&) = default;
};

/// True if a number is usable as a coordinate or size; shapes with others aren't drawn.
bool sound(float number);
bool sound(Point p);
/// True if a rectangle is sound and not empty.
bool drawable(Rect rect);

/// Rounds down and clamps.
int whole(float number, int low, int high);
/// The nearest whole pixels, even far off the screen.
PixelBox nearest_pixels(Rect rect);
PixelBox shared(PixelBox a, PixelBox b);

}  // namespace terramorph
