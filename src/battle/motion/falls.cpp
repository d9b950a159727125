#include "battle/motion/falls.h"

#include <algorithm>
#include <cmath>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/systems/blame.h"
#include "battle/systems/damage.h"
#include "battle/systems/items.h"
#include "battle/world/effect_world.h"

namespace terramorph {

namespace {

constexpr float kHarmlessFall = 80;     // columns per second
constexpr float kFallPerDamage = 1.0f;  // columns per second above that, per health
constexpr float kSoftWater = 14;        // columns deep
constexpr int kTrackReach = 17;         // columns to both sides, on which a tank stands
constexpr float kHarmlessCrush = 15;    // columns per second of tank and body together after the impact
constexpr float kCrushPerDamage = 1;    // columns per second above that, per health

/// The highest floor below a height in columns x0 .. x1, without those that are earth there.
Sixteenths highest_floor(const Ground& ground, int x0, int x1, Sixteenths height) {
    Sixteenths highest;
    for (int x = std::max(x0, 0); x <= std::min(x1, ground.width() - 1); ++x)
        if (!ground.solid(x, height)) highest = std::max(highest, ground.floor_below(x, height));
    return highest;
}

/// Where a falling tank would come to lie: in a crater it's held by the walls at both sides, and over an edge
/// by nothing.
Sixteenths landing_floor(const Ground& ground, Vec2<float> at) {
    const int x = std::clamp(static_cast<int>(at.x), 0, ground.width() - 1);
    const Sixteenths height = Sixteenths::truncated(at.y);
    return std::min(highest_floor(ground, x - kTrackReach, x, height),
                    highest_floor(ground, x, x + kTrackReach, height));
}

/// The damage of a free fall from the tank's place.
int damage_of_fall(const BattleState& state, const Tank& falling) {
    const BodyState& body = falling.body;
    const float floor = to_columns(landing_floor(state.ground, body.at));
    const float high = body.at.y - floor;
    const float down = std::min(body.velocity.y, 0.0f);
    const float speed =
        std::sqrt(down * down + 2 * static_cast<float>(state.rules.gravity) * std::max(0.0f, high));
    return damage_of_landing(speed, water_depth(state, {body.at.x, floor}));
}

/// Whoever pushed it lately. If several shots are under way, the one that hurt it also threw it; else who dug
/// below it.
TankId blame_for_own_fall(const BattleState& state, const Tank& fallen) {
    if (fallen.push_ticks > 0) return fallen.pushed_by;
    if (fallen.last_hurt_by >= 0) return fallen.last_hurt_by;
    const int x = static_cast<int>(fallen.body.at.x);
    return blame_for_fall(state, {x - kHullHalfWidth, x + kHullHalfWidth + 1});
}

/// Who is to blame for what a body does that comes down: a tank that fell, a piece of earth or wreckage.
TankId blame_for_body(const BattleState& state, int body) {
    if (body < state.tank_count()) return blame_for_own_fall(state, state.tank(TankId::at(body)));
    const auto piece = std::ranges::find(state.debris, body, &Debris::number);
    if (piece == state.debris.end()) return state.shooter;
    if (piece->kind == Debris::Kind::earth || piece->kind == Debris::Kind::boulder ||
        piece->kind == Debris::Kind::thing)
        return piece->tank.exists() ? piece->tank : state.shooter;
    const bool of_a_tank = piece->tank.exists() && state.tank(piece->tank).last_hurt_by.exists();
    return of_a_tank ? state.tank(piece->tank).last_hurt_by : state.shooter;
}

/// Damages a falling tank on landing; anything it lands on counts like the ground.
void land(BattleState& state, const BodyContact& contact) {
    if (contact.body >= state.tank_count() || contact.other == kASide) return;
    const TankId number = TankId::at(contact.body);
    Tank& landed = state.tank(number);
    if (!landed.alive || landed.airborne < kAirborneTicks || contact.speed < kHarmlessFall / 3) return;
    landed.airborne = 0;
    state.emit(event::Fell{.tank = number, .speed = static_cast<int>(contact.speed), .at = landed.body.at});
    if (!state.rules.fall_damage || contact.speed <= kHarmlessFall) return;
    const int damage = damage_of_landing(contact.speed, water_depth(state, landed.body.at));
    hurt_by_impact(state, number, damage, blame_for_own_fall(state, landed), HurtCause::fall, Piercing::all);
}

/// Damages a standing tank that something falls on, by the speed that both would have together afterwards.
void crush(BattleState& state, const Bodies& bodies, const BodyContact& contact) {
    const int tanks = state.tank_count();
    if (contact.body >= tanks || contact.other < 0) return;
    const TankId number = TankId::at(contact.body);
    const Tank& crushed = state.tank(number);
    if (!crushed.alive || crushed.airborne >= kAirborneTicks) return;
    if (contact.other < tanks && state.tanks[contact.other].airborne < kAirborneTicks) return;
    const float mass = bodies.measures(contact.other).mass;
    const float together = contact.speed * mass / (mass + bodies.measures(contact.body).mass);
    if (together < kHarmlessCrush) return;
    state.emit(event::Crashed{.speed = static_cast<int>(contact.speed), .at = crushed.middle()});
    const int damage = static_cast<int>((together - kHarmlessCrush) / kCrushPerDamage);
    hurt_by_impact(state, number, damage, blame_for_body(state, contact.other), HurtCause::crush,
                   Piercing::none);
}

}  // namespace

int damage_of_landing(float speed, float water) {
    const float hard = std::max(0.0f, (speed - kHarmlessFall) / kFallPerDamage);
    return static_cast<int>(water >= kSoftWater ? hard / 2 : hard);
}

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

void open_parachute(BattleState& state, Bodies& bodies, TankId number, float sink_speed) {
    state.tank(number).parachute = sink_speed;
    bodies.set_parachute(number, sink_speed);
    state.emit(event::ParachuteOpened{.tank = number, .at = state.tank(number).middle()});
}

void hurt_by_contacts(BattleState& state, const Bodies& bodies) {
    for (const BodyContact& contact : bodies.contacts()) crush(state, bodies, contact);
    for (const BodyContact& contact : bodies.contacts()) land(state, contact);
}

}  // namespace terramorph
