#pragma once

#include "base/id.h"

namespace terramorph {

/// A tank and the player who drives it have one number.
using TankId = Id<struct TankKind>;
using PlayerId = TankId;

/// A weapon or an item, by its place in its list in the arsenal.
using WeaponId = Id<struct WeaponKind>;
using ItemId = Id<struct ItemKind>;

}  // namespace terramorph
