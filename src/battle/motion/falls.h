#pragma once

namespace terramorph {

class Bodies;
class EffectWorld;
struct BattleState;

constexpr int kAirborneTicks = 6;  ///< ticks without contact after which a fall counts

/// Damages tanks that landed in this step, or that something fell on.
void hurt_by_contacts(BattleState& state, const Bodies& bodies);

/// Opens parachutes if the fall would do too much damage, and folds them on the ground.
void step_parachutes(BattleState& state, Bodies& bodies, EffectWorld& world);
void open_parachute(BattleState& state, Bodies& bodies, int tank, float sink_speed);

}  // namespace terramorph
