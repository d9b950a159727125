#pragma once

namespace terramorph {

class Bodies;
class EffectWorld;
struct BattleState;

constexpr int kAirborneTicks = 6;  ///< a fall counts after as many without contact

/// What tanks lose that landed in this step, or that something came down on.
void hurt_by_contacts(BattleState& state, const Bodies& bodies);

/// A parachute opens when the fall would hurt more than its owner cares to bear, and folds on the ground.
void step_parachutes(BattleState& state, Bodies& bodies, EffectWorld& world);
void open_parachute(BattleState& state, Bodies& bodies, int tank, float sink_speed);

}  // namespace terramorph
