#pragma once

namespace terramorph {

class Bodies;
class EffectWorld;
struct BattleState;

/// Tanks without health explode, and leave wreckage.
void resolve_deaths(BattleState& state, Bodies& bodies, EffectWorld& world);

}  // namespace terramorph
