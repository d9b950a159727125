#pragma once

#include <span>
#include <vector>

#include "terrain/road/road.h"
#include "terrain/shape.h"
#include "terrain/units.h"

namespace terramorph {

struct LevelSettings;

constexpr int kRoadsNear = 10;             ///< columns before and behind a cut ...
constexpr int kRoadsAlong = 32;            ///< ... or so many, if a road runs along it
constexpr std::size_t kMostStretches = 3;  ///< of road on a level, unless a person has built more ...
constexpr int kMostRoad = 400;             ///< ... with so many columns in all, likewise
constexpr int kNarrowestRoad = 13;         ///< columns: of one that runs straight across the cut

/// The roads between towns of a level's land that may pass through a box of spots, from the first to the
/// last, inclusive: their dry parts. Land without air has none. They depend neither on the cut nor on what a
/// person has built.
std::vector<Road> roads_near(const LevelSettings& level, const Spot& first, const Spot& last);

/// Where roads cross the cut of a level with this surface or run along it, from left to right: those that a
/// person has built, and as far as there's room for more, those between towns. No column is under water.
std::vector<Range> road_stretches(const LevelSettings& level, std::span<const Sixteenths> surface);

/// What's left of each stretch beside what something else takes: its longest part, if it isn't too narrow.
std::vector<Range> stretches_beside(std::span<const Range> stretches, const Range& taken);

}  // namespace terramorph
