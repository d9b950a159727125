// What happens to the tanks and to the ground they stand on.
#include <algorithm>
#include <cmath>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kSuspendStream = 101;
constexpr int kFallPerTick = 4 * kSub;  // loose earth: 240 columns a second
constexpr int kAirborneTicks = 6;       // a fall counts after as many without contact
constexpr float kHarmlessFall = 90;     // columns per second
constexpr float kFallPerDamage = 3;     // columns per second beyond that, for one health
constexpr int kMostLift = 20;           // columns: a tank buried no deeper is lifted out

}  // namespace

void Battle::heap(const Shape& shape) {
    std::vector<Shape> hulls;
    for (const Hull& hull : hulls_) hulls.push_back(shape_of(hull));
    ground_.heap(shape, hulls);
}

void Battle::hurt(int tank, int amount, int by) {
    Tank& hurt = tanks_[static_cast<std::size_t>(tank)];
    const int lost = std::min(amount, hurt.health);
    if (!hurt.alive || lost <= 0) return;
    hurt.health -= lost;
    hurt.power = std::min(hurt.power, power_limit(tank));
    if (by >= 0) hurt.last_hurt_by = by;
    say({.kind = Event::Kind::hurt, .tank = tank, .other = by, .amount = lost, .at = hurt.middle()});
    if (hurt.health == 0) dying_.push_back(tank);
}

void Battle::throw_tanks(Vec2<float> at, float radius) {
    for (const Hull& hull : hulls_) {
        const float distance = distance_to(hull, at);
        if (distance >= radius) continue;
        const Vec2<float> away = tanks_[static_cast<std::size_t>(hull.tank)].middle() - at;
        const float length = std::max(1.0f, std::sqrt(away.x * away.x + away.y * away.y));
        const float speed = (radius - distance) / radius * std::min(radius, 90.0f);
        bodies_.push(hull.tank, away * (speed / length) + Vec2<float>{0, speed * 0.4f});
    }
}

void Battle::step_ground() {
    const bool moved = ground_moves_;
    if (rules_.loose_earth == LooseEarth::pours)
        ground_moves_ = ground_.settle(kFallPerTick, rules_.suspend_chance, mix(seed_ + kSuspendStream));
    if (moved && !ground_moves_) say({.kind = Event::Kind::earth_fell});
    const Range changed = ground_.changed_since(ground_seen_);
    ground_seen_ = ground_.revision();
    bodies_.ground_changed(ground_, changed);
    free_buried_tanks();
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
    for (std::size_t k = 0; k < tanks_.size(); ++k) {
        Tank& tank = tanks_[k];
        if (!tank.alive) continue;
        tank.body = bodies_.state(static_cast<int>(k));
        if (tank.body.at.y < 0) put_back(static_cast<int>(k));
    }
    if (moving)
        for (const BodyContact& contact : bodies_.contacts()) land(contact);
    for (std::size_t k = 0; k < tanks_.size(); ++k) {
        Tank& tank = tanks_[k];
        if (!tank.alive) continue;
        const bool flies = tank.body.awake && !tank.body.entombed && !bodies_.touches(static_cast<int>(k));
        tank.airborne = flies ? tank.airborne + 1 : 0;
    }
    find_hulls();
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

void Battle::land(const BodyContact& contact) {
    if (contact.body >= static_cast<int>(tanks_.size())) return;  // a ball
    Tank& tank = tanks_[static_cast<std::size_t>(contact.body)];
    if (!tank.alive || contact.other == kASide) return;
    if (tank.airborne < kAirborneTicks || contact.speed < kHarmlessFall / 3) return;
    tank.airborne = 0;
    say({.kind = Event::Kind::fell,
         .tank = contact.body,
         .amount = static_cast<int>(contact.speed),
         .at = tank.body.at});
    if (!rules_.fall_damage || contact.speed <= kHarmlessFall) return;
    hurt(contact.body, static_cast<int>((contact.speed - kHarmlessFall) / kFallPerDamage), shooter_);
}

void Battle::find_hulls() {
    hulls_.clear();
    for (std::size_t k = 0; k < tanks_.size(); ++k)
        if (tanks_[k].alive) hulls_.push_back(tanks_[k].hull(static_cast<int>(k)));
}

void Battle::rebuild_bodies() {
    const bool open_sides = rules_.walls == Walls::none || rules_.walls == Walls::wrap;
    bodies_.reset(ground_, rules_.gravity, open_sides);
    ground_seen_ = ground_.revision();
    for (std::size_t k = 0; k < tanks_.size(); ++k) {
        if (!tanks_[k].alive) continue;
        tanks_[k].body.awake = false;
        tanks_[k].body.velocity = {};
        tanks_[k].body.spin = 0;
        tanks_[k].airborne = 0;
        bodies_.add_tank(static_cast<int>(k), tanks_[k].body);
    }
    find_hulls();
}

}  // namespace terramorph
