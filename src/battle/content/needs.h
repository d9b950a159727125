#pragma once

namespace terramorph {

struct BattleRules;
struct Weapon;

/// True unless the land takes part: then the map is no part of the game.
bool is_land_idle(const BattleRules& rules);

/// True if a weapon or an item does something only in land that takes part.
bool needs_living_land(const Weapon& good);

}  // namespace terramorph
