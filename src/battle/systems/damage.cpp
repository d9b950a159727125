#include "battle/systems/damage.h"

#include <algorithm>
#include <utility>

#include "battle/battle_state.h"

namespace terramorph {

namespace {

constexpr int kHealth = 1000;   // thousandths
constexpr int kWorthAHurt = 5;  // health
constexpr int kPatience = 10;   // ticks without more slow damage after which the rest is applied
constexpr int kHalf = kHealth / 2;

/// The part of the damage that a shield absorbs.
int absorb(BattleState& state, int number, int amount, int by) {
    const Tank& hurt = state.tank(number);
    const bool absorbs = hurt.shield.up() && hurt.shield.kind != Shield::Kind::deflects;
    const int absorbed = absorbs ? std::min(amount, hurt.shield.strength) : 0;
    if (absorbed <= 0) return 0;
    state.emit(event::ShieldHit{.tank = number, .by = by, .absorbed = absorbed, .at = hurt.middle()});
    wear_shield(state, number, absorbed);
    return absorbed;
}

/// Damages the hull, reduced by armour.
void wound(BattleState& state, int tank, int amount, int by) {
    Tank& hurt = state.tank(tank);
    const int lost = std::min(amount * (100 - hurt.armour) / 100, hurt.health);
    if (!hurt.alive || lost <= 0) return;
    if (by >= 0) state.calm_turns = 0;
    hurt.health -= lost;
    hurt.power = std::min(hurt.power, power_limit(hurt, state.rules));
    if (by >= 0) hurt.last_hurt_by = by;
    state.emit(event::Hurt{.tank = tank, .by = by, .health = lost, .at = hurt.middle()});
    if (hurt.health == 0) state.dying.push_back(tank);
}

}  // namespace

void hurt(BattleState& state, int tank, int amount, int by, bool past_shield) {
    if (!state.tank(tank).alive) return;
    if (by >= 0) amount = amount * state.tank(by).damage_percent / 100;
    hurt_by_impact(state, tank, amount, by, past_shield);
}

void hurt_by_impact(BattleState& state, int tank, int amount, int by, bool past_shield) {
    wound(state, tank, past_shield ? amount : amount - absorb(state, tank, amount, by), by);
}

void destroy(BattleState& state, int number, int by) {
    Tank& destroyed = state.tank(number);
    if (!destroyed.alive || destroyed.health == 0) return;
    if (by >= 0) state.calm_turns = 0;
    const int lost = std::exchange(destroyed.health, 0);
    destroyed.power = 0;
    if (by >= 0) destroyed.last_hurt_by = by;
    state.emit(event::Hurt{.tank = number, .by = by, .health = lost, .at = destroyed.middle()});
    state.dying.push_back(number);
}

void wear_shield(BattleState& state, int number, int cost) {
    Shield& shield = state.tank(number).shield;
    shield.strength = std::max(0, shield.strength - cost);
    if (shield.up()) return;
    state.emit(event::ShieldFell{.tank = number, .at = state.tank(number).middle()});
    find_hulls(state);
}

void hurt_slowly(BattleState& state, int tank, int thousandths, int by) {
    SlowDamage& damage = state.slow_damage[tank];
    if (!state.tank(tank).alive) return;
    damage.thousandths += thousandths;
    damage.by = by;
    damage.ticks = 0;
}

void step_slow_damage(BattleState& state) {
    for (std::size_t k = 0; k < state.slow_damage.size(); ++k) {
        SlowDamage& damage = state.slow_damage[k];
        if (damage.thousandths == 0) continue;
        const bool ends = ++damage.ticks >= kPatience;
        if (!ends && damage.thousandths < kWorthAHurt * kHealth) continue;
        const int amount = (damage.thousandths + (ends ? kHalf : 0)) / kHealth;
        damage.thousandths = ends ? 0 : damage.thousandths % kHealth;
        hurt(state, static_cast<int>(k), amount, damage.by);
    }
}

}  // namespace terramorph
