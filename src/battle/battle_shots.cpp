// A shot: from the barrel through the air to where it does what it does.
#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "battle/battle.h"
#include "battle/guidance.h"

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

/// What a shell with a contact trigger does at its first touch: what it has for a tank, or for its apex.
Trigger at_first_touch(const Effects& effects) {
    for (const Trigger trigger : {Trigger::on_tank, Trigger::at_apex, Trigger::after})
        if (!effects.on(trigger).empty()) return trigger;
    return Trigger::on_impact;
}

}  // namespace

void Battle::aim(int tank, int angle, int power) {
    Tank& aimed = this->tank(tank);
    aimed.angle = angle;
    aimed.power = power;
}

int Battle::power_limit(int tank) const {
    return terramorph::power_limit(tanks_[static_cast<std::size_t>(tank)], rules_);
}

int Battle::stock(int tank, int weapon) const {
    const auto place = static_cast<std::size_t>(weapon);
    const Kit& kit = tanks_[static_cast<std::size_t>(tank)].kit;
    return arsenal_->weapons[place].unlimited ? -1 : kit.weapons[place];
}

Field Battle::field() const {
    Field field{ground_, hulls_, walls_};
    field.ceiling = rules_.ceiling ? ground_.height() : 0;
    field.domes = domes_;
    skyline_.update(field);
    field.skyline = &skyline_;
    return field;
}

Flight Battle::shot(int tank, int angle, int power) const {
    return shot_of(tanks_[static_cast<std::size_t>(tank)], tank, air_, angle, power);
}

Prediction Battle::predict_shot(int tank, int angle, int power) const {
    return predict(shot(tank, angle, power), field());
}

void Battle::fire(int tank, int weapon) {
    Tank& firing = this->tank(tank);
    const Weapon& fired = arsenal_->weapons[static_cast<std::size_t>(weapon)];
    int& left = firing.kit.weapons[static_cast<std::size_t>(weapon)];
    if (!fired.unlimited && left > 0) --left;
    if (quiet())
        for (Tank& each : tanks_) each.last_hurt_by = -1;  // what was before has nothing to do with this shot
    shooter_ = tank;
    shot_ticks_ = 0;
    settling_ = 0;
    Shell shell;
    shell.effects = &fired.effects;
    shell.tank = tank;
    shell.flight = shot(tank, firing.angle, firing.power);
    guide(shell, std::exchange(firing.guidance, {}), *this);
    shell.contact = std::exchange(firing.contact, false);
    emit({.kind = Event::Kind::fired, .tank = tank, .weapon = weapon, .at = columns_of(shell.flight.start)});
    EffectContext context = context_of(shell, shell.flight.start);
    context.shell = &shell;
    apply(fired.effects.on(Trigger::on_fire), context);
    if (fired.shell) launch(shell);
}

void Battle::launch_submunition(const Shell& submunition) {
    Shell shell = submunition;
    EffectContext context = context_of(shell, shell.flight.start);
    context.shell = &shell;
    // Where there is no room for it, it does not branch on either.
    if (shells_.size() + launched_.size() < kMostShells && shell.generation <= kMostGenerations)
        apply(shell.effects->on(Trigger::on_fire), context);
    launch(shell);
}

void Battle::launch(const Shell& shell) {
    const bool too_many =
        shells_.size() + launched_.size() >= kMostShells || shell.generation > kMostGenerations;
    if (too_many)
        emit({.kind = Event::Kind::limit_met, .tank = shell.tank});
    else
        launched_.push_back(shell);
}

