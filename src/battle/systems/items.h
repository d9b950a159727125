#pragma once

#include "base/result.h"
#include "battle/content/weapon.h"

namespace terramorph {

struct BattleState;

/// Why an item cannot be used now; none if it can.
Refusal validate_use(const BattleState& state, const EffectWorld& world, TankId tank, ItemId item);

/// Why a shot of this weapon would do nothing to anybody; none if it may. It can be fired all the same.
Refusal why_wasted(const BattleState& state, const EffectWorld& world, TankId tank, WeaponId weapon);

/// Uses up one item and applies its effects.
void use_item(BattleState& state, EffectWorld& world, TankId tank, ItemId item);

/// Applies each of a tank's kinds of items that work automatically at this moment, once however many it has.
/// Items that aren't lasting are used up, one at a time.
void run_passive_items(BattleState& state, EffectWorld& world, TankId tank, Trigger when,
                       const EffectContext& context);

}  // namespace terramorph
