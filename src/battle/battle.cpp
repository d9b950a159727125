#include "battle/battle.h"

#include <algorithm>
#include <cassert>

#include "battle/placement.h"

namespace terramorph {

extern const EffectKind k_blast;  // what a tank dies with

namespace {

constexpr std::uint32_t kBattleStream = 100;

constexpr int kFacingRight = 600;  // tenths of a degree: how barrels stand at first
constexpr int kDeathBlastRadius = 36;
constexpr float kSlowRoller = 4;  // columns per second
constexpr int kSlowTicks = 30;
constexpr int kFirstRoller = 1000;  // rollers' numbers among the bodies; tanks have theirs

Moment moment_of(const Shell& shell, Vec2<Fixed> at) {
    Moment moment;
    moment.at = at;
    moment.speed = shell.flight.speed();
    moment.tank = shell.tank;
    moment.generation = shell.generation;
    return moment;
}

Vec2<Fixed> fixed_of(Vec2<float> columns) {
    return {static_cast<Fixed>(columns.x * 65536.0f) * 65536,
            static_cast<Fixed>(columns.y * 65536.0f) * 65536};
}

}  // namespace

Battle::Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal, int tanks,
               std::uint32_t seed)
    : rules_(rules), level_(level), arsenal_(&arsenal), random_(seed, kBattleStream), seed_(seed) {
    air_.gravity = rules.gravity;
    begin_weather();
    std::vector<int> surface = level_surface(level);
    for (const Seat seat :
         take_seats(surface, tanks, {water_, kFullSpeed * kFullSpeed / rules.gravity}, random_)) {
        Tank& tank = tanks_.emplace_back();
        tank.health = rules.health;
        tank.angle = 2 * seat.x < level.width() ? kFacingRight : kHalfTurn - kFacingRight;
        tank.body.at = {static_cast<float>(seat.x) + 0.5f, static_cast<float>(seat.height) / kSub};
    }
    ground_ = Ground(std::move(surface), level.level_height());
    rebuild_bodies();
}

int Battle::tanks_alive() const {
    return static_cast<int>(
        std::count_if(tanks_.begin(), tanks_.end(), [](const Tank& tank) { return tank.alive; }));
}

bool Battle::quiet() const {
    return shells_.empty() && launched_.empty() && rollers_.empty() && dying_.empty() && !ground_moves_ &&
           ground_seen_ == ground_.revision() && bodies_.at_rest();
}

void Battle::aim(int tank, int angle, int power) {
    Tank& aimed = tanks_[static_cast<std::size_t>(tank)];
    aimed.angle = angle;
    aimed.power = power;
}

int Battle::power_limit(int tank) const {
    return kFullPower * tanks_[static_cast<std::size_t>(tank)].health / rules_.health;
}

Flight Battle::shot(int tank, int angle, int power) const {
    Flight flight;
    flight.owner = tank;
    flight.half_acceleration = air_.half_acceleration();
    flight.turn_to(tanks_[static_cast<std::size_t>(tank)].muzzle(angle), muzzle_velocity(angle, power));
    return flight;
}

Prediction Battle::predict_shot(int tank, int angle, int power) const {
    return predict(shot(tank, angle, power), field());
}

void Battle::fire(int tank, int weapon) {
    const Tank& firing = tanks_[static_cast<std::size_t>(tank)];
    const Weapon& fired = arsenal_->weapons[static_cast<std::size_t>(weapon)];
    shooter_ = tank;
    shot_ticks_ = 0;
    settling_ = 0;
    Shell shell;
    shell.effects = &fired.effects;
    shell.tank = tank;
    shell.flight = shot(tank, firing.angle, firing.power);
    say({.kind = Event::Kind::fired, .tank = tank, .weapon = weapon, .at = columns_of(shell.flight.start)});
    Moment moment = moment_of(shell, shell.flight.start);
    moment.shell = &shell;
    happen(fired.effects.on(Trigger::on_fire), moment);
    launch(shell);
}

