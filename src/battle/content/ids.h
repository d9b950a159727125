#pragma once

#include "base/id.h"

namespace terramorph {

/// A tank, by its place in the battle.
using TankId = Id<struct TankKind>;

/// A weapon or an item, by its place in its list in the arsenal.
using WeaponId = Id<struct WeaponKind>;
using ItemId = Id<struct ItemKind>;

}  // namespace terramorph
