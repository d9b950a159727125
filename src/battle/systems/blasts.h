#pragma once

#include "battle/blast.h"

namespace terramorph {

class Bodies;
struct BattleState;
struct EffectContext;

/// An explosion: digs a crater, damages tanks nearby, sets off crates and throws bodies.
void explode(BattleState& state, Bodies& bodies, const EffectContext& context, const Blast& blast);

}  // namespace terramorph
