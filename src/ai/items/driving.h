#pragma once

#include <optional>
#include <vector>

#include "battle/battle_state.h"
#include "battle/tank.h"
#include "battle/world/ways.h"
#include "terrain/ground/ground.h"

namespace terramorph {

/// True if the tank's middle is under water.
bool is_in_water(const BattleState& state, const Tank& tank);

/// How far the nearest dry land is over ground passable for tracks, in columns to the right (negative: left);
/// none if there is none.
std::optional<int> way_ashore(const BattleState& state, const Tank& tank);

/// How far the crate lies that a tank can drive to with least fuel, in columns to the right (negative: left);
/// none if it can reach none.
std::optional<int> way_to_crate(const BattleState& state, const Tank& tank);

/// A few places that a tank could reach with its fuel, in columns to the right of its place, the nearest
/// last.
std::vector<int> places_to_try(const BattleState& state, const Tank& tank);

}  // namespace terramorph
