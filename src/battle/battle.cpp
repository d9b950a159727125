#include "battle/battle.h"

#include <algorithm>
#include <array>

#include "battle/placement.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kBattleStream = 100;
constexpr int kFacingRight = 600;  // tenths of a degree: how barrels stand at first

std::vector<Kit> empty_kits(int tanks) { return std::vector<Kit>(static_cast<std::size_t>(tanks)); }

void add_to(StateHash& state, const BodyState& body) {
    state.add("x", body.at.x);
    state.add("y", body.at.y);
    state.add("velocity x", body.velocity.x);
    state.add("velocity y", body.velocity.y);
    state.add("angle", body.angle);
    state.add("spin", body.spin);
    state.add("awake", body.awake);
    state.add("entombed", body.entombed);
}

void add_to(StateHash& state, const Guidance& guidance) {
    state.add("guidance", static_cast<int>(guidance.kind));
    state.add("guidance reach", guidance.reach);
    state.add("guidance strength", guidance.strength);
    const Vec2<Fixed> target = guidance.target.value_or(Vec2<Fixed>{-1, -1});
    state.add("guidance target x", target.x);
    state.add("guidance target y", target.y);
}

void add_to(StateHash& state, const Tank& tank) {
    state.add("alive", int{tank.alive});
    state.add("health", tank.health);
    state.add("angle of the barrel", tank.angle);
    state.add("power", tank.power);
    state.add("airborne", tank.airborne);
    state.add("last hurt by", tank.last_hurt_by);
    state.add("armour", tank.armour);
    state.add("force", tank.force);
    state.add("stuck ticks", tank.stuck_ticks);
    state.add("contact", int{tank.contact});
    state.add("shield", static_cast<int>(tank.shield.kind));
    state.add("shield strength", tank.shield.strength);
    state.add("shield full", tank.shield.full);
    state.add("shield push", tank.shield.push);
    state.add("shield laser-proof", int{tank.shield.laser_proof});
    state.add_all("weapon", tank.kit.weapons);
    state.add_all("item", tank.kit.items);
    state.add("fuel", tank.fuel);
    state.add("way", tank.way);
    state.add("parachute", tank.parachute);
    const Vec2<int> target = tank.target.value_or(Vec2<int>{-1, -1});
    state.add("target x", target.x);
    state.add("target y", target.y);
    add_to(state, tank.guidance);
    add_to(state, tank.body);
}

void add_to(StateHash& state, const Shell& shell) {
    const Vec2<Fixed> at = shell.flight.place();
    const Vec2<Fixed> speed = shell.flight.speed();
    state.add("x", at.x);
    state.add("y", at.y);
    state.add("speed x", speed.x);
    state.add("speed y", speed.y);
    state.add("age", Fixed{shell.flight.age});
    state.add("tank", Fixed{shell.tank});
    state.add("generation", shell.generation);
    state.add("bounces left", shell.bounces_left);
    state.add("fuse", shell.fuse);
    add_to(state, shell.guidance);
}

void add_to(StateHash& state, const OngoingEffect& ongoing) {
    const EffectContext& context = ongoing.context;
    state.add("x", context.at.x);
    state.add("y", context.at.y);
    state.add("speed x", context.speed.x);
    state.add("speed y", context.speed.y);
    state.add("tank", context.tank);
    state.add("generation", context.generation);
    state.add("ticks", ongoing.ticks);
    state.add("waits", ongoing.waits);
    state.add_all("note", ongoing.notes);
}

void add_to(StateHash& state, const Piece& piece) {
    state.add("kind", static_cast<int>(piece.kind));
    state.add("number", piece.number);
    state.add("tank", piece.tank);
    state.add("generation", piece.generation);
    state.add("fuse", piece.fuse);
    state.add("age", piece.age);
    state.add("slow ticks", piece.slow_ticks);
    state.add("parachute", piece.parachute);
    add_to(state, piece.body);
}

