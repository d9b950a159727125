#pragma once

#include <vector>

#include "battle/crack.h"

namespace terramorph {

struct BattleState;

// Earth that's too weak: first it cracks, then it falls.

/// Checks what was dug at and shaken, and hanging earth in the changed columns. Where it fails, it cracks.
void look_for_cracks(BattleState& state, Range changed);

/// Takes out of the ground what cracked long enough ago, if it still fails.
void break_cracks(BattleState& state, std::vector<Falling>& falling);

/// Has the roofs checked on which tanks move about.
void doubt_roofs(BattleState& state);

/// True if the rules' chance keeps this loose earth up.
bool stays_up(const BattleState& state, const Chords& region);

}  // namespace terramorph