void Battle::step() {
    ++tick_;
    if (++shot_ticks_ == kLongestShot) end_shot();
    shells_.insert(shells_.end(), launched_.begin(), launched_.end());
    launched_.clear();
    bury_the_dead();
    for (Shell& shell : shells_) fly(shell);
    std::erase_if(shells_, [](const Shell& shell) { return shell.effects == nullptr; });
    step_rollers();
    step_ground();
    step_bodies();
    const bool in_motion = !shells_.empty() || !launched_.empty() || !rollers_.empty() || !dying_.empty();
    settling_ = in_motion ? 0 : settling_ + 1;
    if (settling_ >= longest_settling() && !bodies_.at_rest()) end_settling();
}

void Battle::launch(const Shell& shell) {
    const bool too_many =
        shells_.size() + launched_.size() >= kMostShells || shell.generation > kMostGenerations;
    if (too_many)
        say({.kind = Event::Kind::limit_met, .tank = shell.tank});
    else
        launched_.push_back(shell);
}

void Battle::roll(const Roller& roller) {
    if (rollers_.size() >= kMostRollers || roller.generation > kMostGenerations) {
        say({.kind = Event::Kind::limit_met, .tank = roller.tank});
        return;
    }
    rollers_.push_back(roller);
    rollers_.back().number = kFirstRoller + next_roller_++;
    bodies_.add_ball(rollers_.back().number, roller.body, roller.radius);
}

void Battle::happen(const std::vector<Effect>& effects, const Moment& moment) {
    for (const Effect& effect : effects) effect.kind->happen(*this, effect, moment);
}

void Battle::fly(Shell& shell) {
    Contact contact;
    const int bounces = shell.flight.bounces;
    const bool rose = shell.flight.speed().y > 0;
    const Vec2<float> from = columns_of(shell.flight.place());
    const FlightEnd end = fly_one_tick(shell.flight, field(), contact);
    splash(from, columns_of(end == FlightEnd::hit ? contact.at : shell.flight.place()));
    if (shell.flight.bounces > bounces && rules_.walls != Walls::wrap)
        say({.kind = Event::Kind::bounced, .tank = shell.tank, .at = columns_of(shell.flight.place())});
    if (end == FlightEnd::hit) return shell_hit(shell, contact);
    if (end == FlightEnd::left) return shell_left(shell);
    if (end == FlightEnd::too_long) {
        say({.kind = Event::Kind::limit_met, .tank = shell.tank});
        shell.effects = nullptr;
        return;
    }
    const bool at_apex = rose && shell.flight.speed().y <= 0 && !shell.past_apex;
    shell.past_apex = shell.past_apex || at_apex;
    if (!at_apex || shell.effects->on(Trigger::at_apex).empty()) return;
    const Moment moment = moment_of(shell, shell.flight.place());
    happen(std::exchange(shell.effects, nullptr)->on(Trigger::at_apex), moment);
}

void Battle::shell_hit(Shell& shell, const Contact& contact) {
    Moment moment = moment_of(shell, contact.at);
    moment.hit_tank = contact.with == Contact::With::tank ? contact.tank : -1;
    moment.shell = &shell;
    const Effects& effects = *shell.effects;
    if (shell.bouncing && shell.bounces_left > 0 && moment.hit_tank < 0) {
        shell.bouncing->kind->happen(*this, *shell.bouncing, moment);
    } else {
        const bool on_tank = moment.hit_tank >= 0 && !effects.on(Trigger::on_tank).empty();
        const auto& met = effects.on(on_tank ? Trigger::on_tank : Trigger::on_impact);
        if (met.empty())
            say({.kind = Event::Kind::fizzled, .tank = shell.tank, .at = columns_of(contact.at)});
        happen(met, moment);
    }
    shell.effects = nullptr;
}

void Battle::shell_left(Shell& shell) {
    const Vec2<float> at = columns_of(shell.flight.place());
    const auto width = static_cast<float>(ground_.width());
    const float start = tanks_[static_cast<std::size_t>(shell.tank)].body.at.x;
    const float beyond = at.x < 0 ? -at.x : at.x - width;
    const int angle = tanks_[static_cast<std::size_t>(shell.tank)].angle;
    const bool fired_right = angle < kHalfTurn / 2;
    say({.kind = Event::Kind::left,
         .tank = shell.tank,
         .amount = static_cast<int>(beyond),
         .far = (at.x > start) == fired_right,
         .at = at});
    shell.effects = nullptr;
}

