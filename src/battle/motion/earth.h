#pragma once

#include <cstdint>

#include "terrain/ground/loose_region.h"

namespace terramorph {

class Bodies;
struct BattleState;
struct Debris;

// Loose earth: it pours or breaks off, and comes to rest again.

/// Adds earth where there is none, but not inside hulls. Returns the cells added.
std::int64_t heap(BattleState& state, const Shape& shape);
/// Adds this many cells in the chords or as near as possible (see Ground::deposit).
std::int64_t deposit(BattleState& state, const Chords& chords, std::int64_t cells);

/// A tick of the ground's own motion.
void step_ground(BattleState& state, Bodies& bodies);
/// Turns a resting chunk of earth into ground again, exactly. Bodies rest slightly above the earth, or on
/// tanks, so it's lowered until it won't break off again.
void put_down(BattleState& state, const Debris& chunk);

}  // namespace terramorph
