#pragma once

#include "terrain/level.h"

namespace terramorph {

/// The level after a number of cut advances, each `rows` further through the same map towards row 0, into the
/// land seen in the background. At the edge of the map, or of infinite land, the cut turns back. With 0
/// advances the level stays as it is.
LevelSettings advance_cut(const LevelSettings& level, int rows, int cut_advances);

}  // namespace terramorph
