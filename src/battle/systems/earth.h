#pragma once

#include <cstdint>

#include "terrain/ground/clump.h"

namespace terramorph {

class Bodies;
struct BattleState;
struct Piece;

// Loose earth pours or breaks off, and comes to rest again.

/// Adds earth where there is none, but not inside hulls. Returns the cells added.
std::int64_t heap(BattleState& state, const Shape& shape);
/// Adds this many cells, where the chords are or as near as there is room (see Ground::deposit).
std::int64_t deposit(BattleState& state, const Chords& chords, std::int64_t cells);

/// One tick of what the ground does by itself.
void step_ground(BattleState& state, Bodies& bodies);
/// A chunk of earth that lies still becomes ground again, to the last cell. Bodies lie a little above the
/// earth, or on tanks: it comes down so far that it does not break off once more.
void put_down(BattleState& state, const Piece& chunk);

}  // namespace terramorph
