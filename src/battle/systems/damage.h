#pragma once

#include "battle/blast.h"
#include "battle/content/ids.h"
#include "battle/events/hurt_cause.h"

namespace terramorph {

struct BattleState;

// Damage to tanks. `by` is the tank to blame, -1 for nobody.

/// Damage scaled by the attacker's damage percentage. Shield and armour reduce it, unless it pierces the
/// shield.
void hurt(BattleState& state, TankId tank, int amount, TankId by, HurtCause cause,
          Piercing pierces = Piercing::none);

/// Damage of a fall or of something that comes down; the attacker's percentage doesn't apply.
void hurt_by_impact(BattleState& state, TankId tank, int amount, TankId by, HurtCause cause,
                    Piercing pierces);

/// Destroys a tank by a deadly direct hit, in spite of shield and armour.
void destroy(BattleState& state, TankId tank, TankId by, HurtCause cause = HurtCause::direct);

/// Collects thousandths of health until there's enough to apply.
void hurt_slowly(BattleState& state, TankId tank, int thousandths, TankId by, HurtCause cause);
void step_slow_damage(BattleState& state);

/// Lowers a shield's strength. The shield falls when nothing is left.
void wear_shield(BattleState& state, TankId tank, int cost);
/// A turn's wear: a tenth of what the shield had when it was new.
void fade_shield(BattleState& state, TankId tank);

}  // namespace terramorph
