#pragma once

namespace terramorph {

struct BattleState;

// What tanks lose. `by` is the tank to blame, -1 for nobody.

/// Scaled by the attacker's damage percentage. Shield and armour keep off what they can, unless it goes past
/// the shield.
void hurt(BattleState& state, int tank, int amount, int by, bool past_shield = false);

/// Damage of a fall or of something that comes down: the attacker's percentage does not count.
void hurt_by_impact(BattleState& state, int tank, int amount, int by, bool past_shield);

/// A direct hit, where it kills: neither shield nor armour helps.
void destroy(BattleState& state, int tank, int by);

/// Collects thousandths of health until they are worth a hurt.
void hurt_slowly(BattleState& state, int tank, int thousandths, int by);
void step_slow_damage(BattleState& state);

/// Lowers a shield's strength. The shield falls when nothing is left.
void wear_shield(BattleState& state, int tank, int cost);

}  // namespace terramorph
