#pragma once

#include "ai/aiming/search.h"

namespace terramorph {

constexpr int kFlattestLob = 450;  ///< tenths of a degree above the horizontal
constexpr int kSteepestLob = 650;
constexpr int kOverAHill = 850;  ///< as steep as anybody lobs

/// The lob that comes nearest to a victim, as somebody finds it by eye: at the preferred elevation (tenths of
/// a degree) if that hits, else at others between 45 and 65 degrees, and over a hill at steeper ones.
Candidate find_lob(const BattleView& view, TankId victim, int preferred);

}  // namespace terramorph
