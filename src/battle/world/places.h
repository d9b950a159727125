#pragma once

#include "battle/world/effect_world.h"

namespace terramorph {

/// The place, in columns, where a tank would stand below this one: on earth or on other tanks, or on the
/// surface if there's too little room.
Vec2<float> standing_place(const WorldView& world, TankId tank, Vec2<int> under);

/// The most level of many random places on the surface, far from other tanks and, where the level has room,
/// at least 60 columns from where the tank is.
Vec2<float> random_place(EffectWorld& world, TankId tank);

/// A place on the surface in the column nearest to `x`.
Vec2<float> place_on_surface(const WorldView& world, TankId tank, float x);

}  // namespace terramorph
