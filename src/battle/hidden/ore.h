#pragma once

#include "battle/content/ids.h"

namespace terramorph {

struct BattleState;
struct MineWorks;

// Lumps of ore are set in the earth around some rooms of a mine. A lump is worth money once, to whoever digs
// it free or touches it.

constexpr int kOreRadius = 6;     ///< columns
constexpr int kOreDollars = 150;  ///< for a lump

/// Sets ore in the floors and roofs of the rooms that have some.
void begin_ore(BattleState& state, const MineWorks& works);
/// Gives away what has been found in this tick. What nobody has dug free falls to the next floor.
void take_ore(BattleState& state);

}  // namespace terramorph
