#pragma once

#include "battle/shell.h"

namespace terramorph {

class EffectWorld;
struct BattleState;

// Shots: from the barrel through the air to their effects.

/// Fires, and takes the shot from the stock if it's limited.
void fire(BattleState& state, EffectWorld& world, TankId tank, WeaponId weapon);

/// Launches a shell, which flies from the next tick, unless a limit is met.
void launch(BattleState& state, const Shell& shell);
/// Runs the shell's on_fire effects, such as guidance, and launches it.
void launch_submunition(BattleState& state, EffectWorld& world, Shell shell);
/// Moves shells launched in the last tick to the flying ones.
void take_launched(BattleState& state);

/// A tick of every shell.
void fly_shells(BattleState& state, EffectWorld& world);
/// Removes shells without effects, which are finished or were shot down.
void remove_spent_shells(BattleState& state);

}  // namespace terramorph
