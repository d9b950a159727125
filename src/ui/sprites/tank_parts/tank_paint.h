#pragma once

#include "ui/sprites/body_transform.h"

namespace terramorph {

constexpr Color kTankInk = {20, 18, 31};

/// The thickness of a tank's dark outline, outside its shapes.
inline float tank_border(float scale) { return std::max(1.0f, 0.8f * scale); }

/// A shape with a dark edge, lit from above and the right.
inline void draw_plate(Canvas& canvas, const Outline& shape, Color color, float border) {
    if (shape.empty()) return;
    Point low = shape.front(), high = low;
    for (const Point corner : shape) {
        low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
        high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
    }
    const float wide = high.x - low.x, tall = high.y - low.y;
    draw_outline(canvas, shape, 2 * border, kTankInk);
    canvas.shaded(shape, Gradient{{low.x + 0.62f * wide, low.y + 0.1f * tall},
                                  {low.x + 0.4f * wide, high.y},
                                  mixed(color, {255, 244, 214}, 0.2f),
                                  mixed(color, kTankInk, 0.34f)});
}

/// A wheel with its hub; the spot on it shows that it turns.
void draw_wheel(Canvas& canvas, const BodyTransform& place, Vec2<float> axle, float turn, Color color);

}  // namespace terramorph
