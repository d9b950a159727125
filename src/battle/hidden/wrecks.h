#pragma once

namespace terramorph {

struct BattleState;

// Wrecks lie on the beds of deep lakes, with a prize in each: what a crate may hold. It's for the tank that
// touches the wreck, or for whoever drains the lake until the wreck's middle is dry.

constexpr float kWreckReach = 12;  ///< columns from its middle to those that touch it
constexpr float kWreckMiddle = 5;  ///< columns above the bed

/// Lets wrecks lie on some beds of the water as it stands.
void begin_wrecks(BattleState& state);
/// Gives away the prizes that have been found in this tick. Call it, too, after the weather has moved water:
/// what that drains is nobody's until it's touched.
void take_wrecks(BattleState& state);

}  // namespace terramorph
