#pragma once

#include "terrain/ground/ground.h"

namespace terramorph {

constexpr int kFooting = 4;  ///< columns to both sides, on which a tree stands

/// The mean height of the ground about a column, in columns.
float ground_about(const Ground& ground, int x);

}  // namespace terramorph
