#include "battle/systems/deaths.h"

#include <utility>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/motion/debris.h"
#include "battle/systems/blasts.h"
#include "battle/systems/items.h"
#include "battle/world/effect_world.h"

namespace terramorph {

namespace {

constexpr float kPlainDeath = 36;  // columns: the blast of a dying tank if the arsenal has none

constexpr float kTurretFlight = 1.0f;  // seconds, on flat ground, whatever the gravity

/// The turret flies off, and the hull burns out where it stood.
void leave_wreck(BattleState& state, Bodies& bodies, const Tank& dead, TankId number) {
    const int sideways = state.random.from_to(-90, 90);
    const int spin = state.random.from_to(-6, 6);
    Debris turret;
    turret.kind = Debris::Kind::turret;
    turret.tank = number;
    turret.half_width = 6;
    turret.radius = 3.5f;
    turret.body.at = dead.turret() + Vec2<float>{0, 4};
    turret.body.angle = dead.body.angle;
    turret.body.velocity = {static_cast<float>(sideways),
                            static_cast<float>(state.rules.gravity) * kTurretFlight / 2};
    turret.body.spin = static_cast<float>(spin);
    add_debris(state, bodies, turret);
    Debris hull;
    hull.kind = Debris::Kind::wreck;
    hull.tank = number;
    hull.half_width = 15;
    hull.radius = 5;
    hull.body.at = dead.middle();
    hull.body.angle = dead.body.angle;
    hull.body.velocity = {0, 20};
    add_debris(state, bodies, hull);
}

void die(BattleState& state, Bodies& bodies, EffectWorld& world, TankId number) {
    Tank& dead = state.tank(number);
    dead.alive = false;
    dead.remaining_drive = 0;
    dead.shield = {};
    bodies.remove(number);
    find_hulls(state);
    state.emit(event::Died{.tank = number, .by = dead.last_hurt_by, .at = dead.middle()});
    EffectContext context = context_at(state, number);
    const EffectContext own = context;
    // Whoever started it is to blame for all of it.
    context.tank = dead.last_hurt_by >= 0 ? dead.last_hurt_by : number;
    if (const Weapon* death = pick_weighted(state.arsenal->deaths, state.random))
        world.apply(death->effects.on(Trigger::on_death), context);
    else
        explode(state, bodies, context, {kPlainDeath, 100});
    run_passive_items(state, world, number, Trigger::on_death, own);
    if (state.rules.wreckage) leave_wreck(state, bodies, dead, number);
}

}  // namespace

void resolve_deaths(BattleState& state, Bodies& bodies, EffectWorld& world) {
    for (const TankId number : std::exchange(state.dying, {})) die(state, bodies, world, number);
}

}  // namespace terramorph
