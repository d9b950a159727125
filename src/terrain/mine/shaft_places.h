#pragma once

#include <vector>

namespace terramorph {

struct LevelSettings;

/// The level's columns at which the land has mineshafts near its cut (see kNearCut), from left to right.
std::vector<int> shaft_places(const LevelSettings& level);

}  // namespace terramorph
