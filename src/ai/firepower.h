#pragma once

#include <string_view>

#include "battle/weapon.h"

namespace terramorph {

/// How many columns about where it lands a weapon harms, and how much: of a plain blast of full strength its
/// radius, of many heads less than all of theirs together. 0 for what harms nobody.
float firepower(const Weapon& weapon);

/// Whether an effect by itself costs tanks health.
bool harms(const Effect& effect);

/// A number of an effect by its parameter's name; 0 where it has no such parameter.
float number_in(const Effect& effect, std::string_view parameter);

}  // namespace terramorph
