#pragma once

#include "battle/content/ids.h"
#include "terrain/shape.h"

namespace terramorph {

struct BattleState;

// Who is to blame for what falls, where several shots are under way at once.

/// Remembers who took earth away in these columns. Nobody's digging isn't remembered.
void remember_digging(BattleState& state, Range columns, TankId by);

/// Who last took earth away in these columns in this action or, if nobody did, who fired last.
TankId blame_for_fall(const BattleState& state, Range columns);

/// Forgets who hurt whom and who dug where: nobody is to blame from now on.
void forget_blame(BattleState& state);

}  // namespace terramorph
