#pragma once

#include <string_view>

#include "paint/canvas.h"

namespace terramorph {

/// What the bar of whoever aims is about, as high as *Fire*: the barrel's angle, the power, the weapon at
/// hand and *Fire* itself. What isn't shown is empty.
struct BarParts {
    Rect angle, power, weapon, fire;
};

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

    BarParts parts() const;
};

BarLayout bar_layout(const Canvas& canvas, Rect place, std::string_view tab, std::string_view fire);

/// The bar's height, and that of the slim one.
float bar_height(const Canvas& canvas);
float slim_height(const Canvas& canvas);

/// Letters, in units.
constexpr float kBarHeading = 18, kBarNumber = 44, kBarName = 27, kBarStock = 19, kBarFire = 30;

}  // namespace terramorph
