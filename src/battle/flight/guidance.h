#pragma once

#include "battle/world/effect_world.h"

namespace terramorph {

/// The target of a tank's guided shots, in columns: the chosen place, or else the middle of the enemy nearest
/// to `from`. None if there is neither.
std::optional<Vec2<Fixed>> target_of(const WorldView& world, TankId tank, Vec2<Fixed> from);

/// Gives a shell at the muzzle its guidance. Aiming kinds (ballistic, lazy) change its speed to meet the
/// target, if possible, but err a little.
void guide(Shell& shell, const Guidance& guidance, EffectWorld& world);

/// Steers a shell for one tick by its guidance; after 10 seconds it falls like any other.
void steer(Shell& shell, const WorldView& world);

}  // namespace terramorph
