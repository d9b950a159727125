#pragma once

#include <string>

#include "terrain/level.h"

namespace terramorph {

/// The level's code if a line of the screen has room for it; empty if it's longer, or if there's none.
std::string short_code_of(const LevelSettings& level);

}  // namespace terramorph
