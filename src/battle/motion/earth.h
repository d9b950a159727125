#pragma once

namespace terramorph {

class Bodies;
struct BattleState;
struct Debris;

// Loose earth: it pours or breaks off, and comes to rest again.

/// A tick of the ground's own motion.
void step_ground(BattleState& state, Bodies& bodies);
/// Turns a resting chunk of earth into ground again, exactly. Bodies rest slightly above the earth, or on
/// tanks, so it's lowered until it won't break off again.
void put_down(BattleState& state, const Debris& chunk);

}  // namespace terramorph
