#pragma once

#include <span>

#include "battle/things/thing.h"
#include "terrain/shape.h"

namespace terramorph {

struct BattleState;
struct ThingPlace;

// Where a level's things may stand.

/// Where nothing stands: on roads, and well away from what else is kept clear.
struct NoThings {
    std::span<const Range> kept_clear;
    std::span<const Range> roads;
};

/// What stands at such a place, whole and with its foot on the ground.
Thing thing_at(const BattleState& state, const ThingPlace& place);
/// A hut, whose floor is level with the highest ground below it.
Thing hut_at(const BattleState& state, const ThingPlace& place);
/// A town's gun, on a floor like a hut's.
Thing gun_at(const BattleState& state, int column);

/// True if it would stand in the way of a tank that's there as a level begins.
bool is_thing_near_a_tank(const BattleState& state, const Thing& thing);
/// True if a level's thing may stand where it is: on firm, dry and nearly level ground.
bool is_room(const BattleState& state, const NoThings& nowhere, const Thing& thing);
/// Stands it up if there's room, and nothing else. Returns whether there was.
bool stand(BattleState& state, const NoThings& nowhere, const Thing& thing);

}  // namespace terramorph
