#pragma once

namespace terramorph {

class Bodies;
struct BattleState;
struct Debris;

/// A tick of a crate: its parachute folds on the ground, and a tank that touches it opens it.
void step_crate(BattleState& state, Bodies& bodies, Debris& crate);

}  // namespace terramorph
