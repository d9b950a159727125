#pragma once

#include <vector>

#include "terrain/ground/ground.h"

namespace terramorph::test {

constexpr int kLandHeight = 100;  ///< columns
constexpr int kCeiling = kLandHeight * kSub;
constexpr int kSurface = 50 * kSub;

/// A flat surface, in 1/16 column.
inline std::vector<int> flat_surface(int width, int height = kSurface) { return std::vector<int>(width, height); }

/// One chord in each of the columns [x0, x1).
inline Shape slab(int x0, int x1, Span chord) { return {x0, std::vector<Span>(x1 - x0, chord)}; }

}  // namespace terramorph::test
