// How tanks die, and what is left of them.
#include <algorithm>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr float kPlainDeath = 36;  // columns: the blast of a tank where no weapons file knows a better one

}  // namespace

void Battle::destroy(int number, int by) {
    Tank& destroyed = tank(number);
    if (!destroyed.alive || destroyed.health == 0) return;
    if (by >= 0) calm_turns_ = 0;
    const int lost = std::exchange(destroyed.health, 0);
    destroyed.power = 0;
    if (by >= 0) destroyed.last_hurt_by = by;
    emit({.kind = Event::Kind::hurt, .tank = number, .other = by, .amount = lost, .at = destroyed.middle()});
    dying_.push_back(number);
}

void Battle::bury_the_dead() {
    for (const int number : std::exchange(dying_, {})) die(number);
}

void Battle::die(int number) {
    Tank& dead = tank(number);
    dead.alive = false;
    dead.way = 0;
    dead.shield = {};
    bodies_.remove(number);
    find_hulls();
    emit({.kind = Event::Kind::died, .tank = number, .other = dead.last_hurt_by, .at = dead.middle()});
    EffectContext context = context_at(number);
    const EffectContext own = context;
    // Whoever began it is to blame for all of it.
    context.tank = dead.last_hurt_by >= 0 ? dead.last_hurt_by : number;
    if (const Weapon* death = pick_weighted(arsenal_->deaths, random_))
        apply(death->effects.on(Trigger::on_death), context);
    else
        blast(context, {kPlainDeath, 100});
    let_work(number, Trigger::on_death, own);
    if (rules_.wreckage) leave_wreck(dead, number);
}

/// The turret flies off, and the hull burns out where it stood.
void Battle::leave_wreck(const Tank& dead, int number) {
    const int sideways = random_.from_to(-90, 90);
    const int spin = random_.from_to(-6, 6);
    Piece turret;
    turret.kind = Piece::Kind::turret;
    turret.tank = number;
    turret.half_width = 6;
    turret.radius = 3.5f;
    turret.body.at = dead.turret() + Vec2<float>{0, 4};
    turret.body.angle = dead.body.angle;
    turret.body.velocity = {static_cast<float>(sideways), 130};
    turret.body.spin = static_cast<float>(spin);
    add_debris(turret);
    Piece hull;
    hull.kind = Piece::Kind::wreck;
    hull.tank = number;
    hull.half_width = 15;
    hull.radius = 5;
    hull.body.at = dead.middle();
    hull.body.angle = dead.body.angle;
    hull.body.velocity = {0, 20};
    add_debris(hull);
}

}  // namespace terramorph
