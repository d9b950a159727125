#pragma once

#include "base/result.h"
#include "battle/content/weapon.h"

namespace terramorph {

struct BattleState;

/// Why an item cannot be used now; none if it can.
Refusal validate_use(const BattleState& state, const EffectWorld& world, int tank, int item);

/// Uses up one item and applies its effects.
void use_item(BattleState& state, EffectWorld& world, int tank, int item);

/// Applies all of a tank's items that work automatically at this moment. Items that aren't lasting are used
/// up, one at a time.
void run_passive_items(BattleState& state, EffectWorld& world, int tank, Trigger when,
                       const EffectContext& context);

}  // namespace terramorph
