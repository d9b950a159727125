#pragma once

#include <optional>
#include <string>

#include "battle/placement.h"
#include "battle/scars/land_left.h"

namespace terramorph {

/// Makes new land: its ground and its water, and what lies in it.
void make_land(BattleState& state, const StartingLand& land);

/// What a battle leaves on its land, for another one of the same rules there; nothing may move any more.
std::string scars_of(const BattleState& state);

/// Begins a round on the land that another has left: with its weather and its walls, and on its ground places
/// for tanks. On another cut the land is new, but dug and heaped as it was on the other. None, and nothing is
/// changed, if the scars are of other land.
std::optional<StartingLand> begin_on_scars(BattleState& state, int tanks, const LandLeft& left);

}  // namespace terramorph
