#pragma once

#include <cstdint>

#include "paint/geometry.h"
#include "paint/image.h"
#include "terrain/planet.h"

namespace terramorph {

/// A planet as it is seen from space, on a square that is clear around it: its land and water in its own
/// colours, clouds where it rains, a glow where there is air. The light comes from the direction `to_sun`,
/// the seed decides about the land.
Image globe(const Planet& planet, std::uint32_t seed, int pixels, Point to_sun);

/// The disc's radius as a part of the square's side; the rest is glow.
constexpr float kGlobeRadius = 0.44f;

}  // namespace terramorph
