#pragma once

#include <optional>
#include <vector>

#include "battle/battle.h"

namespace terramorph {

/// True if the tank's middle is under water.
bool is_in_water(const BattleState& state, const Tank& tank);

// Where computers drive is what `driving_range` finds, and nothing else. Ways are in columns to the right of
// a tank's place; negative: to the left.

/// A way, and the columns of fuel that it takes.
struct DriveWay {
    int columns;
    float fuel;
};

/// To the nearest dry land, with its own fuel or more; none if there's none.
std::optional<DriveWay> way_ashore(const Battle& battle, TankId tank);

/// To the crate or stranger that takes least fuel, or to a cart where robbery pays, with its own fuel; none
/// if it can reach none.
std::optional<int> way_to_loot(const Battle& battle, TankId tank, bool pays);

/// To the nearest plateau that pays and that no enemy is on, with its own fuel; none if it's on one, or can
/// reach none.
std::optional<int> way_to_high_ground(const Battle& battle, TankId tank);

/// To a few places that a tank could reach with its fuel, the nearest last.
std::vector<int> places_to_try(const Battle& battle, TankId tank);

}  // namespace terramorph
