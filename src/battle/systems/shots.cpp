#include "battle/systems/shots.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "battle/battle_state.h"
#include "battle/flight/guidance.h"
#include "battle/systems/damage.h"
#include "battle/systems/splash.h"
#include "battle/world/effect_world.h"

namespace terramorph {

namespace {

EffectContext context_of(const Shell& shell, Vec2<Fixed> at) {
    EffectContext context;
    context.at = at;
    context.speed = shell.flight.speed();
    context.tank = shell.tank;
    context.generation = shell.generation;
    return context;
}

/// The trigger of a shell with a contact fuze at its first touch: the first that it has of on_tank, at_apex
/// and after, or else on_impact.
Trigger at_first_touch(const Effects& effects) {
    for (const Trigger trigger : {Trigger::on_tank, Trigger::at_apex, Trigger::after})
        if (!effects.on(trigger).empty()) return trigger;
    return Trigger::on_impact;
}

bool has_room(const BattleState& state, const Shell& shell) {
    return state.shells.size() + state.launched.size() < BattleState::kMaxShells &&
           shell.generation <= BattleState::kMaxGenerations;
}

/// True if the fuse ended in this tick.
bool end_fuse(EffectWorld& world, Shell& shell) {
    if (shell.fuse == 0 || --shell.fuse > 0) return false;
    const EffectContext context = context_of(shell, shell.flight.place());
    world.apply(std::exchange(shell.effects, nullptr)->on(Trigger::after), context);
    return true;
}

/// Force shields throw back every other shell that they meet, and catch the rest.
void alternate(BattleState& state, TankId tank, bool catches) {
    Shield& shield = state.tank(tank).shield;
    if (shield.kind != Shield::Kind::reflects) return;
    shield.catches = catches;
    find_hulls(state);
}

void shell_hit(BattleState& state, EffectWorld& world, Shell& shell, const Contact& contact) {
    EffectContext context = context_of(shell, contact.at);
    context.shielded = contact.with == Contact::With::shield;
    if (context.shielded) alternate(state, contact.tank, false);
    const bool at_tank = contact.with == Contact::With::tank || context.shielded;
    context.hit_tank = at_tank ? contact.tank : TankId();
    context.shell = &shell;
    const Effects& effects = *shell.effects;
    if (shell.bouncing && shell.bounces_left > 0 && context.hit_tank < 0) {
        shell.bouncing->kind->apply(world, *shell.bouncing, context);
    } else {
        const bool on_tank = at_tank && !effects.on(Trigger::on_tank).empty();
        const Trigger now = shell.contact ? at_first_touch(effects)
                            : on_tank     ? Trigger::on_tank
                                          : Trigger::on_impact;
        if (effects.on(now).empty())
            state.emit(event::Fizzled{.tank = shell.tank, .at = columns_of(contact.at)});
        world.apply(effects.on(now), context);
    }
    shell.effects = nullptr;
}

/// Wears a shield that turns shells away: by the speed of reflected ones, and in every third tick of pushing
/// one.
void meet_shield(BattleState& state, const Shell& shell, const Contact& contact) {
    constexpr float kSpeedPerStrength = 64;  // columns per second
    constexpr Ticks kTicksPerStrength = 3 * kTick;
    if (state.tank(contact.tank).shield.kind == Shield::Kind::reflects) {
        const Vec2<float> speed = columns_of(shell.flight.speed());
        const float fast = std::max(std::abs(speed.x), std::abs(speed.y)) * kTicksPerSecond;
        state.emit(event::Deflected{.tank = contact.tank, .at = columns_of(contact.at)});
        wear_shield(state, contact.tank, 1 + static_cast<int>(fast / kSpeedPerStrength));
        alternate(state, contact.tank, true);
    } else if (shell.flight.age % kTicksPerStrength == 0) {
        wear_shield(state, contact.tank, 1);
    }
}

void shell_left(BattleState& state, Shell& shell, Vec2<Fixed> place) {
    const Vec2<float> at = columns_of(place);
    const auto width = static_cast<float>(state.ground.width());
    shell.effects = nullptr;
    if (shell.tank < 0) return;  // the sky's own shell
    const Tank& firing = state.tank(shell.tank);
    const float beyond = at.x < 0 ? -at.x : at.x - width;
    const bool fired_right = firing.angle < kHalfTurn / 2;
    state.emit(event::LeftLevel{.tank = shell.tank,
                                .columns = static_cast<int>(beyond),
                                .too_far = (at.x > firing.body.at.x) == fired_right,
                                .at = at});
}

/// Where a shell will have fallen past the level that has flown out at an open side and can't come back: once
/// the wind doesn't return it, nothing does. None of any other shell.
std::optional<Vec2<Fixed>> place_lost(const Shell& shell, const CollisionScene& scene) {
    const Vec2<Fixed> at = shell.flight.place();
    const Fixed width = scene.ground.width() * kFixedOne;
    const int side = at.x < 0 ? -1 : at.x >= width ? 1 : 0;
    const bool outward = side * shell.flight.speed().x > 0;
    const bool may_turn = shell.guidance.kind != Guidance::Kind::none || shell.fuse > 0 ||
                          (!shell.past_apex && !shell.effects->on(Trigger::at_apex).empty());
    if (scene.walls != Walls::none || !outward || may_turn) return std::nullopt;
    const Prediction end = predict(shell.flight, scene);
    if (end.end != FlightEnd::left) return std::nullopt;
    const bool beyond = side < 0 ? end.contact.at.x < 0 : end.contact.at.x >= width;
    return beyond ? std::optional(end.contact.at) : std::nullopt;
}

void fly(BattleState& state, EffectWorld& world, Shell& shell) {
    if (end_fuse(world, shell)) return;
    if (shell.guidance.kind != Guidance::Kind::none) steer(shell, world.view());
    Contact contact;
    const int bounces = shell.flight.bounces;
    const bool rose = shell.flight.speed().y > 0;
    const Vec2<float> from = columns_of(shell.flight.place());
    const FlightEnd end = fly_one_tick(shell.flight, world.scene(), contact);
    splash(state, from, columns_of(end == FlightEnd::hit ? contact.at : shell.flight.place()));
    if (end == FlightEnd::deflected)
        meet_shield(state, shell, contact);
    else if (shell.flight.bounces > bounces && state.walls != Walls::wrap)
        state.emit(event::Bounced{.tank = shell.tank, .at = columns_of(shell.flight.place())});
    if (end == FlightEnd::hit) return shell_hit(state, world, shell, contact);
    if (end == FlightEnd::left) return shell_left(state, shell, shell.flight.place());
    if (end == FlightEnd::too_long) {
        state.emit(event::LimitMet{.tank = shell.tank});
        shell.effects = nullptr;
        return;
    }
    if (const auto lost = place_lost(shell, world.scene())) return shell_left(state, shell, *lost);
    const bool at_apex = rose && shell.flight.speed().y <= 0 && !shell.past_apex;
    shell.past_apex = shell.past_apex || at_apex;
    if (!at_apex || shell.effects->on(Trigger::at_apex).empty()) return;
    const EffectContext context = context_of(shell, shell.flight.place());
    world.apply(std::exchange(shell.effects, nullptr)->on(Trigger::at_apex), context);
}

}  // namespace

void fire(BattleState& state, EffectWorld& world, TankId tank, WeaponId weapon) {
    Tank& firing = state.tank(tank);
    const Weapon& fired = state.arsenal->weapons[weapon];
    int& left = firing.kit.weapons[weapon];
    if (!fired.unlimited && left > 0) --left;
    begin_action(state, tank);
    begin_deed(state, tank);
    state.fire_ticks = 0;
    std::fill_n(state.blasts_met.begin() + tank * state.tank_count(), state.tank_count(), 0);
    Shell shell;
    shell.effects = &fired.effects;
    shell.tank = tank;
    shell.flight = shot_of(firing, tank, state.air, firing.angle, firing.power);
    // What can't help this shot is kept for the next that it can.
    if (can_be_guided(fired)) guide(shell, std::exchange(firing.guidance, {}), world);
    if (fires_shells(fired)) shell.contact = std::exchange(firing.contact, false);
    state.emit(event::Fired{.tank = tank, .weapon = weapon, .at = columns_of(shell.flight.start)});
    EffectContext context = context_of(shell, shell.flight.start);
    context.shell = &shell;
    world.apply(fired.effects.on(Trigger::on_fire), context);
    if (fired.shell) launch(state, shell);
}

void launch_submunition(BattleState& state, EffectWorld& world, Shell shell) {
    EffectContext context = context_of(shell, shell.flight.start);
    context.shell = &shell;
    // If there's no room for the shell, its effects aren't applied either.
    if (has_room(state, shell)) world.apply(shell.effects->on(Trigger::on_fire), context);
    launch(state, shell);
}

void launch(BattleState& state, const Shell& shell) {
    if (has_room(state, shell))
        state.launched.push_back(shell);
    else
        state.emit(event::LimitMet{.tank = shell.tank});
}

void take_launched(BattleState& state) {
    state.shells.insert(state.shells.end(), state.launched.begin(), state.launched.end());
    state.launched.clear();
}

void fly_shells(BattleState& state, EffectWorld& world) {
    for (Shell& shell : state.shells) fly(state, world, shell);
    remove_spent_shells(state);
}

void remove_spent_shells(BattleState& state) {
    std::erase_if(state.shells, [](const Shell& shell) { return shell.effects == nullptr; });
}

}  // namespace terramorph
