#pragma once

#include "base/vec2.h"
#include "battle/blast.h"

namespace terramorph {

class Bodies;
struct BattleState;
struct EffectContext;

/// An explosion: digs a crater, damages tanks nearby, sets off crates and throws bodies.
void explode(BattleState& state, Bodies& bodies, const EffectContext& context, const Blast& blast);

/// Throws bodies within reach of a blast away from it; `by`: the tank to blame for their falls.
void throw_bodies(BattleState& state, Bodies& bodies, Vec2<float> at, const Blast& blast, TankId by);

}  // namespace terramorph
