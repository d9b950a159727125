#pragma once

#include "battle/content/weapon.h"

namespace terramorph {

/// The firepower of a weapon as one number: of a plain blast of full strength its radius in columns, of
/// several heads less than their sum. 0 if it does no damage.
float firepower(const Weapon& weapon);

}  // namespace terramorph
