#pragma once

#include <optional>

#include "terrain/castle/castle.h"

namespace terramorph {

struct BattleState;

/// Builds the castle of land that takes part.
void build_castle(BattleState& state, std::optional<Castle> castle);

/// What a broken arch or corbel carried may break off.
void loosen_masonry(BattleState& state, const Lining& broken);
/// Lets arches break that have lost their footing, and corbels whose wall stands on nothing.
void give_up_arches(BattleState& state);
/// Tells of its towers that have come down.
void watch_towers(BattleState& state);

}  // namespace terramorph
