#include "battle/motion/falls.h"

#include <algorithm>
#include <cmath>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/systems/damage.h"
#include "battle/systems/items.h"
#include "battle/world/effect_world.h"

namespace terramorph {

namespace {

constexpr float kHarmlessFall = 90;   // columns per second
constexpr float kFallPerDamage = 3;   // columns per second above that, per health
constexpr float kHarmlessCrush = 20;  // columns per second of tank and body together after the impact
constexpr float kCrushPerDamage = 2;  // columns per second above that, per health

/// The damage of a free fall from the tank's place.
int damage_of_fall(const BattleState& state, const Tank& falling) {
    const BodyState& body = falling.body;
    const int x = std::clamp(static_cast<int>(body.at.x), 0, state.ground.width() - 1);
    const float high =
        body.at.y -
        static_cast<float>(state.ground.floor_below(x, static_cast<int>(body.at.y * kSub))) / kSub;
    const float down = std::min(body.velocity.y, 0.0f);
    const float speed =
        std::sqrt(down * down + 2 * static_cast<float>(state.rules.gravity) * std::max(0.0f, high));
    return static_cast<int>((speed - kHarmlessFall) / kFallPerDamage);
}

/// Damages a falling tank on landing; anything it lands on counts like the ground.
void land(BattleState& state, const BodyContact& contact) {
    if (contact.body >= static_cast<int>(state.tanks.size()) || contact.other == kASide) return;
    Tank& landed = state.tank(contact.body);
    if (!landed.alive || landed.airborne < kAirborneTicks || contact.speed < kHarmlessFall / 3) return;
    landed.airborne = 0;
    state.emit(
        event::Fell{.tank = contact.body, .speed = static_cast<int>(contact.speed), .at = landed.body.at});
    if (!state.rules.fall_damage || contact.speed <= kHarmlessFall) return;
    // If several shots are under way, the one that hurt it also threw it.
    const int by = landed.last_hurt_by >= 0 ? landed.last_hurt_by : state.shooter;
    hurt_by_impact(state, contact.body, static_cast<int>((contact.speed - kHarmlessFall) / kFallPerDamage),
                   by, true);
}

/// Damages a standing tank that something falls on, by the speed that both would have together afterwards.
void crush(BattleState& state, const Bodies& bodies, const BodyContact& contact) {
    const int tanks = static_cast<int>(state.tanks.size());
    if (contact.body >= tanks || contact.other < 0) return;
    const Tank& crushed = state.tank(contact.body);
    if (!crushed.alive || crushed.airborne >= kAirborneTicks) return;
    if (contact.other < tanks && state.tank(contact.other).airborne < kAirborneTicks) return;
    const float mass = bodies.measures(contact.other).mass;
    const float together = contact.speed * mass / (mass + bodies.measures(contact.body).mass);
    if (together < kHarmlessCrush) return;
    state.emit(event::Crashed{.speed = static_cast<int>(contact.speed), .at = crushed.middle()});
    const int damage = static_cast<int>((together - kHarmlessCrush) / kCrushPerDamage);
    hurt_by_impact(state, contact.body, damage, state.shooter, false);
}

}  // namespace

/// Opens parachutes if the fall would do too much damage, and folds them on the ground.
void step_parachutes(BattleState& state, Bodies& bodies, EffectWorld& world) {
    for (const Hull& hull : state.hulls) {
        Tank& falling = state.tank(hull.tank);
        if (falling.parachute > 0 && falling.airborne == 0) {
            falling.parachute = 0;
            state.settling = 0;
            bodies.set_parachute(hull.tank, 0);
        }
        const bool falls = falling.airborne >= kAirborneTicks && falling.body.velocity.y < 0;
        if (!falls || falling.parachute > 0 || !state.rules.fall_damage) continue;
        if (damage_of_fall(state, falling) > state.rules.parachute_threshold)
            run_passive_items(state, world, hull.tank, Trigger::on_fall, context_at(state, hull.tank));
    }
}

void open_parachute(BattleState& state, Bodies& bodies, int number, float sink_speed) {
    state.tank(number).parachute = sink_speed;
    bodies.set_parachute(number, sink_speed);
    state.emit(event::ParachuteOpened{.tank = number, .at = state.tank(number).middle()});
}

void hurt_by_contacts(BattleState& state, const Bodies& bodies) {
    for (const BodyContact& contact : bodies.contacts()) crush(state, bodies, contact);
    for (const BodyContact& contact : bodies.contacts()) land(state, contact);
}

}  // namespace terramorph
