#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <span>

#include "base/random.h"
#include "paint/image.h"
#include "paint/pixel.h"
#include "ui/landscape/earth/ground_coverage.h"

namespace terramorph {

/// Blends a colour over a pixel: 0 leaves it as it is, 1 lays all that the colour is opaque.
inline void lay(std::uint32_t& pixel, Color color, float amount) {
    pixel = blended(pixel, packed(color), share(amount * static_cast<float>(color.a) / 255));
}

/// What earth is lit and shaded with.
constexpr Color kEarthLight = {255, 232, 196}, kEarthDark = {16, 10, 12};

/// Smooth noise along a line, -1 to 1: a value of its own at each whole number, and in between.
inline float noise_along(std::uint32_t stream, float place) {
    const float whole = std::floor(place), part = place - whole;
    const int i = static_cast<int>(whole);
    const float from = uniform01(stream, 0, i, 0), to = uniform01(stream, 0, i + 1, 0);
    return 2 * (from + (to - from) * part * part * (3 - 2 * part)) - 1;
}

/// How the land lies on either side of a pixel column, at equal steps of distance.
struct LandBeside {
    static constexpr int kSteps = 8;

    float step = 1;                                ///< pixels between two
    std::array<float, 2 * kSteps + 1> falls = {};  ///< how far the land lies below the column's, in pixels
};

/// A pixel column of earth while it's painted.
struct EarthColumn {
    float column;  ///< its middle, in columns
    float along;   ///< the same in pixels of a picture of 1600 x 900
    float slope;   ///< rise of the surface for each column to the right
    float facing;  ///< the surface faces the sun, 1, or turns away from it, -1
    float whole;   ///< how thick the turf still is: 0 at a cut, 1 at some distance from it
    const LandBeside& beside;
    const GroundCoverage& here;
    std::span<std::uint32_t> colors;  ///< from the top of the picture
};

}  // namespace terramorph
