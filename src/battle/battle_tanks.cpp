// What happens to the tanks: harm, falls, burials, driving.
#include <algorithm>
#include <cmath>

#include "base/trig.h"
#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr int kAirborneTicks = 6;      // a fall counts after as many without contact
constexpr float kHarmlessFall = 90;    // columns per second
constexpr float kFallPerDamage = 3;    // columns per second beyond that, for one health
constexpr int kMostLift = 20;          // columns: a tank buried no deeper is lifted out
constexpr float kHarmlessCrush = 20;   // columns per second, at which a tank goes on with what hits it
constexpr float kCrushPerDamage = 2;   // columns per second beyond that, for one health
constexpr float kTreadSpeed = 40;      // columns per second
constexpr float kLeastTread = 0.05f;   // columns in a tick: less is no way to get on
constexpr double kHoldingTilt = 0.55;  // the sine of the slope on which treads hold
constexpr int kStuckTicks = 30;

/// Stands at once where it can hold, so that it can go on at once as well.
void brake(Bodies& bodies, int number) {
    BodyState body = bodies.state(number);
    const double tilt = sine(static_cast<double>(body.angle));
    const bool holds = std::abs(tilt) < kHoldingTilt && cosine(static_cast<double>(body.angle)) > 0;
    if (!holds || !bodies.touches(number)) return;
    body.velocity = {};
    body.spin = 0;
    body.awake = false;
    bodies.set_state(number, body);
}

}  // namespace

void Battle::hurt(int tank, int amount, int by, bool past_shield) {
    if (!this->tank(tank).alive) return;
    if (by >= 0) amount = amount * this->tank(by).force / 100;
    wound(tank, past_shield ? amount : amount - absorb(tank, amount, by), by);
}

/// How much of it a shield takes.
int Battle::absorb(int number, int amount, int by) {
    const Tank& hurt = tank(number);
    const bool absorbs = hurt.shield.up() && hurt.shield.kind != Shield::Kind::deflects;
    const int absorbed = absorbs ? std::min(amount, hurt.shield.strength) : 0;
    if (absorbed <= 0) return 0;
    emit({.kind = Event::Kind::shielded,
          .tank = number,
          .other = by,
          .amount = absorbed,
          .at = hurt.middle()});
    wear_shield(number, absorbed);
    return absorbed;
}

void Battle::wear_shield(int number, int cost) {
    Shield& shield = tank(number).shield;
    shield.strength = std::max(0, shield.strength - cost);
    if (shield.up()) return;
    emit({.kind = Event::Kind::shield_fell, .tank = number, .at = tank(number).middle()});
    find_hulls();
}

/// What has come through to the hull; armour keeps its share off.
void Battle::wound(int tank, int amount, int by) {
    Tank& hurt = this->tank(tank);
    const int lost = std::min(amount * (100 - hurt.armour) / 100, hurt.health);
    if (!hurt.alive || lost <= 0) return;
    if (by >= 0) calm_turns_ = 0;
    hurt.health -= lost;
    hurt.power = std::min(hurt.power, power_limit(tank));
    if (by >= 0) hurt.last_hurt_by = by;
    emit({.kind = Event::Kind::hurt, .tank = tank, .other = by, .amount = lost, .at = hurt.middle()});
    if (hurt.health == 0) dying_.push_back(tank);
}

/// The columns that are still to drive, at the speed of the treads, as long as fuel lasts and it gets on.
void Battle::step_treads() {
    for (const Hull& hull : hulls_) {
        Tank& driving = tank(hull.tank);
        if (driving.way == 0) continue;
        const Vec2<float> moved = bodies_.state(hull.tank).at - driving.body.at;
        const float far = std::sqrt(moved.x * moved.x + moved.y * moved.y);
        driving.fuel = std::max(0.0f, driving.fuel - std::min(far, bodies_.tread_way(hull.tank)));
        const float forward = driving.way > 0 ? moved.x : -moved.x;
        driving.stuck_ticks = forward < kLeastTread ? driving.stuck_ticks + 1 : 0;
        const bool arrives = forward >= std::abs(driving.way);
        const bool ends = arrives || driving.fuel == 0 || driving.stuck_ticks >= kStuckTicks;
        driving.way = ends ? 0 : driving.way - moved.x;
        steer_treads(hull.tank);
        if (ends) brake(bodies_, hull.tank);
    }
}

