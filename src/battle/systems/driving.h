#pragma once

namespace terramorph {

class Bodies;
struct BattleState;

/// Drives a tank this many columns to the right, or below 0 to the left, as far as fuel and ground allow.
void drive(BattleState& state, Bodies& bodies, int tank, int columns);
/// One tick of all tanks that drive.
void step_treads(BattleState& state, Bodies& bodies);
/// Wherever they are, they drive no farther.
void stop_all(BattleState& state, Bodies& bodies);

}  // namespace terramorph
