#pragma once

#include "battle/content/arsenal.h"
#include "battle/content/ids.h"
#include "battle/world/effect_world.h"

namespace terramorph {

/// The item that laser, plasma and shields take from; none if the arsenal has no such item.
ItemId find_battery(const Arsenal& arsenal);

/// Takes up to this many batteries from a tank (none: nobody). Returns how many.
int spend_batteries(EffectWorld& world, TankId tank, int limit);

}  // namespace terramorph
