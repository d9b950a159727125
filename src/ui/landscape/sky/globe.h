#pragma once

#include <cstdint>

#include "paint/geometry.h"
#include "paint/image.h"
#include "terrain/planet.h"

namespace terramorph {

/// A planet seen from space on a transparent square: land and water in its own colours, clouds if it rains, a
/// glow if it has air. Light comes from the direction `to_sun`; the seed determines the land.
Image globe(const Planet& planet, std::uint32_t seed, int pixels, Point to_sun);

/// The disc's radius as a part of the square's side; the rest is glow.
constexpr float kGlobeRadius = 0.44f;

}  // namespace terramorph
