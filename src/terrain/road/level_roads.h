#pragma once

#include <span>
#include <vector>

#include "terrain/feature.h"
#include "terrain/shape.h"
#include "terrain/units.h"

namespace terramorph {

struct LevelSettings;

constexpr int kRoadsNear = 10;             ///< columns before and behind a cut ...
constexpr int kRoadsAlong = 32;            ///< ... or so many, if a road runs along it
constexpr std::size_t kMostStretches = 3;  ///< of road on a level ...
constexpr int kMostRoad = 400;             ///< ... with so many columns in all
constexpr int kNarrowestRoad = 13;         ///< columns: of one that runs straight across the cut

/// The spots of the land where a road turns, in order; less the map's origin they're columns and rows of the
/// map. Between them it runs straight.
using Road = std::vector<Spot>;

/// The roads of a level's land that may pass through a box of spots, from the first to the last, inclusive:
/// their dry parts. Land without air has none. They don't depend on the cut.
std::vector<Road> roads_near(const LevelSettings& level, const Spot& first, const Spot& last);

/// Where roads cross the cut of a level with this surface or run along it, from left to right. No column is
/// under water.
std::vector<Range> road_stretches(const LevelSettings& level, std::span<const Sixteenths> surface);

/// What's left of each stretch beside what something else takes: its longest part, if it isn't too narrow.
std::vector<Range> stretches_beside(std::span<const Range> stretches, const Range& taken);

}  // namespace terramorph
