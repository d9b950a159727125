#pragma once

#include "battle/content/weapon.h"

namespace terramorph {

/// True if firing the weapon sends one shell or several through the air.
inline bool flies(const Weapon& weapon) {
    const auto& on_fire = weapon.effects.on(Trigger::on_fire);
    return weapon.shell || (!on_fire.empty() && on_fire.front().kind->purpose == Purpose::fan);
}

}  // namespace terramorph
