#pragma once

#include <array>
#include <string_view>

#include "base/color.h"

namespace terramorph {

/// What covers a planet's land, and so what grows on it and what the wind carries.
enum class Cover { grass, sand, dust, snow, crust };
constexpr std::array<std::string_view, 5> kCoverNames = {"grass", "sand", "dust", "snow", "crust"};

/// The colours of a planet's land, sky and water.
struct Palette {
    Color zenith, sky, horizon;  ///< the sky at the top of the picture, in the middle and at the horizon
    Color mist;                  ///< below the horizon, where there's no land
    Color star, sun, halo;
    Color near_ridge, far_ridge;
    Color contour;             ///< drawn thinly on the edge of each ridge
    Color grass, grass_shade;  ///< the land's cover, whatever it is
    Cover cover = Cover::grass;
    std::array<Color, 3> flowers = {Color{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}};  ///< transparent: none
    Color rim;                   ///< the edge of cut earth
    Color loose;                 ///< earth that was added or fell
    std::array<Color, 5> earth;  ///< strata from the top down
    Color stone, pebble;         ///< drawn thinly on the strata
    Color bedrock;
    Color water, deep_water;      ///< at its surface and far below; translucent
    Color foam;                   ///< on the surface
    std::array<Color, 6> relief;  ///< the land from above, from the lowest to the highest

    friend bool operator==(const Palette&, const Palette&) = default;
};

}  // namespace terramorph
