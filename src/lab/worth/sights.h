#pragma once

#include <vector>

#include "battle/battle.h"

namespace terramorph {

/// How a tank can aim.
struct Sight {
    int angle = 0;  ///< tenths of a degree
    int power = 0;
    TankId mark;
};

/// Aims of a tank from which a plain shell lands on each living enemy, before it and behind it, where it comes
/// near, and the straight line.
std::vector<Sight> sights(const Battle& battle, TankId shooter);

}  // namespace terramorph
