#pragma once

namespace terramorph {

struct BattleState;

// Damage to tanks. `by` is the tank to blame, -1 for nobody.

/// Damage scaled by the attacker's damage percentage. Shield and armour reduce it, unless it bypasses the
/// shield.
void hurt(BattleState& state, int tank, int amount, int by, bool past_shield = false);

/// Damage of a fall or of something that comes down; the attacker's percentage doesn't apply.
void hurt_by_impact(BattleState& state, int tank, int amount, int by, bool past_shield);

/// Destroys a tank by a deadly direct hit, in spite of shield and armour.
void destroy(BattleState& state, int tank, int by);

/// Collects thousandths of health until there's enough to apply.
void hurt_slowly(BattleState& state, int tank, int thousandths, int by);
void step_slow_damage(BattleState& state);

/// Lowers a shield's strength. The shield falls when nothing is left.
void wear_shield(BattleState& state, int tank, int cost);

}  // namespace terramorph
