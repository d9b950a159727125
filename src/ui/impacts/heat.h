#pragma once

#include <optional>

#include "base/color.h"
#include "terrain/palette.h"

namespace terramorph {

/// The colour of fire: 0 is nearly out, 1 is white.
Color heat_color(float heat);

/// The same for fire of another colour; black stands for fire's own.
Color fire_color(float heat, Color tint);

/// Smoke in the light and in the shade.
struct SmokeColors {
    Color lit, dark;
};

/// What the sky of a planet adds to smoke.
SmokeColors air_light(const Palette& palette);

/// Smoke of this age, 0 fresh to 1 old, with this much fire below it: 0 to 1. `air`: see air_light(); none:
/// grey.
SmokeColors smoke_colors(float old, float fire, const std::optional<SmokeColors>& air = {});

}  // namespace terramorph
