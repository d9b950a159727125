#pragma once

#include <cstddef>

#include "battle/content/ids.h"

namespace terramorph {

class Bodies;
struct BattleState;
struct Debris;
struct Thing;

/// Makes a body of a tree or a log, by the hand of a tank (-1: nobody). A tree falls to this side (-1: left,
/// 1: right) and leaves a stump, if it has ground to stand on.
void fell(BattleState& state, Bodies& bodies, std::size_t thing, int side, bool leaves_stump, TankId by);

}  // namespace terramorph
