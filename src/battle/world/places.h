#pragma once

#include "battle/world/effect_world.h"

namespace terramorph {

/// Where a tank would stand below a place, in columns: on earth or on other tanks, or on the surface where
/// there is too little room for it.
Vec2<float> standing_place(const WorldView& world, int tank, Vec2<int> under);

/// Of many places on the surface, chosen by chance, the one that is most level and farthest from others.
Vec2<float> random_place(EffectWorld& world, int tank);

/// A place on the surface in the column nearest to `x`.
Vec2<float> place_on_surface(const WorldView& world, int tank, float x);

}  // namespace terramorph
