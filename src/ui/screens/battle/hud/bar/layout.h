#pragma once

#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// The parts of the bar of whoever aims, in pixels. What there's no room for is empty.
struct BarLayout {
    Rect angle_heading, angle;  ///< words and number
    Rect left, right;           ///< turn the barrel
    Rect power_heading;         ///< above the track, also for its marks
    Rect track, power;          ///< the track, and the number
    Rect more, less;            ///< power
    Rect weapon_heading;        ///< empty where there's no height for it
    Rect previous, held, next;  ///< the weapons at hand
    Rect name, stock;           ///< two lines beside the one that's held
    Rect tab;                   ///< the key that takes the next one
    Rect fire;

    /// All that's about the barrel's angle, the power, and the weapon at hand; as high as *Fire*.
    Rect turning() const;
    Rect pushing() const;
    Rect weapon() const;

  private:
    Rect span(const Rect& first, const Rect& last) const;
};

BarLayout bar_layout(const Canvas& canvas, Rect place, std::string_view tab, std::string_view fire);

/// The bar's height, and that of the slim one.
float bar_height(const Canvas& canvas);
float slim_height(const Canvas& canvas);

/// Letters, in units.
constexpr float kBarHeading = 18, kBarNumber = 44, kBarName = 27, kBarStock = 19, kBarFire = 30;

}  // namespace terramorph