void Battle::steer_treads(int number) {
    const float way = tank(number).way;
    bodies_.drive(number, way == 0 ? 0 : (way > 0 ? kTreadSpeed : -kTreadSpeed));
}

void Battle::drive(int number, int columns) {
    Tank& driving = tank(number);
    driving.way = static_cast<float>(columns);
    driving.stuck_ticks = 0;
    shooter_ = number;
    shot_ticks_ = 0;
    settling_ = 0;
    bodies_.push(number, {});  // awake
    steer_treads(number);
}

void Battle::free_buried_tanks() {
    for (const Hull& hull : hulls_) {
        const int number = hull.tank;
        const Tank& tank = tanks_[static_cast<std::size_t>(number)];
        const float depth = depth_in_earth(ground_, tank);
        const bool deep = depth > kMostLift;
        if (deep ? tank.body.entombed : depth == 0 && !tank.body.entombed) continue;
        BodyState state = bodies_.state(number);
        state.entombed = deep;
        state.awake = true;
        if (depth > 0) state.velocity = {};
        if (!deep) state.at.y += depth;
        bodies_.set_state(number, state);
    }
}

void Battle::step_bodies() {
    const bool moving = !bodies_.at_rest();
    if (moving) bodies_.step();
    step_treads();
    for (std::size_t k = 0; k < tanks_.size(); ++k) {
        Tank& tank = tanks_[k];
        if (!tank.alive) continue;
        tank.body = bodies_.state(static_cast<int>(k));
        if (!is_inside(tank.body.at)) put_back(static_cast<int>(k));
    }
    if (moving) {
        for (const BodyContact& contact : bodies_.contacts()) crush(contact);
        for (const BodyContact& contact : bodies_.contacts()) land(contact);
    }
    for (std::size_t k = 0; k < tanks_.size(); ++k) {
        Tank& tank = tanks_[k];
        if (!tank.alive) continue;
        const bool flies = tank.body.awake && !tank.body.entombed && !bodies_.touches(static_cast<int>(k));
        tank.airborne = flies ? tank.airborne + 1 : 0;
    }
    find_hulls();
    step_parachutes();
}

/// A parachute opens when the fall would hurt more than its owner cares to bear, and folds on the ground.
void Battle::step_parachutes() {
    for (const Hull& hull : hulls_) {
        Tank& falling = tank(hull.tank);
        if (falling.parachute > 0 && falling.airborne == 0) {
            falling.parachute = 0;
            settling_ = 0;
            bodies_.close_parachute(hull.tank);
        }
        const bool falls = falling.airborne >= kAirborneTicks && falling.body.velocity.y < 0;
        if (!falls || falling.parachute > 0 || !rules_.fall_damage) continue;
        if (harm_of_fall(falling) > rules_.parachute_threshold)
            let_work(hull.tank, Trigger::on_fall, context_at(hull.tank));
    }
}

/// What a tank that falls freely from where it is will lose.
int Battle::harm_of_fall(const Tank& falling) const {
    const BodyState& body = falling.body;
    const int x = std::clamp(static_cast<int>(body.at.x), 0, ground_.width() - 1);
    const float high =
        body.at.y - static_cast<float>(ground_.floor_below(x, static_cast<int>(body.at.y * kSub))) / kSub;
    const float down = std::min(body.velocity.y, 0.0f);
    const float speed =
        std::sqrt(down * down + 2 * static_cast<float>(rules_.gravity) * std::max(0.0f, high));
    return static_cast<int>((speed - kHarmlessFall) / kFallPerDamage);
}

void Battle::open_parachute(int number, float sink_speed) {
    tank(number).parachute = sink_speed;
    bodies_.open_parachute(number, sink_speed);
    emit({.kind = Event::Kind::parachuted, .tank = number, .at = tank(number).middle()});
}

int Battle::longest_settling() const {
    constexpr int kFullGravity = 200;
    const auto hangs = [](const Tank& tank) { return tank.alive && tank.parachute > 0; };
    const auto sinks = [](const Piece& piece) { return piece.parachute > 0; };
    if (std::any_of(tanks_.begin(), tanks_.end(), hangs)) return kLongestDrifting;
    if (std::any_of(pieces_.begin(), pieces_.end(), sinks)) return kLongestDrifting;
    return std::clamp(kLongestSettling * kFullGravity / rules_.gravity, kLongestSettling, kLongestDrifting);
}

