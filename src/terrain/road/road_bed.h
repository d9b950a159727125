#pragma once

#include <span>

#include "terrain/shape.h"
#include "terrain/units.h"

namespace terramorph {

constexpr Sixteenths kRoadGrade{2};  ///< per column of a road's bed, at most
/// No column loses more for a road: less than the earth that covers mines.
constexpr Sixteenths kDeepestBed = 20 * kColumn;

/// The longest part of a stretch in which it takes no deep digging to make a bed.
Range even_part(const Range& stretch, std::span<const Sixteenths> surface);

/// Smooths a level's surface where roads are, by digging alone, and makes slopes down to them from both
/// sides.
void lay_roads(std::span<Sixteenths> surface, std::span<const Range> roads);

}  // namespace terramorph
