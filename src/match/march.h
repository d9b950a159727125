#pragma once

#include "terrain/level.h"

namespace terramorph {

/// The level after so many marches, each `rows` on through the same map, towards row 0: the land that was
/// seen behind. At the end of the map, or of land without end, the way turns back. No marches leave the level
/// as it is.
LevelSettings marched(const LevelSettings& level, int rows, int marches);

}  // namespace terramorph
