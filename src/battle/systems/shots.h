#pragma once

#include "battle/shell.h"

namespace terramorph {

class EffectWorld;
struct BattleState;

// Shots: from the barrel through the air to where they do what they do.

/// Fires, and takes it from the stock if it is limited.
void fire(BattleState& state, EffectWorld& world, int tank, int weapon);

/// It flies from the next tick, unless a limit is met.
void launch(BattleState& state, const Shell& shell);
/// Runs the shell's on_fire effects, such as guidance, and launches it.
void launch_submunition(BattleState& state, EffectWorld& world, Shell shell);
/// Shells that were launched in the last tick fly from now on.
void take_launched(BattleState& state);

/// One tick of every shell.
void fly_shells(BattleState& state, EffectWorld& world);
/// Forgets shells without effects: they are over, or were shot down.
void remove_spent_shells(BattleState& state);

}  // namespace terramorph
