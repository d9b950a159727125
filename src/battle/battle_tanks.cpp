// What happens to the tanks: harm, falls, burials, driving.
#include <algorithm>
#include <cmath>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr int kAirborneTicks = 6;     // a fall counts after as many without contact
constexpr float kHarmlessFall = 90;   // columns per second
constexpr float kFallPerDamage = 3;   // columns per second beyond that, for one health
constexpr int kMostLift = 20;         // columns: a tank buried no deeper is lifted out
constexpr float kHarmlessCrush = 30;  // columns per second, that what comes down on a tank moves it by
constexpr float kCrushPerDamage = 2;  // columns per second beyond that, for one health
constexpr float kTreadSpeed = 40;     // columns per second
constexpr float kLeastTread = 0.05f;  // columns in a tick: less is no way to get on
constexpr int kStuckTicks = 30;

}  // namespace

std::int64_t Battle::heap(const Shape& shape) {
    std::vector<Shape> hulls;
    for (const Hull& hull : hulls_) hulls.push_back(shape_of(hull));
    return ground_.heap(shape, hulls);
}

void Battle::hurt(int tank, int amount, int by, bool past_shield) {
    Tank& hurt = this->tank(tank);
    if (!hurt.alive) return;
    if (by >= 0) amount = amount * this->tank(by).force / 100;
    Shield& shield = hurt.shield;
    const bool absorbs = shield.up() && shield.kind != Shield::Kind::deflects && !past_shield;
    const int absorbed = absorbs ? std::min(amount, shield.strength) : 0;
    if (absorbed > 0) {
        shield.strength -= absorbed;
        say({.kind = Event::Kind::shielded,
             .tank = tank,
             .other = by,
             .amount = absorbed,
             .at = hurt.middle()});
        if (!shield.up()) {
            say({.kind = Event::Kind::shield_fell, .tank = tank, .at = hurt.middle()});
            find_hulls();
        }
    }
    const int through = (amount - absorbed) * (100 - hurt.armour) / 100;
    const int lost = std::min(through, hurt.health);
    if (lost <= 0) return;
    calm_turns_ = 0;
    hurt.health -= lost;
    hurt.power = std::min(hurt.power, power_limit(tank));
    if (by >= 0) hurt.last_hurt_by = by;
    say({.kind = Event::Kind::hurt, .tank = tank, .other = by, .amount = lost, .at = hurt.middle()});
    if (hurt.health == 0) dying_.push_back(tank);
}

void Battle::heal(int tank, int amount) {
    Tank& healed = this->tank(tank);
    const int won = std::min(amount, rules_.health - healed.health);
    if (!healed.alive || healed.health == 0 || won <= 0) return;
    healed.health += won;
    say({.kind = Event::Kind::healed, .tank = tank, .amount = won, .at = healed.middle()});
}

/// Damage falls in a line from `strength` at the middle, or at the hull that was hit, to nothing at the
/// radius.
void Battle::blast(const Moment& moment, float radius, float strength) {
    const Vec2<float> at = columns_of(moment.at);
    const Vec2<int> cell = cells_of(moment.at);
    say({.kind = Event::Kind::blast, .tank = moment.tank, .radius = radius, .at = at});
    ground_.blast(cell.x, cell.y, static_cast<int>(radius * kSub));
    for (const Hull& hull : std::vector<Hull>(hulls_)) {
        const bool direct = hull.tank == moment.hit_tank;
        const float distance = direct ? 0 : distance_to(hull, at);
        if (distance >= radius) continue;
        const int damage = static_cast<int>(std::floor((radius - distance) / radius * strength + 0.5f));
        const bool kills = direct && !moment.shielded && strength > 0 && rules_.direct_hit_kills;
        if (kills)
            destroy(hull.tank, moment.tank);
        else
            hurt(hull.tank, damage, moment.tank);
    }
    throw_bodies(at, radius);
}

void Battle::throw_bodies(Vec2<float> at, float radius) {
    const auto thrown = [&](int number, float distance, Vec2<float> middle) {
        if (distance >= radius) return;
        const Vec2<float> away = middle - at;
        const float length = std::max(1.0f, std::sqrt(away.x * away.x + away.y * away.y));
        const float speed = (radius - distance) / radius * std::min(radius, 90.0f);
        bodies_.push(number, away * (speed / length) + Vec2<float>{0, speed * 0.4f});
    };
    for (const Hull& hull : hulls_) thrown(hull.tank, distance_to(hull, at), tank(hull.tank).middle());
    for (const Piece& piece : pieces_) {
        const Vec2<float> way = piece.body.at - at;
        if (!piece.over) thrown(piece.number, std::sqrt(way.x * way.x + way.y * way.y), piece.body.at);
    }
}

