#pragma once

#include <span>
#include <vector>

#include "battle/water/gaps.h"
#include "terrain/shape.h"
#include "terrain/units.h"

namespace terramorph {

struct LevelSettings;

/// A pond of the land, on a level.
struct Pond {
    Range columns;     ///< that were dug for it, with its banks
    int middle;        ///< column
    Sixteenths level;  ///< of its water
};

/// Digs the ponds of the land that are near the cut of a level, as far as there's room for them on dry and
/// gentle land, away from what's kept clear. Those that a person has placed come first, then the nearest
/// ones. Without air there are none.
std::vector<Pond> dig_ponds(const LevelSettings& level, std::vector<Sixteenths>& surface, Sixteenths water,
                            std::span<const Range> kept_clear);

/// The middles of the ponds that a person has placed near the cut: columns.
std::vector<int> placed_ponds(const LevelSettings& level);

/// The columns that a pond's water covers; none if its bank isn't whole any more.
Range wet_columns(const Gaps& gaps, const Pond& pond);

}  // namespace terramorph
