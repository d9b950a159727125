#pragma once

#include "battle/world/effect_world.h"

namespace terramorph {

/// What a tank's guided things go for, in columns: the place that it has chosen, else the middle of the enemy
/// nearest to `from`. None where there is neither.
std::optional<Vec2<Fixed>> target_of(const WorldView& world, int tank, Vec2<Fixed> from);

/// Gives a shell at the muzzle its guidance. Where that aims (ballistic, lazy) it leaves at another speed, if
/// there is one with which it meets its target.
void guide(Shell& shell, const Guidance& guidance, const EffectWorld& world);

/// Steers a shell for one tick towards where its guidance wants it; after 10 seconds it falls as others do.
void steer(Shell& shell, const WorldView& world);

}  // namespace terramorph
