#pragma once

#include <vector>

namespace terramorph {

struct LevelSettings;

constexpr int kShaftsNear = 32;  ///< columns before and behind a cut

/// The level's columns at which the land has mineshafts so near its cut, from left to right.
std::vector<int> shaft_places(const LevelSettings& level);

}  // namespace terramorph
