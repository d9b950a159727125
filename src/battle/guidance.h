#pragma once

#include "battle/battle.h"

namespace terramorph {

/// Steers a shell for one tick towards where its guidance wants it.
void steer(Shell& shell, const Battle& battle);

}  // namespace terramorph