void Battle::fly(Shell& shell) {
    if (end_fuse(shell)) return;
    if (shell.guidance.kind != Guidance::Kind::none) steer(shell, view());
    Contact contact;
    const int bounces = shell.flight.bounces;
    const bool rose = shell.flight.speed().y > 0;
    const Vec2<float> from = columns_of(shell.flight.place());
    const FlightEnd end = fly_one_tick(shell.flight, field(), contact);
    splash(from, columns_of(end == FlightEnd::hit ? contact.at : shell.flight.place()));
    if (end == FlightEnd::deflected)
        meet_shield(shell, contact);
    else if (shell.flight.bounces > bounces && walls_ != Walls::wrap)
        emit({.kind = Event::Kind::bounced, .tank = shell.tank, .at = columns_of(shell.flight.place())});
    if (end == FlightEnd::hit) return shell_hit(shell, contact);
    if (end == FlightEnd::left) return shell_left(shell);
    if (end == FlightEnd::too_long) {
        emit({.kind = Event::Kind::limit_met, .tank = shell.tank});
        shell.effects = nullptr;
        return;
    }
    const bool at_apex = rose && shell.flight.speed().y <= 0 && !shell.past_apex;
    shell.past_apex = shell.past_apex || at_apex;
    if (!at_apex || shell.effects->on(Trigger::at_apex).empty()) return;
    const EffectContext context = context_of(shell, shell.flight.place());
    apply(std::exchange(shell.effects, nullptr)->on(Trigger::at_apex), context);
}

/// Whether the fuse ended in this tick.
bool Battle::end_fuse(Shell& shell) {
    if (shell.fuse == 0 || --shell.fuse > 0) return false;
    const EffectContext context = context_of(shell, shell.flight.place());
    apply(std::exchange(shell.effects, nullptr)->on(Trigger::after), context);
    return true;
}

void Battle::shell_hit(Shell& shell, const Contact& contact) {
    EffectContext context = context_of(shell, contact.at);
    context.shielded = contact.with == Contact::With::shield;
    const bool at_tank = contact.with == Contact::With::tank || context.shielded;
    context.hit_tank = at_tank ? contact.tank : -1;
    context.shell = &shell;
    const Effects& effects = *shell.effects;
    if (shell.bouncing && shell.bounces_left > 0 && context.hit_tank < 0) {
        shell.bouncing->kind->apply(*this, *shell.bouncing, context);
    } else {
        const bool on_tank = at_tank && !effects.on(Trigger::on_tank).empty();
        const Trigger now = shell.contact ? at_first_touch(effects)
                            : on_tank     ? Trigger::on_tank
                                          : Trigger::on_impact;
        if (effects.on(now).empty())
            emit({.kind = Event::Kind::fizzled, .tank = shell.tank, .at = columns_of(contact.at)});
        apply(effects.on(now), context);
    }
    shell.effects = nullptr;
}

/// A shield that turns shells away wears off: by how fast one was that it threw back, and by each third tick
/// in which it pushed one.
void Battle::meet_shield(const Shell& shell, const Contact& contact) {
    constexpr float kSpeedPerStrength = 64;  // columns per second
    constexpr int kTicksPerStrength = 3;
    if (tank(contact.tank).shield.kind == Shield::Kind::reflects) {
        const Vec2<float> speed = columns_of(shell.flight.speed());
        const float fast = std::max(std::abs(speed.x), std::abs(speed.y)) * kTicksPerSecond;
        emit({.kind = Event::Kind::deflected, .tank = contact.tank, .at = columns_of(contact.at)});
        wear_shield(contact.tank, 1 + static_cast<int>(fast / kSpeedPerStrength));
    } else if (shell.flight.age % kTicksPerStrength == 0) {
        wear_shield(contact.tank, 1);
    }
}

void Battle::shell_left(Shell& shell) {
    const Vec2<float> at = columns_of(shell.flight.place());
    const auto width = static_cast<float>(ground_.width());
    shell.effects = nullptr;
    if (shell.tank < 0) return;  // the sky's own
    const Tank& firing = tank(shell.tank);
    const float beyond = at.x < 0 ? -at.x : at.x - width;
    const bool fired_right = firing.angle < kHalfTurn / 2;
    emit({.kind = Event::Kind::left,
          .tank = shell.tank,
          .amount = static_cast<int>(beyond),
          .far = (at.x > firing.body.at.x) == fired_right,
          .at = at});
}

}  // namespace terramorph