template <class Each>
void add_all_to(StateHash& state, std::string_view name, const std::vector<Each>& all) {
    for (int k = 0; const Each& each : all) {
        state.begin(name, k++);
        add_to(state, each);
    }
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

bool Battle::allies(int tank, int other) const { return terramorph::allies(tanks_, tank, other); }

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

WorldView Battle::view() const {
    return {rules_, *arsenal_, ground_, air_,     walls_,   water_, tick_,
            tanks_, hulls_,    shells_, ongoing_, started_, flames_};
}

void Battle::join(int tank, int team) { this->tank(tank).team = team; }

bool Battle::in_action() const {
    const auto works = [](const OngoingEffect& ongoing) { return !ongoing.idle; };
    const bool lasts = std::any_of(ongoing_.begin(), ongoing_.end(), works) ||
                       std::any_of(started_.begin(), started_.end(), works);
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
    update_effects();
    std::erase_if(shells_, is_over);  // those that were shot down
    step_slow_harm();
    step_pieces();
    step_ground();
    step_bodies();
    settling_ = in_action() || bodies_.at_rest() ? 0 : settling_ + 1;
    if (settling_ >= longest_settling()) end_settling();
}

/// One tick of everything that lasts.
void Battle::update_effects() {
    ongoing_.insert(ongoing_.end(), started_.begin(), started_.end());
    started_.clear();
    count_flames();
    const auto is_over = [this](OngoingEffect& ongoing) {
        if (ongoing.waits > 0) return --ongoing.waits, false;
        ++ongoing.ticks;
        return !ongoing.effect->kind->update(*this, ongoing);
    };
    // In the order of their beginning: what an effect begins meanwhile waits in started_.
    std::vector<OngoingEffect> left;
    for (OngoingEffect& ongoing : ongoing_)
        if (!is_over(ongoing)) left.push_back(ongoing);
    ongoing_ = std::move(left);
}

bool Battle::start_effect(const OngoingEffect& ongoing) {
    if (ongoing_.size() + started_.size() >= kMaxOngoing || ongoing.context.generation > kMostGenerations) {
        emit({.kind = Event::Kind::limit_met, .tank = ongoing.context.tank});
        return false;
    }
    started_.push_back(ongoing);
    started_.back().context.shell = nullptr;
    return true;
}

void Battle::apply(const std::vector<Effect>& effects, const EffectContext& context) {
    for (const Effect& effect : effects) effect.kind->apply(*this, effect, context);
}

/// Whatever is still on its way has had its time.
void Battle::end_shot() {
    if (!in_action()) return;
    const auto armed = [](const Piece& piece) { return piece.effects != nullptr; };
    const auto works = [](const OngoingEffect& ongoing) { return !ongoing.idle; };
    for (const Piece& piece : pieces_)
        if (armed(piece)) bodies_.remove(piece.number);
    std::erase_if(pieces_, armed);
    std::erase_if(ongoing_, works);
    std::erase_if(started_, works);
    shells_.clear();
    launched_.clear();
    for (const Hull& hull : hulls_) {
        tank(hull.tank).way = 0;
        steer_treads(hull.tank);
    }
    emit({.kind = Event::Kind::limit_met, .tank = shooter_});
}

std::uint64_t Battle::hash() const {
    StateHash state;
    add_to(state);
    return state.value();
}

void Battle::add_to(StateHash& state) const {
    state.begin("battle");
    state.add("tick", tick_);
    state.add("wind", air_.wind);
    state.add("walls", static_cast<int>(walls_));
    state.add("water", water_);
    state.add("weather", static_cast<int>(weather_));
    state.add("turns", turns_);
    state.add("calm turns", calm_turns_);
    state.add("drawn by lot", random_.drawn());
    ground_.add_to(state);
    add_all_to(state, "tank", tanks_);
    add_all_to(state, "shell", shells_);
    add_all_to(state, "effect", ongoing_);
    add_all_to(state, "piece", pieces_);
    for (int k = 0; const SlowHarm& harm : slow_harm_) {
        state.begin("slow harm", k++);
        state.add("thousandths", harm.thousandths);
        state.add("by", harm.by);
        state.add("ticks", harm.ticks);
    }
}

}  // namespace terramorph
