#pragma once

#include "battle/world/effect_world.h"

namespace terramorph {

/// Takes up to this many batteries from a tank (-1: nobody). Returns how many.
int spend_batteries(EffectWorld& world, int tank, int limit);

}  // namespace terramorph
