#pragma once

#include <optional>
#include <vector>

#include "battle/battle_state.h"
#include "battle/tank.h"
#include "terrain/ground/ground.h"

namespace terramorph {

constexpr int kStride = 10;  ///< columns: the step in which ways for tracks are looked for

/// The floor at column `x`, for tracks that come from a floor of this height one stride before; none if
/// that's too steep for them, or too near to the level's edge.
std::optional<Sixteenths> next_floor(const Ground& ground, int x, Sixteenths floor);

/// True if tracks can get from column `x` to a place `columns` to the right (negative: left), a multiple of
/// kStride.
bool can_drive(const Ground& ground, int x, int columns);

/// How far the crate lies that a tank can drive to with least fuel, in columns to the right (negative: left);
/// none if it can reach none.
std::optional<int> way_to_crate(const BattleState& state, const Tank& tank);

/// A few places that a tank could reach with its fuel, in columns to the right of its place, the nearest
/// last.
std::vector<int> places_to_try(const Tank& tank, const Ground& ground);

}  // namespace terramorph
