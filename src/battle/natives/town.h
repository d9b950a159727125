#pragma once

#include <span>

#include "terrain/shape.h"

namespace terramorph {

struct BattleState;

constexpr int kTownHuts = 4;
constexpr int kTownReach = 320;      ///< columns from the gun to the farthest of its huts
constexpr int kTownFromTanks = 100;  ///< columns from the gun to tanks, as a round begins

/// Lets natives settle where the rules have some, after all else stands: a gun in the town nearest to the
/// level's middle, or else in a column drawn by lot, and huts as far as there's room, most of them on one
/// side of it. Where a round begins on the land as another has left it, they have mended their gun, which is
/// where it was unless tanks stand there.
void settle_natives(BattleState& state, std::span<const Range> kept_clear, std::span<const Range> roads);

}  // namespace terramorph
