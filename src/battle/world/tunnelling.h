#pragma once

#include "battle/world/effect_world.h"

namespace terramorph {

/// A step of one column in this direction; straight down if there is none.
Vec2<Fixed> one_column(Vec2<Fixed> way);

/// The number of columns, at most `most`, that a straight line from here stays in earth. `step` is one
/// column.
int earth_ahead(const Ground& ground, Vec2<Fixed> from, Vec2<Fixed> step, int most);

/// Removes all earth within `radius` columns of a straight line.
void carve_tunnel(EffectWorld& world, Vec2<Fixed> from, Vec2<Fixed> to, int radius);

/// True if there's a hull or a shield on a tunnelled line; the context is then set to the hit.
bool meets_tank(const EffectWorld& world, Vec2<Fixed> from, Vec2<Fixed> to, EffectContext& context);

/// Applies a tunnelling effect's effects at its end: on_tank if it's at a tank and has any, else on_rest.
void end_tunnel(EffectWorld& world, const Effect& effect, const EffectContext& context);

}  // namespace terramorph
