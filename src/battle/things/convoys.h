#pragma once

namespace terramorph {

struct BattleState;

// Convoys use the roads of land in play. Now and then some carts, or a lone stranger, come along a stretch of
// road between two turns, stand there while one is played, and go on. They stop where the road is broken or
// under water, or before a tank, which they run into.

constexpr int kConvoyFrom = 3;     ///< the first turn that may have one
constexpr int kConvoyEvery = 6;    ///< turns in which a stretch of road has one, on average
constexpr int kMostCarts = 3;      ///< of a convoy; a lone one is a stranger
constexpr int kCartGap = 24;       ///< columns from one cart to the next
constexpr int kRammedHealth = 10;  ///< lost by a tank that they run into, but never its last

/// Between turns: those on the level go on, and others may come.
void pass_convoys(BattleState& state);

}  // namespace terramorph
