#pragma once

namespace terramorph {

class Bodies;
class EffectWorld;
struct BattleState;

// What comes from above by itself: meteors, lightning, crates, and the storm that ends a round of waiting.

/// How near sudden death is: 0 before it, then one more for each further turn without damage.
int storm_of(const BattleState& state);
/// The wind grows beyond what the rules allow it, where there is air.
void raise_storm(BattleState& state, Bodies& bodies);
/// What a hostile sky or a storm does at the end of a turn.
void strike(BattleState& state, Bodies& bodies, EffectWorld& world);
/// A crate comes down on a parachute, away from all tanks; none where there is no such place.
void drop_crate(BattleState& state, Bodies& bodies);

}  // namespace terramorph
