#pragma once

#include <array>

#include "base/color.h"

namespace terramorph {

/// The colours of a planet's land, sky and water.
struct Palette {
    Color zenith, sky, horizon;  ///< the sky from the top of the picture, by its middle, to the horizon
    Color mist;                  ///< below the horizon, where no land is seen
    Color star, sun, halo;
    Color near_ridge, far_ridge;
    Color contour;  ///< laid thinly on the edge of each ridge
    Color grass, grass_shade;
    Color rim;                   ///< the edge of the face, above all where earth was cut away
    Color loose;                 ///< earth that was heaped up or fell
    std::array<Color, 5> earth;  ///< strata from the top down
    Color stone, pebble;         ///< laid thinly on the strata
    Color bedrock;
    Color water, deep_water;      ///< by its surface and far below it; what lies behind shines through
    Color foam;                   ///< where its surface meets the air
    std::array<Color, 6> relief;  ///< the land from above, from the lowest to the highest

    friend bool operator==(const Palette&, const Palette&) = default;
};

}  // namespace terramorph
