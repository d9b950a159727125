#pragma once

#include <array>

#include "ui/image.h"

namespace terramorph {

/// The colours of a landscape: plain data, so that a planet can bring its own.
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
};

constexpr Palette kDusk = {
    .zenith = {32, 35, 79},
    .sky = {121, 75, 125},
    .horizon = {234, 145, 110},
    .mist = {196, 122, 100},
    .star = {255, 250, 240},
    .sun = {255, 243, 212},
    .halo = {255, 232, 190, 34},
    .near_ridge = {57, 42, 66},
    .far_ridge = {242, 170, 121},
    .contour = {255, 214, 170, 44},
    .grass = {146, 195, 92},
    .grass_shade = {107, 155, 70},
    .rim = {216, 184, 143},
    .loose = {138, 97, 62},
    .earth = {{{123, 83, 54}, {101, 67, 47}, {82, 54, 42}, {64, 41, 31}, {46, 30, 25}}},
    .stone = {255, 226, 190, 28},
    .pebble = {20, 10, 8, 56},
    .bedrock = {27, 20, 24},
};

}  // namespace terramorph
