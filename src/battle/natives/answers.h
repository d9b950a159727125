#pragma once

#include <span>

#include "battle/content/ids.h"

namespace terramorph {

class EffectWorld;
struct BattleState;

// How natives shoot back: once for each wrong, after the next turn of the tank that did it. The turn's end
// waits for them.

/// What these tanks did before becomes due, now that their turn begins.
void begin_turn_of_natives(BattleState& state, std::span<const TankId> tanks);
/// They take note of who has stopped near, and prepare to answer.
void end_turn_of_natives(BattleState& state);
/// A tick of their gun: it aims, turns its barrel and fires, one shot at a time.
void step_natives(BattleState& state, EffectWorld& world);
/// True while the turn must wait for them.
bool are_natives_awaited(const BattleState& state);
/// True if this damage is theirs: of nobody, until all that their shot has set going is over.
bool is_by_natives(const BattleState& state, TankId by);

}  // namespace terramorph
