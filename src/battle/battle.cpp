#include "battle/battle.h"

#include <algorithm>
#include <array>

#include "battle/placement.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kBattleStream = 100;
constexpr int kFacingRight = 600;  // tenths of a degree: how barrels stand at first

std::vector<Kit> empty_kits(int tanks) { return std::vector<Kit>(static_cast<std::size_t>(tanks)); }

void add_to(Hash& hash, const BodyState& body) {
    for (const float number : {body.at.x, body.at.y, body.velocity.x, body.velocity.y, body.angle, body.spin})
        hash.add(number);
    hash.add(body.awake);
    hash.add(body.entombed);
}

void add_to(Hash& hash, const Guidance& guidance) {
    for (const int number : {static_cast<int>(guidance.kind), guidance.reach, guidance.strength})
        hash.add(number);
    const Vec2<Fixed> target = guidance.target.value_or(Vec2<Fixed>{-1, -1});
    hash.add(target.x);
    hash.add(target.y);
}

void add_to(Hash& hash, const Tank& tank) {
    for (const int number :
         {int{tank.alive}, tank.health, tank.angle, tank.power, tank.airborne, tank.last_hurt_by, tank.armour,
          tank.force, tank.stuck_ticks, int{tank.contact}, static_cast<int>(tank.shield.kind),
          tank.shield.strength, tank.shield.full, tank.shield.push, int{tank.shield.laser_proof}})
        hash.add(number);
    for (const auto* stock : {&tank.kit.weapons, &tank.kit.items})
        for (const int number : *stock) hash.add(number);
    for (const float number : {tank.fuel, tank.way, tank.parachute}) hash.add(number);
    const Vec2<int> target = tank.target.value_or(Vec2<int>{-1, -1});
    hash.add(target.x);
    hash.add(target.y);
    add_to(hash, tank.guidance);
    add_to(hash, tank.body);
}

void add_to(Hash& hash, const Shell& shell) {
    const Vec2<Fixed> at = shell.flight.place();
    const Vec2<Fixed> speed = shell.flight.speed();
    for (const Fixed number : {at.x, at.y, speed.x, speed.y, Fixed{shell.flight.age}, Fixed{shell.tank}})
        hash.add(number);
    for (const int number : {shell.generation, shell.bounces_left, shell.fuse}) hash.add(number);
    add_to(hash, shell.guidance);
}

void add_to(Hash& hash, const Lasting& lasting) {
    const Moment& moment = lasting.moment;
    for (const Fixed number : {moment.at.x, moment.at.y, moment.speed.x, moment.speed.y}) hash.add(number);
    for (const int number : {moment.tank, moment.generation, lasting.ticks, lasting.waits}) hash.add(number);
    for (const std::int64_t note : lasting.notes) hash.add(note);
}

void add_to(Hash& hash, const Piece& piece) {
    for (const int number : {static_cast<int>(piece.kind), piece.number, piece.tank, piece.generation,
                             piece.fuse, piece.age, piece.slow_ticks})
        hash.add(number);
    hash.add(piece.parachute);
    add_to(hash, piece.body);
}

}  // namespace

Battle::Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal,
               std::vector<Kit> kits, std::uint32_t seed)
    : rules_(rules), level_(level), arsenal_(&arsenal), random_(seed, kBattleStream), seed_(seed) {
    air_.gravity = rules.gravity;
    air_.viscosity = rules.viscosity;
    air_.wind_growth = rules.wind_growth;
    begin_weather();
    draw_walls();
    std::vector<int> surface = level_surface(level);
    const int reach = kFullSpeed * kFullSpeed / rules.gravity;
    const std::vector<Seat> seats =
        take_seats(surface, static_cast<int>(kits.size()), {water_, reach}, random_);
    for (std::size_t k = 0; k < kits.size(); ++k) {
        Tank& tank = tanks_.emplace_back();
        tank.health = rules.health;
        tank.fuel = static_cast<float>(rules.fuel);
        tank.angle = 2 * seats[k].x < level.width() ? kFacingRight : kHalfTurn - kFacingRight;
        tank.body.at = {static_cast<float>(seats[k].x) + 0.5f, static_cast<float>(seats[k].height) / kSub};
        tank.kit = std::move(kits[k]);
        tank.kit.weapons.resize(arsenal.weapons.size());
        tank.kit.items.resize(arsenal.items.size());
    }
    Strata strata = strata_of(level, surface);
    ground_ = Ground(std::move(surface), level.level_height(), std::move(strata));
    flames_.resize(static_cast<std::size_t>(ground_.width()));
    slow_harm_.resize(tanks_.size());
    rebuild_bodies();
    begin_round();
}

Battle::Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal, int tanks,
               std::uint32_t seed)
    : Battle(rules, level, arsenal, empty_kits(tanks), seed) {}

int Battle::tanks_alive() const {
    return static_cast<int>(
        std::count_if(tanks_.begin(), tanks_.end(), [](const Tank& tank) { return tank.alive; }));
}

bool Battle::allies(int tank, int other) const {
    const int team = tanks_[static_cast<std::size_t>(tank)].team;
    return tank == other || (team != 0 && team == tanks_[static_cast<std::size_t>(other)].team);
}

bool Battle::contested() const {
    int first = -1;
    for (int k = 0; k < static_cast<int>(tanks_.size()); ++k) {
        if (!tanks_[static_cast<std::size_t>(k)].alive) continue;
        if (first < 0) first = k;
        if (!allies(first, k)) return true;
    }
    return false;
}

