#pragma once

namespace terramorph {

class EffectWorld;
struct BattleState;
struct OngoingEffect;

/// Its updates begin in the next tick. Returns false if a limit is met.
bool start_effect(BattleState& state, const OngoingEffect& effect);
/// One tick of all effects that go on.
void update_effects(BattleState& state, EffectWorld& world);
/// Corrects how many drops of fire lie in a column.
void count_flame(BattleState& state, int x, int change);

}  // namespace terramorph
