#pragma once

#include <optional>

#include "ai/aiming/weapon_selection.h"

namespace terramorph {

/// True if the tank can only fire into earth.
bool is_buried(const BattleView& view);

/// For a buried tank: of the shots that open the earth without harm to itself and its allies, the smallest
/// that sets its barrel free, or else the one that opens most; none if it has no such weapon.
std::optional<Shot> digging_shot(const BattleView& view);

/// A shot for any buried tank: it digs itself out or, if it can't, blasts with its free weapon to the side
/// with less earth.
Shot shot_out_of_earth(const BattleView& view);

/// The free weapon: the first unlimited one, else any.
WeaponId plain_weapon(const BattleView& view);

}  // namespace terramorph
