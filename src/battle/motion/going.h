#pragma once

#include "terrain/scenery.h"

namespace terramorph {

struct BattleState;

// The going: what it costs to drive over what grows on land in play, or along its roads. Where earth has been
// dug or heaped, it's bare.

/// Columns of fuel for each column on this cover.
float fuel_on(LandCover cover);
/// What grows at a column.
LandCover cover_at(const BattleState& state, int x);

}  // namespace terramorph
