#pragma once

#include "terrain/level.h"

namespace terramorph {

/// The level after so many advances of the cut, each `rows` on through the same map, towards row 0: the land
/// that was seen behind. At the end of the map, or of land without end, the way turns back. No advance leaves
/// the level as it is.
LevelSettings advance_cut(const LevelSettings& level, int rows, int cut_advances);

}  // namespace terramorph
