#pragma once

#include "base/random.h"
#include "paint/canvas.h"
#include "paint/soft/brush.h"

namespace terramorph::test {

/// Paints something that a canvas can paint, in a random place.
inline void paint_anything(Canvas& canvas, Random& random) {
    const int wide = static_cast<int>(canvas.width()), high = static_cast<int>(canvas.height());
    const auto at = [&] {
        const auto x = static_cast<float>(random.from_to(-20, wide + 20));
        return Point{x, static_cast<float>(random.from_to(-20, high + 20))};
    };
    const Point from = at(), to = at();
    const Color color = {200, 90, 40, static_cast<std::uint8_t>(random.from_to(40, 255))};
    SoftBrush soft(canvas);
    switch (random.below(9)) {
        case 0:
            return canvas.line(from, to, 3, color);
        case 1:
            return canvas.circle(from, 20, color);
        case 2:
            return (void)canvas.text(from, "Words", {.size = 14});
        case 3:
            return canvas.gradient({from.x, from.y, 40, 30}, color, {1, 2, 3, 100});
        case 4:
            return soft.glow(from, 30, color, 1);
        case 5:
            return soft.beam(from, to, 9, color, 1);
        case 7:
            return soft.beam_end(from, to, 9, color, 1);
        case 6:
            return soft.puff({.middle = from, .radius = 20, .lit = color, .dark = {}});
        default:
            return soft.ring(from, 30, 8, color, 1);
    }
}

}  // namespace terramorph::test
