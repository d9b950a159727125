#include "battle/systems/damage.h"

#include <algorithm>
#include <utility>

#include "battle/battle_state.h"

namespace terramorph {

namespace {

constexpr int kHealth = 1000;            // thousandths
constexpr int kWorthAHurt = 5;           // health
constexpr Ticks kPatience = 10 * kTick;  // without more slow damage after which the rest is applied
constexpr int kHalf = kHealth / 2;

/// The part of the damage that a shield absorbs.
int absorb(BattleState& state, TankId number, int amount, TankId by) {
    const Tank& hurt = state.tank(number);
    const bool absorbs = hurt.shield.up() && hurt.shield.kind != Shield::Kind::deflects;
    const int absorbed = absorbs ? std::min(amount, hurt.shield.strength) : 0;
    if (absorbed <= 0) return 0;
    state.emit(event::ShieldHit{.tank = number, .by = by, .absorbed = absorbed, .at = hurt.middle()});
    wear_shield(state, number, absorbed);
    return absorbed;
}

/// Damages the hull, reduced by armour.
void wound(BattleState& state, TankId tank, int amount, TankId by, HurtCause cause) {
    Tank& hurt = state.tank(tank);
    const int lost = std::min((amount * (100 - hurt.armour) + 50) / 100, hurt.health);
    if (!hurt.alive || lost <= 0) return;
    if (by >= 0) state.calm_turns = 0;
    hurt.health -= lost;
    hurt.power = std::min(hurt.power, power_limit(hurt, state.rules));
    if (by >= 0) hurt.last_hurt_by = by;
    state.emit(event::Hurt{.tank = tank, .by = by, .health = lost, .at = hurt.middle(), .cause = cause});
    if (hurt.health == 0) state.dying.push_back(tank);
}

}  // namespace

void hurt(BattleState& state, TankId tank, int amount, TankId by, HurtCause cause, Piercing pierces) {
    if (!state.tank(tank).alive) return;
    if (by >= 0) amount = amount * state.tank(by).damage_percent / 100;
    hurt_by_impact(state, tank, amount, by, cause, pierces);
}

void hurt_by_impact(BattleState& state, TankId tank, int amount, TankId by, HurtCause cause,
                    Piercing pierces) {
    const int absorbed = pierces == Piercing::all ? 0 : absorb(state, tank, amount, by);
    const int through = pierces == Piercing::half ? (absorbed + 1) / 2 : 0;
    wound(state, tank, amount - absorbed + through, by, cause);
}

void destroy(BattleState& state, TankId number, TankId by, HurtCause cause) {
    Tank& destroyed = state.tank(number);
    if (!destroyed.alive || destroyed.health == 0) return;
    if (by >= 0) state.calm_turns = 0;
    const int lost = std::exchange(destroyed.health, 0);
    destroyed.power = 0;
    if (by >= 0) destroyed.last_hurt_by = by;
    state.emit(
        event::Hurt{.tank = number, .by = by, .health = lost, .at = destroyed.middle(), .cause = cause});
    state.dying.push_back(number);
}

void wear_shield(BattleState& state, TankId number, int cost) {
    Shield& shield = state.tank(number).shield;
    shield.strength = std::max(0, shield.strength - cost);
    if (shield.up()) return;
    state.emit(event::ShieldFell{.tank = number, .at = state.tank(number).middle()});
    find_hulls(state);
}

void fade_shield(BattleState& state, TankId number) {
    const Shield& shield = state.tank(number).shield;
    if (shield.up()) wear_shield(state, number, std::max(1, shield.full / 10));
}

void hurt_slowly(BattleState& state, TankId tank, int thousandths, TankId by, HurtCause cause) {
    SlowDamage& damage = state.slow_damage[tank];
    if (!state.tank(tank).alive) return;
    damage.thousandths += thousandths;
    damage.by = by;
    damage.cause = cause;
    damage.ticks = 0;
}

void step_slow_damage(BattleState& state) {
    for (const TankId tank : ids<TankId>(state.slow_damage)) {
        SlowDamage& damage = state.slow_damage[tank];
        if (damage.thousandths == 0) continue;
        const bool ends = ++damage.ticks >= kPatience;
        if (!ends && damage.thousandths < kWorthAHurt * kHealth) continue;
        const int amount = (damage.thousandths + (ends ? kHalf : 0)) / kHealth;
        damage.thousandths = ends ? 0 : damage.thousandths % kHealth;
        hurt(state, tank, amount, damage.by, damage.cause);
    }
}

}  // namespace terramorph