void Battle::step_rollers() {
    const std::size_t count = rollers_.size();  // those that begin now roll from the next tick
    for (std::size_t k = 0; k < count; ++k) {
        Roller& roller = rollers_[k];
        const Vec2<float> from = roller.body.at;
        roller.body = bodies_.state(roller.number);
        splash(from, roller.body.at);
        const Vec2<float> velocity = roller.body.velocity;
        const bool slow = velocity.x * velocity.x + velocity.y * velocity.y < kSlowRoller * kSlowRoller;
        roller.slow_ticks = slow ? roller.slow_ticks + 1 : 0;
        --roller.fuse;
        end_roller(roller);
    }
    std::erase_if(rollers_, [](const Roller& roller) { return roller.effects == nullptr; });
}

void Battle::end_roller(Roller& roller) {
    Moment moment;
    moment.at = fixed_of(roller.body.at);
    moment.speed = fixed_of(roller.body.velocity * (1.0f / kTicksPerSecond));
    moment.tank = roller.tank;
    moment.generation = roller.generation;
    for (const BodyContact& contact : bodies_.contacts())
        if (contact.body == roller.number && contact.other >= 0 && contact.other < kFirstRoller)
            moment.hit_tank = contact.other;

    const Vec2<float> at = roller.body.at;
    const bool gone = at.y < 0 || at.x < 0 || at.x >= static_cast<float>(ground_.width());
    const bool buried = ground_.solid(static_cast<int>(at.x), static_cast<int>(at.y * kSub));
    std::optional<Trigger> trigger;
    if (roller.fuse <= 0) trigger = Trigger::after;
    if (roller.slow_ticks >= kSlowTicks || buried) trigger = Trigger::on_rest;
    if (moment.hit_tank >= 0) trigger = Trigger::on_tank;
    if (!gone && !trigger) return;
    bodies_.remove(roller.number);
    const Effects& effects = *std::exchange(roller.effects, nullptr);
    if (gone) return say({.kind = Event::Kind::fizzled, .tank = roller.tank, .at = at});
    happen(effects.on(*trigger), moment);
}

void Battle::bury_the_dead() {
    for (const int number : std::exchange(dying_, {})) {
        Tank& tank = tanks_[static_cast<std::size_t>(number)];
        tank.alive = false;
        bodies_.remove(number);
        find_hulls();
        say({.kind = Event::Kind::died, .tank = number, .other = tank.last_hurt_by, .at = tank.middle()});
        Effect blast;
        blast.kind = &k_blast;
        blast.values = standard_values(blast.kind->parameters);
        blast.values[0] = kDeathBlastRadius;
        Moment moment;
        moment.at = fixed_of(tank.middle());
        moment.tank = tank.last_hurt_by >= 0 ? tank.last_hurt_by
                                             : number;  // whoever began it is to blame for all of it
        blast.kind->happen(*this, blast, moment);
    }
}

void Battle::end_shot() {
    if (shells_.empty() && launched_.empty() && rollers_.empty()) return;
    for (const Roller& roller : rollers_) bodies_.remove(roller.number);
    shells_.clear();
    launched_.clear();
    rollers_.clear();
    say({.kind = Event::Kind::limit_met, .tank = shooter_});
}

std::uint64_t Battle::hash() const {
    Hash hash;
    hash.add(tick_);
    for (const int number : {air_.wind, water_, static_cast<int>(weather_), turns_}) hash.add(number);
    hash.add(random_.drawn());
    ground_.add_to(hash);
    for (const Tank& tank : tanks_) {
        for (const int number :
             {int{tank.alive}, tank.health, tank.angle, tank.power, tank.airborne, tank.last_hurt_by})
            hash.add(number);
        const BodyState& body = tank.body;
        for (const float number :
             {body.at.x, body.at.y, body.velocity.x, body.velocity.y, body.angle, body.spin})
            hash.add(number);
        hash.add(body.awake);
        hash.add(body.entombed);
    }
    for (const Shell& shell : shells_) {
        const Vec2<Fixed> at = shell.flight.place();
        for (const Fixed number : {at.x, at.y, Fixed{shell.flight.age}, Fixed{shell.tank}}) hash.add(number);
    }
    for (const Roller& roller : rollers_) {
        hash.add(roller.number);
        hash.add(roller.fuse);
        for (const float number : {roller.body.at.x, roller.body.at.y, roller.body.angle}) hash.add(number);
    }
    return hash.value();
}

}  // namespace terramorph
