#pragma once

#include "battle/things/thing.h"
#include "terrain/ground/ground.h"

namespace terramorph {

constexpr int kFooting = 4;  ///< columns to both sides, on which a tree stands

/// The columns to both sides, on which a thing stands.
inline int footing_of(const Thing& thing) { return thing.is_built() ? thing.size / 2 : kFooting; }

/// The mean height of the ground about a column, in columns.
float ground_about(const Ground& ground, int x);

}  // namespace terramorph