void Battle::put(int number, Vec2<float> at) {
    BodyState& body = tank(number).body;
    say({.kind = Event::Kind::teleported, .tank = number, .at = at, .to = body.at});
    body = BodyState{};
    body.at = at;
    bodies_.set_state(number, body);
    find_hulls();
}

/// The columns that are still to drive, at the speed of the treads, as long as fuel lasts and it gets on.
void Battle::step_treads() {
    for (const Hull& hull : hulls_) {
        Tank& driving = tank(hull.tank);
        if (driving.way == 0) continue;
        const float done = std::abs(bodies_.tread_way(hull.tank));
        driving.fuel = std::max(0.0f, driving.fuel - done);
        const float left = std::abs(driving.way) - done;
        driving.stuck_ticks = done < kLeastTread ? driving.stuck_ticks + 1 : 0;
        const bool ends = left <= 0 || driving.fuel == 0 || driving.stuck_ticks >= kStuckTicks;
        driving.way = ends ? 0 : (driving.way > 0 ? left : -left);
        bodies_.drive(hull.tank, driving.way == 0 ? 0 : (driving.way > 0 ? kTreadSpeed : -kTreadSpeed));
    }
}

void Battle::drive(int number, int columns) {
    Tank& driving = tank(number);
    driving.way = static_cast<float>(columns);
    driving.stuck_ticks = 0;
    settling_ = 0;
    bodies_.drive(number, columns > 0 ? kTreadSpeed : -kTreadSpeed);
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
        if (tank.body.at.y < 0) put_back(static_cast<int>(k));
    }
    if (moving)
        for (const BodyContact& contact : bodies_.contacts()) meet(contact);
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
            bodies_.close_parachute(hull.tank);
        }
        if (falling.airborne < kAirborneTicks || falling.parachute > 0 || !rules_.fall_damage) continue;
        if (harm_of_fall(falling) > rules_.parachute_threshold)
            let_work(hull.tank, Trigger::on_fall, moment_at(hull.tank));
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
    say({.kind = Event::Kind::parachuted, .tank = number, .at = tank(number).middle()});
}

int Battle::longest_settling() const {
    constexpr int kFullGravity = 200;
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
    for (Tank& tank : tanks_) tank.way = 0;
    find_hulls();
    say({.kind = Event::Kind::limit_met});
}

void Battle::put_back(int tank) {
    BodyState& body = tanks_[static_cast<std::size_t>(tank)].body;
    const int x = std::clamp(static_cast<int>(body.at.x), 0, ground_.width() - 1);
    body = BodyState{};
    body.at = {static_cast<float>(x) + 0.5f, static_cast<float>(ground_.top(x)) / kSub};
    bodies_.set_state(tank, body);
}

void Battle::meet(const BodyContact& contact) {
    if (contact.body >= static_cast<int>(tanks_.size()) || !tank(contact.body).alive) return;
    if (contact.other >= static_cast<int>(tanks_.size())) crush(contact);
    if (contact.other != kASide) land(contact);
}

void Battle::land(const BodyContact& contact) {
    Tank& landed = tank(contact.body);
    if (landed.airborne < kAirborneTicks || contact.speed < kHarmlessFall / 3) return;
    landed.airborne = 0;
    say({.kind = Event::Kind::fell,
         .tank = contact.body,
         .amount = static_cast<int>(contact.speed),
         .at = landed.body.at});
    if (!rules_.fall_damage || contact.speed <= kHarmlessFall) return;
    hurt(contact.body, static_cast<int>((contact.speed - kHarmlessFall) / kFallPerDamage), shooter_, true);
}

/// What comes down on a tank hurts by how much it moves it.
void Battle::crush(const BodyContact& contact) {
    if (contact.impulse < kHarmlessCrush) return;
    say({.kind = Event::Kind::crashed,
         .amount = static_cast<int>(contact.impulse),
         .at = tank(contact.body).middle()});
    hurt(contact.body, static_cast<int>((contact.impulse - kHarmlessCrush) / kCrushPerDamage) + 1, shooter_);
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