std::unique_ptr<Battle> Battle::fork() const {
    auto twin = std::unique_ptr<Battle>(new Battle(*this));
    twin->rebuild_bodies();
    return twin;
}

void Battle::join(int tank, int team) { this->tank(tank).team = team; }

bool Battle::in_action() const {
    const auto works = [](const Lasting& lasting) { return !lasting.idle; };
    const bool lasts = std::any_of(lasting_.begin(), lasting_.end(), works) ||
                       std::any_of(begun_.begin(), begun_.end(), works);
    const bool drives =
        std::any_of(tanks_.begin(), tanks_.end(), [](const Tank& tank) { return tank.way != 0; });
    const bool rolls =
        std::any_of(pieces_.begin(), pieces_.end(), [](const Piece& piece) { return piece.effects; });
    const bool hurts = std::any_of(slow_harm_.begin(), slow_harm_.end(),
                                   [](const SlowHarm& harm) { return harm.thousandths > 0; });
    return !shells_.empty() || !launched_.empty() || lasts || drives || rolls || hurts || !dying_.empty();
}

bool Battle::quiet() const {
    const bool breaks = std::any_of(pieces_.begin(), pieces_.end(),
                                    [](const Piece& piece) { return piece.kind == Piece::Kind::earth; });
    return !in_action() && !breaks && !ground_moves_ && !shaking_ && ground_seen_ == ground_.revision() &&
           bodies_.at_rest();
}

void Battle::step() {
    ++tick_;
    if (++shot_ticks_ == kLongestShot) end_shot();
    shells_.insert(shells_.end(), launched_.begin(), launched_.end());
    launched_.clear();
    bury_the_dead();
    for (Shell& shell : shells_) fly(shell);
    const auto is_over = [](const Shell& shell) { return shell.effects == nullptr; };
    std::erase_if(shells_, is_over);
    go_on();
    std::erase_if(shells_, is_over);  // those that were shot down
    step_slow_harm();
    step_pieces();
    step_ground();
    step_bodies();
    settling_ = in_action() || bodies_.at_rest() ? 0 : settling_ + 1;
    if (settling_ >= longest_settling()) end_settling();
}

/// One tick of everything that lasts.
void Battle::go_on() {
    lasting_.insert(lasting_.end(), begun_.begin(), begun_.end());
    begun_.clear();
    count_flames();
    const auto is_over = [this](Lasting& lasting) {
        if (lasting.waits > 0) return --lasting.waits, false;
        ++lasting.ticks;
        return !lasting.effect->kind->go_on(*this, lasting);
    };
    // In the order of their beginning: what an effect begins meanwhile waits in begun_.
    std::vector<Lasting> left;
    for (Lasting& lasting : lasting_)
        if (!is_over(lasting)) left.push_back(lasting);
    lasting_ = std::move(left);
}

bool Battle::begin(const Lasting& lasting) {
    if (lasting_.size() + begun_.size() >= kMostLasting || lasting.moment.generation > kMostGenerations) {
        say({.kind = Event::Kind::limit_met, .tank = lasting.moment.tank});
        return false;
    }
    begun_.push_back(lasting);
    begun_.back().moment.shell = nullptr;
    return true;
}

int Battle::going_on(const Effect& effect) const {
    const auto begun_by = [&](const Lasting& lasting) { return lasting.effect == &effect; };
    return static_cast<int>(std::count_if(lasting_.begin(), lasting_.end(), begun_by) +
                            std::count_if(begun_.begin(), begun_.end(), begun_by));
}

void Battle::happen(const std::vector<Effect>& effects, const Moment& moment) {
    for (const Effect& effect : effects) effect.kind->happen(*this, effect, moment);
}

/// Whatever is still on its way has had its time.
void Battle::end_shot() {
    if (!in_action()) return;
    const auto armed = [](const Piece& piece) { return piece.effects != nullptr; };
    const auto works = [](const Lasting& lasting) { return !lasting.idle; };
    for (const Piece& piece : pieces_)
        if (armed(piece)) bodies_.remove(piece.number);
    std::erase_if(pieces_, armed);
    std::erase_if(lasting_, works);
    std::erase_if(begun_, works);
    shells_.clear();
    launched_.clear();
    for (const Hull& hull : hulls_) {
        tank(hull.tank).way = 0;
        steer_treads(hull.tank);
    }
    say({.kind = Event::Kind::limit_met, .tank = shooter_});
}

std::uint64_t Battle::hash() const {
    Hash hash;
    hash.add(tick_);
    for (const int number :
         {air_.wind, static_cast<int>(walls_), water_, static_cast<int>(weather_), turns_, calm_turns_})
        hash.add(number);
    hash.add(random_.drawn());
    ground_.add_to(hash);
    for (const Tank& tank : tanks_) add_to(hash, tank);
    for (const Shell& shell : shells_) add_to(hash, shell);
    for (const Lasting& lasting : lasting_) add_to(hash, lasting);
    for (const Piece& piece : pieces_) add_to(hash, piece);
    for (const SlowHarm& harm : slow_harm_)
        for (const int number : {harm.thousandths, harm.by, harm.ticks}) hash.add(number);
    return hash.value();
}

}  // namespace terramorph
