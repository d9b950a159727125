#pragma once

#include "base/ticks.h"
#include "battle/content/ids.h"

namespace terramorph {

class Bodies;
class EffectWorld;
struct BattleState;

constexpr Ticks kAirborneTicks = 6 * kTick;  ///< without contact after which a fall counts

/// The damage of a landing at this speed, in columns per second; half of it in deep water (columns).
int damage_of_landing(float speed, float water = 0);

/// Damages tanks that landed in this step, or that something fell on.
void hurt_by_contacts(BattleState& state, const Bodies& bodies);

/// Opens parachutes if the fall would do too much damage, and folds them on the ground.
void step_parachutes(BattleState& state, Bodies& bodies, EffectWorld& world);
void open_parachute(BattleState& state, Bodies& bodies, TankId tank, float sink_speed);

}  // namespace terramorph
