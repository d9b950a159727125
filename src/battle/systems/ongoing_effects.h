#pragma once

namespace terramorph {

class EffectWorld;
struct BattleState;
struct OngoingEffect;

/// Starts an effect; its updates begin in the next tick. Returns false if a limit is met.
bool start_effect(BattleState& state, const OngoingEffect& effect);
/// A tick of all ongoing effects.
void update_effects(BattleState& state, EffectWorld& world);
/// Changes the count of fire drops in a column.
void count_flame(BattleState& state, int x, int change);

}  // namespace terramorph
