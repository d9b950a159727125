#pragma once

#include "base/color.h"

namespace terramorph {

/// The colour of fire: 0 is nearly out, 1 is white.
Color heat_color(float heat);

/// The same for fire of another colour; black stands for fire's own.
Color fire_color(float heat, Color tint);

/// Smoke in the light and in the shade.
struct SmokeColors {
    Color lit, dark;
};

/// Smoke of this age, 0 fresh to 1 old, with this much fire below it: 0 to 1.
SmokeColors smoke_colors(float old, float fire);

}  // namespace terramorph
