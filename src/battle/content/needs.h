#pragma once

namespace terramorph {

struct Weapon;

/// True if a weapon or an item does something only in land that takes part.
bool needs_living_land(const Weapon& good);

}  // namespace terramorph