/// Nothing is left hanging in the air, however slowly it would come down.
void Battle::end_settling() {
    for (std::size_t k = 0; k < tanks_.size(); ++k) {
        BodyState& body = tanks_[k].body;
        if (!tanks_[k].alive || tanks_[k].airborne == 0) continue;
        const int x = std::clamp(static_cast<int>(body.at.x), 0, ground_.width() - 1);
        const int floor = ground_.floor_below(x, static_cast<int>(body.at.y * kSub));
        body.at.y = static_cast<float>(floor) / kSub;
        bodies_.set_state(static_cast<int>(k), body);
    }
    bodies_.put_to_rest();
    find_hulls();
    emit({.kind = Event::Kind::limit_met});
}

/// A tank that falls lands; what is in its way counts no more than the ground.
void Battle::land(const BodyContact& contact) {
    if (contact.body >= static_cast<int>(tanks_.size()) || contact.other == kASide) return;
    Tank& landed = tank(contact.body);
    if (!landed.alive || landed.airborne < kAirborneTicks || contact.speed < kHarmlessFall / 3) return;
    landed.airborne = 0;
    emit({.kind = Event::Kind::fell,
          .tank = contact.body,
          .amount = static_cast<int>(contact.speed),
          .at = landed.body.at});
    if (!rules_.fall_damage || contact.speed <= kHarmlessFall) return;
    // Where several shots are under way, it was the one that hurt it that threw it.
    const int by = landed.last_hurt_by >= 0 ? landed.last_hurt_by : shooter_;
    wound(contact.body, static_cast<int>((contact.speed - kHarmlessFall) / kFallPerDamage), by);
}

/// What comes down on a tank that stands hurts by how fast both would go on together: by its speed, and by
/// how heavy it is beside a tank.
void Battle::crush(const BodyContact& contact) {
    const int tanks = static_cast<int>(tanks_.size());
    if (contact.body >= tanks || contact.other < 0) return;
    const Tank& crushed = tank(contact.body);
    if (!crushed.alive || crushed.airborne >= kAirborneTicks) return;
    if (contact.other < tanks && tank(contact.other).airborne < kAirborneTicks) return;
    const float mass = bodies_.mass(contact.other);
    const float together = contact.speed * mass / (mass + bodies_.mass(contact.body));
    if (together < kHarmlessCrush) return;
    emit({.kind = Event::Kind::crashed, .amount = static_cast<int>(contact.speed), .at = crushed.middle()});
    const int harm = static_cast<int>((together - kHarmlessCrush) / kCrushPerDamage);
    wound(contact.body, harm - absorb(contact.body, harm, shooter_), shooter_);
}

void Battle::find_hulls() {
    hulls_.clear();
    for (std::size_t k = 0; k < tanks_.size(); ++k)
        if (tanks_[k].alive) hulls_.push_back(tanks_[k].hull(static_cast<int>(k)));
    domes_.clear();
    for (const Hull& hull : hulls_)
        if (const Tank& tank = this->tank(hull.tank); tank.shield.up())
            domes_.push_back(tank.dome(hull.tank));
}

void Battle::rebuild_bodies() {
    const bool open_sides = walls_ == Walls::none || walls_ == Walls::wrap;
    bodies_.reset(ground_, rules_.gravity, open_sides);
    bodies_.set_wind(static_cast<float>(air_.wind));
    ground_seen_ = ground_.revision();
    for (std::size_t k = 0; k < tanks_.size(); ++k) {
        if (!tanks_[k].alive) continue;
        tanks_[k].body.awake = false;
        tanks_[k].body.velocity = {};
        tanks_[k].body.spin = 0;
        tanks_[k].airborne = 0;
        tanks_[k].parachute = 0;
        bodies_.add_tank(static_cast<int>(k), tanks_[k].body);
    }
    for (Piece& piece : pieces_) {
        piece.body.awake = false;
        piece.body.velocity = {};
        piece.body.spin = 0;
        add_body(piece);
    }
    find_hulls();
}

}  // namespace terramorph
