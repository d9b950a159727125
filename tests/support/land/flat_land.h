#pragma once

#include <vector>

#include "support/sixteenths.h"
#include "terrain/ground/ground.h"

namespace terramorph::test {

constexpr int kLandHeight = 100;  ///< columns
constexpr Sixteenths kCeiling = kLandHeight * kColumn;
constexpr Sixteenths kSurface = 50 * kColumn;

/// A flat surface.
inline std::vector<Sixteenths> flat_surface(int width, Sixteenths height = kSurface) {
    return std::vector<Sixteenths>(width, height);
}

/// One chord in each of the columns [x0, x1).
inline Shape slab(int x0, int x1, Span chord) { return {x0, std::vector<Span>(x1 - x0, chord)}; }

}  // namespace terramorph::test
