#pragma once

#include "battle/content/ids.h"

namespace terramorph {

/// A player, by its place in the settings.
using PlayerId = Id<struct PlayerIdKind>;
/// A good of the armory: first an arsenal's weapons, then its items.
using GoodId = Id<struct GoodIdKind>;

/// Each player drives the tank of the same number.
constexpr TankId tank_of(PlayerId player) { return TankId::at(player); }
constexpr PlayerId player_of(TankId tank) { return PlayerId::at(tank); }

}  // namespace terramorph
