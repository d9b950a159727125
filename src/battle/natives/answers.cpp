#include "battle/natives/answers.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/index.h"
#include "battle/battle_state.h"
#include "battle/natives/gunnery.h"
#include "battle/natives/natives.h"
#include "battle/systems/blame.h"
#include "battle/world/effect_world.h"

namespace terramorph {

namespace {

constexpr int kTurns = 15;            // tenths of a degree in a tick, of the barrel
constexpr Ticks kPause = 20 * kTick;  // from turning it to firing
constexpr float kStands = 2;          // columns per second: a slower tank stands

/// What they fire: the first of the arsenal's weapons that never runs out and flies; none if none does.
WeaponId weapon_of_gun(const Arsenal& arsenal) {
    for (const WeaponId each : ids<WeaponId>(arsenal.weapons))
        if (arsenal.weapons[each].unlimited && arsenal.weapons[each].shell) return each;
    return {};
}

bool is_moving(const Tank& tank) {
    return tank.alive && tank.body.awake && (tank.airborne > 0 || speed_of(tank.body) > kStands);
}

void give_up(Natives& natives) {
    natives.answers.clear();
    natives.aims = false;
}

void next_answer(Natives& natives) {
    natives.answers.erase(natives.answers.begin());
    natives.aims = false;
}

/// At the first whom they answer, as their crew errs: as if by a tank that's none of those on the level.
void aim(BattleState& state, const EffectWorld& world, const Thing& gun) {
    Natives& natives = state.natives;
    const TankId target = natives.answers.front();
    const Marksmanship& hand = state.rules.gun_crew.aim;
    AimHistory& history = at(natives.regards, target).history;
    history.look({gun.at.x, state.tank(target).body.at.x, state.air.wind, 0});
    const BiasKey key = {state.seed, 0, static_cast<int>(state.tanks.size()), target};
    Air air = state.air;
    air.wind = misread_wind(hand, key, history, air.wind);
    const auto found = aim_at(state, air, world.scene(), gun, target);
    if (!found) return next_answer(natives);
    natives.aims = true;
    const Deviation strays = deviation(hand, key, history, found->power, state.random);
    natives.angle = std::clamp(found->angle + strays.angle, kFlattest, kSteepest);
    natives.power = std::clamp(found->power + strays.power, 0, kFullPower);
    natives.pause = kPause;
    history.shoot();
    state.emit(event::NativesAimed{.target = target, .at = pivot_of(gun)});
}

/// Turns the barrel on. True once it has waited there.
bool is_ready(Natives& natives) {
    const int left = natives.angle - natives.barrel;
    natives.barrel += std::clamp(left, -kTurns, kTurns);
    if (left != 0) return false;
    natives.pause = std::max<Ticks>(natives.pause - kTick, 0);
    return natives.pause == 0;
}

void fire(BattleState& state, EffectWorld& world, const Thing& gun, WeaponId weapon) {
    Natives& natives = state.natives;
    forget_blame(state);  // what was before has nothing to do with this
    begin_action(state, -1);
    state.fire_ticks = 0;
    Shell shell;
    shell.effects = &state.arsenal->weapons[weapon].effects;
    shell.flight = shot_of_gun(state.air, gun, natives.angle, natives.power);
    state.emit(event::NativesFired{
        .target = natives.answers.front(), .weapon = weapon, .at = columns_of(shell.flight.start)});
    natives.shooting = true;
    next_answer(natives);
    world.launch_submunition(shell);
}

void note_who_trades(BattleState& state, const Thing& gun) {
    for (const Hull& hull : state.hulls) {
        Natives::Regard& regard = at(state.natives.regards, hull.tank);
        const float away = std::abs(state.tank(hull.tank).body.at.x - gun.at.x);
        if (regard.harmed || regard.trades || away > static_cast<float>(kTradeReach)) continue;
        regard.trades = true;
        state.emit(event::TradeAgreed{.tank = hull.tank, .at = gun.middle()});
    }
}

}  // namespace

void begin_turn_of_natives(BattleState& state, std::span<const TankId> tanks) {
    if (state.natives.regards.empty()) return;
    for (const TankId tank : tanks) {
        Natives::Regard& regard = at(state.natives.regards, tank);
        regard.due += std::exchange(regard.wrongs, 0);
        begin_deed(state, tank);
    }
}

void end_turn_of_natives(BattleState& state) {
    Natives& natives = state.natives;
    const Thing* const gun = gun_of(state);
    for (const TankId tank : ids<TankId>(natives.regards)) {
        const int due = std::exchange(at(natives.regards, tank).due, 0);
        if (gun && state.tank(tank).alive) natives.answers.insert(natives.answers.end(), at(due), tank);
    }
    if (gun) note_who_trades(state, *gun);
}

void step_natives(BattleState& state, EffectWorld& world) {
    Natives& natives = state.natives;
    if (!are_natives_awaited(state) || in_action(state) || std::ranges::any_of(state.tanks, is_moving))
        return;
    natives.shooting = false;
    const Thing* const gun = gun_of(state);
    const WeaponId weapon = weapon_of_gun(*state.arsenal);
    if (natives.answers.empty() || !gun || !weapon.exists()) return give_up(natives);
    if (!state.tank(natives.answers.front()).alive) return next_answer(natives);
    if (!natives.aims) return aim(state, world, *gun);
    if (is_ready(natives)) fire(state, world, *gun, weapon);
}

bool are_natives_awaited(const BattleState& state) {
    return !state.natives.answers.empty() || state.natives.shooting;
}

bool is_by_natives(const BattleState& state, TankId by) { return !by.exists() && state.natives.shooting; }

}  // namespace terramorph
