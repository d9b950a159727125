#pragma once

#include "terrain/ground/ground.h"

namespace terramorph {

/// How far a tank at column `x` would fall, in columns, if what it stands on gave way: into a hollow under
/// it, or off an edge near it. 0 on even, firm ground.
float fall_from(const Ground& ground, int x);

}  // namespace terramorph
