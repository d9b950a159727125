#pragma once

#include "base/vec2.h"

namespace terramorph {

/// Places on the screen are in pixels from the top left, y downward; a pixel covers [k, k + 1).
using Point = Vec2<float>;

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;

    bool holds(Point p) const { return p.x >= x && p.x < x + w && p.y >= y && p.y < y + h; }
    Point center() const { return {x + w / 2, y + h / 2}; }
    Rect inset(float by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }
    friend bool operator==(const Rect&, const Rect&) = default;
};

/// Whole pixels: from left and top up to, not including, right and bottom.
struct PixelBox {
    int left = 0, top = 0, right = 0, bottom = 0;

    bool empty() const { return left >= right || top >= bottom; }
};

/// Whether a number can be a place or a size at all: shapes with others are left out of the picture.
bool sound(float number);
bool sound(Point p);
/// Whether a rectangle is sound and has an inside.
bool drawable(Rect rect);

/// Down to a whole number, held between two others.
int whole(float number, int low, int high);
/// The nearest whole pixels, also where they lie far off the screen.
PixelBox nearest_pixels(Rect rect);
PixelBox shared(PixelBox a, PixelBox b);

}  // namespace terramorph
