#include "battle/battle.h"

#include <algorithm>

#include "battle/placement.h"
#include "battle/systems/blasts.h"
#include "battle/systems/damage.h"
#include "battle/systems/deaths.h"
#include "battle/systems/debris.h"
#include "battle/systems/driving.h"
#include "battle/systems/earth.h"
#include "battle/systems/falls.h"
#include "battle/systems/items.h"
#include "battle/systems/motion.h"
#include "battle/systems/ongoing_effects.h"
#include "battle/systems/shots.h"
#include "battle/systems/sky.h"
#include "battle/systems/weather.h"

namespace terramorph {

namespace {

constexpr int kFacingRight = 600;  // tenths of a degree: initial angle of barrels

std::vector<Kit> empty_kits(int tanks) { return std::vector<Kit>(static_cast<std::size_t>(tanks)); }

}  // namespace

Battle::Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal,
               std::vector<Kit> kits, std::uint32_t seed)
    : state_(rules, level, arsenal, seed) {
    begin_weather(state_);
    draw_walls(state_);
    std::vector<int> surface = level_surface(level);
    const int reach = kFullSpeed * kFullSpeed / rules.gravity;
    const std::vector<Seat> seats =
        take_seats(surface, static_cast<int>(kits.size()), {state_.water, reach}, state_.random);
    for (std::size_t k = 0; k < kits.size(); ++k) {
        Tank& tank = state_.tanks.emplace_back();
        tank.health = rules.health;
        tank.fuel = static_cast<float>(rules.fuel);
        tank.angle = 2 * seats[k].x < level.width() ? kFacingRight : kHalfTurn - kFacingRight;
        tank.body.at = {static_cast<float>(seats[k].x) + 0.5f, static_cast<float>(seats[k].height) / kSub};
        tank.kit = std::move(kits[k]);
        tank.kit.weapons.resize(arsenal.weapons.size());
        tank.kit.items.resize(arsenal.items.size());
    }
    Strata strata = strata_of(level, surface);
    state_.ground = Ground(std::move(surface), level.level_height(), std::move(strata));
    state_.flames.resize(static_cast<std::size_t>(state_.ground.width()));
    state_.slow_damage.resize(state_.tanks.size());
    rebuild_bodies(state_, bodies_);
    for (int tank = 0; tank < state_.tank_count(); ++tank)
        run_passive_items(state_, *this, tank, Trigger::on_round, context_at(state_, tank));
    find_hulls(state_);
}

Battle::Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal, int tanks,
               std::uint32_t seed)
    : Battle(rules, level, arsenal, empty_kits(tanks), seed) {}

int Battle::tanks_alive() const {
    return static_cast<int>(std::ranges::count_if(state_.tanks, &Tank::alive));
}

bool Battle::allies(int tank, int other) const { return terramorph::allies(state_.tanks, tank, other); }

bool Battle::contested() const {
    int first = -1;
    for (int k = 0; k < state_.tank_count(); ++k) {
        if (!state_.tank(k).alive) continue;
        if (first < 0) first = k;
        if (!allies(first, k)) return true;
    }
    return false;
}

bool Battle::quiet() const { return is_at_rest(state_, bodies_); }

std::unique_ptr<Battle> Battle::fork() const {
    auto twin = std::unique_ptr<Battle>(new Battle(*this));
    rebuild_bodies(twin->state_, twin->bodies_);
    return twin;
}

void Battle::join(int tank, int team) { state_.tank(tank).team = team; }

void Battle::aim(int tank, int angle, int power) {
    state_.tank(tank).angle = angle;
    state_.tank(tank).power = power;
}

void Battle::target(int tank, Vec2<int> at) { state_.tank(tank).target = at; }

int Battle::power_limit(int tank) const { return terramorph::power_limit(state_.tank(tank), state_.rules); }

int Battle::stock(int tank, int weapon) const {
    const auto place = static_cast<std::size_t>(weapon);
    return arsenal().weapons[place].unlimited ? -1 : state_.tank(tank).kit.weapons[place];
}

int Battle::item_stock(int tank, int item) const { return state_.tank(tank).kit.items[item]; }

Refusal Battle::validate_use(int tank, int item) const {
    return terramorph::validate_use(state_, *this, tank, item);
}

void Battle::use(int tank, int item) { terramorph::use_item(state_, *this, tank, item); }

void Battle::drive(int tank, int columns) { terramorph::drive(state_, bodies_, tank, columns); }

void Battle::fire(int tank, int weapon) {
    if (quiet())
        for (Tank& each : state_.tanks) each.last_hurt_by = -1;  // earlier damage has nothing to do with this
    terramorph::fire(state_, *this, tank, weapon);
}

Flight Battle::shot(int tank, int angle, int power) const {
    return shot_of(state_.tank(tank), tank, state_.air, angle, power);
}

Prediction Battle::predict_shot(int tank, int angle, int power) const {
    return predict(shot(tank, angle, power), field());
}

