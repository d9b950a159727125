#pragma once

#include <string>

#include "battle/content/weapon.h"
#include "paint/canvas.h"

namespace terramorph {

/// What it's good for in a line of this width, or else a figure: the card says all.
std::string use_in_brief(const Canvas& canvas, const Weapon& good, float width, const TextStyle& style);

}  // namespace terramorph
