#pragma once

#include <span>

#include "terrain/ground/strata.h"

namespace terramorph {

struct BattleState;
struct StartingLand;

// Mines of land that takes part: dug when a battle begins.

/// Lets no sand lie where it would run into a shaft.
void keep_sand_from(std::span<const Range> mouths, Strata& strata);

/// Digs and props the mine of a level, but no shaft below a tank. Water stays where it was.
void dig_mine(BattleState& state, const StartingLand& land);

}  // namespace terramorph