Field Battle::field() const {
    Field field{state_.ground, state_.hulls, state_.walls};
    field.ceiling = state_.rules.ceiling ? state_.ground.height() : 0;
    field.domes = state_.domes;
    skyline_.update(field);
    field.skyline = &skyline_;
    return field;
}

void Battle::step() {
    ++state_.tick;
    if (++state_.shot_ticks == BattleState::kMaxShotTicks) end_shot();
    take_launched(state_);
    resolve_deaths(state_, bodies_, *this);
    fly_shells(state_, *this);
    update_effects(state_, *this);
    remove_spent_shells(state_);  // removes shells that were shot down
    step_slow_damage(state_);
    step_debris(state_, bodies_, *this);
    step_ground(state_, bodies_);
    free_buried_tanks(state_, bodies_);
    step_bodies(state_, bodies_, *this);
    step_settling(state_, bodies_);
}

void Battle::end_turn() {
    begin_action(state_, -1);  // nobody is to blame for what follows
    take_on_water(state_);
    strike(state_, bodies_, *this);
    drop_crate(state_, bodies_);
}

void Battle::begin_turn(std::span<const int> tanks) {
    ++state_.turns;
    ++state_.calm_turns;
    if (state_.rules.walls == Walls::erratic) draw_walls(state_);
    change_wind(state_, bodies_);
    change_weather(state_);
    for (Tank& each : state_.tanks) each.last_hurt_by = -1;  // nobody is to blame from now on
    rebuild_bodies(state_, bodies_);
    for (const int tank : tanks)
        run_passive_items(state_, *this, tank, Trigger::on_turn, context_at(state_, tank));
    find_hulls(state_);
}

/// Ends everything that's still in motion.
void Battle::end_shot() {
    if (!in_action(state_)) return;
    const auto armed = [](const Piece& piece) { return piece.effects != nullptr; };
    const auto works = [](const OngoingEffect& ongoing) { return !ongoing.idle; };
    for (const Piece& piece : state_.pieces)
        if (armed(piece)) bodies_.remove(piece.number);
    std::erase_if(state_.pieces, armed);
    std::erase_if(state_.ongoing, works);
    std::erase_if(state_.started, works);
    state_.shells.clear();
    state_.launched.clear();
    stop_all(state_, bodies_);
    emit(event::LimitMet{.tank = state_.shooter});
}

std::uint64_t Battle::hash() const {
    StateHash hash;
    add_to(hash);
    return hash.value();
}

void Battle::add_to(StateHash& hash) const { state_.add_to(hash); }

WorldView Battle::view() const {
    const BattleState& s = state_;
    return {s.rules, *s.arsenal, s.ground, s.air,     s.walls,   s.water, s.tick,
            s.tanks, s.hulls,    s.shells, s.ongoing, s.started, s.flames};
}

void Battle::apply(const std::vector<Effect>& effects, const EffectContext& context) {
    for (const Effect& effect : effects) effect.kind->apply(*this, effect, context);
}

std::int64_t Battle::heap(const Shape& shape) { return terramorph::heap(state_, shape); }

std::int64_t Battle::deposit(const Chords& chords, std::int64_t cells) {
    return terramorph::deposit(state_, chords, cells);
}

void Battle::shake_down() { state_.shaking = true; }

void Battle::blast(const EffectContext& context, const Blast& blast) {
    explode(state_, bodies_, context, blast);
}

void Battle::throw_bodies(Vec2<float> at, const Blast& blast) {
    terramorph::throw_bodies(state_, bodies_, at, blast);
}

void Battle::launch(const Shell& shell) { terramorph::launch(state_, shell); }

void Battle::launch_submunition(const Shell& shell) { terramorph::launch_submunition(state_, *this, shell); }

void Battle::add_debris(const Piece& piece) { terramorph::add_debris(state_, bodies_, piece); }

bool Battle::start_effect(const OngoingEffect& effect) { return terramorph::start_effect(state_, effect); }

void Battle::count_flame(int x, int change) { terramorph::count_flame(state_, x, change); }

void Battle::hurt(int tank, int amount, int by, bool past_shield) {
    terramorph::hurt(state_, tank, amount, by, past_shield);
}

void Battle::hurt_slowly(int tank, int thousandths, int by) {
    terramorph::hurt_slowly(state_, tank, thousandths, by);
}

void Battle::wear_shield(int tank, int cost) { terramorph::wear_shield(state_, tank, cost); }

void Battle::destroy(int tank, int by) { terramorph::destroy(state_, tank, by); }

void Battle::open_parachute(int tank, float sink_speed) {
    terramorph::open_parachute(state_, bodies_, tank, sink_speed);
}

void Battle::place_tank(int tank, Vec2<float> at, float angle) {
    terramorph::place_tank(state_, bodies_, tank, at, angle);
}

void Battle::use_item(int tank, int item) { use(tank, item); }

void Battle::set_wind(int wished) { terramorph::set_wind(state_, bodies_, wished); }

}  // namespace terramorph
