#pragma once

#include <optional>
#include <vector>

#include "terrain/units.h"

namespace terramorph {

struct BattleState;
struct Weapon;

/// The surface of the land some rows away from where each column lies now, as its map has it.
struct Skyline {
    int rows = 0;                     ///< the most that a column is away; fewer than asked where the map ends
    std::vector<Sixteenths> heights;  ///< of each column
};

/// So many rows behind; below 0: before.
Skyline skyline_behind(const BattleState& state, int rows);

/// By how many rows a weapon moves land, either way; none if it doesn't.
std::optional<int> rows_moved_by(const Weapon& weapon);

}  // namespace terramorph
