#pragma once

#include "battle/world/effect_world.h"

namespace terramorph {

/// One column along this way; straight down where there is none.
Vec2<Fixed> one_column(Vec2<Fixed> way);

/// Whether there is earth here that can be bored through: bedrock and what is beside the level cannot.
bool is_earth(const Ground& ground, Vec2<Fixed> at);

/// How many columns, `most` at most, a straight way from here leads through nothing but earth. `step` is one
/// column.
int earth_ahead(const Ground& ground, Vec2<Fixed> from, Vec2<Fixed> step, int most);

/// Takes away all earth as far as `radius` columns around a straight way.
void bore(EffectWorld& world, Vec2<Fixed> from, Vec2<Fixed> to, int radius);

/// Whether there is a hull or a shield on a way that has been bored; the context is then where it was hit.
bool meets_tank(const EffectWorld& world, Vec2<Fixed> from, Vec2<Fixed> to, EffectContext& context);

/// What an effect that bores leads to where it ends: `on_tank` if it is at one, and else, or where nothing is
/// hung on that, `on_rest`.
void end_boring(EffectWorld& world, const Effect& effect, const EffectContext& context);

}  // namespace terramorph
