#include "battle/battle.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "base/state_hash.h"
#include "battle/bodies/bodies.h"
#include "battle/flight/reach.h"
#include "battle/hidden/firedamp.h"
#include "battle/hidden/ore.h"
#include "battle/hidden/wrecks.h"
#include "battle/high_ground.h"
#include "battle/motion/castles.h"
#include "battle/motion/debris.h"
#include "battle/motion/driving.h"
#include "battle/motion/earth.h"
#include "battle/motion/falls.h"
#include "battle/motion/motion.h"
#include "battle/natives/answers.h"
#include "battle/natives/town.h"
#include "battle/placement.h"
#include "battle/scars/scarred_land.h"
#include "battle/slip/slips.h"
#include "battle/systems/battle_world.h"
#include "battle/systems/blame.h"
#include "battle/systems/damage.h"
#include "battle/systems/deaths.h"
#include "battle/systems/flood.h"
#include "battle/systems/items.h"
#include "battle/systems/ongoing_effects.h"
#include "battle/systems/shots.h"
#include "battle/systems/sky.h"
#include "battle/systems/weather.h"
#include "battle/things/convoys.h"
#include "battle/things/things.h"

namespace terramorph {

namespace {

constexpr int kFacingRight = 600;  // tenths of a degree: initial angle of barrels

/// True if the tank nearest to this one stands to its right; alone it looks across the level.
bool looks_right(const std::vector<SpawnPoint>& spots, std::size_t tank, int level_width) {
    int nearest = level_width / 2 - spots[tank].x;
    bool alone = true;
    for (std::size_t k = 0; k < spots.size(); ++k) {
        const int away = spots[k].x - spots[tank].x;
        if (k == tank || (!alone && std::abs(away) >= std::abs(nearest))) continue;
        nearest = away;
        alone = false;
    }
    return nearest > 0;
}

/// Brings some fuel back, up to what a round begins with.
void refuel(BattleState& state, TankId tank) {
    const auto full = static_cast<float>(state.rules.fuel);
    float& fuel = state.tank(tank).fuel;
    if (fuel < full) fuel = std::min(full, fuel + static_cast<float>(state.rules.refuel));
}

std::vector<Kit> empty_kits(int tanks) { return std::vector<Kit>(static_cast<std::size_t>(tanks)); }

}  // namespace

Battle::Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal,
               std::vector<Kit> kits, std::uint32_t seed, const LandLeft& left)
    : state_(rules, level, arsenal, seed),
      bodies_(std::make_unique<Bodies>()),
      world_(std::make_unique<BattleWorld>(state_, *bodies_)) {
    const int tanks = static_cast<int>(kits.size());
    std::optional<StartingLand> scarred;
    if (!left.scars.empty()) scarred = begin_on_scars(state_, tanks, left);
    StartingLand land = scarred ? *std::move(scarred) : begin_on_land(state_, tanks);
    for (std::size_t k = 0; k < kits.size(); ++k) {
        Tank& tank = state_.tanks.emplace_back();
        tank.health = rules.health;
        tank.fuel = static_cast<float>(rules.fuel);
        tank.angle = looks_right(land.spots, k, level.width()) ? kFacingRight : kHalfTurn - kFacingRight;
        tank.body.at = {static_cast<float>(land.spots[k].x) + 0.5f, to_columns(land.spots[k].height)};
        tank.kit = std::move(kits[k]);
        tank.kit.weapons.resize(arsenal.weapons.size());
        tank.kit.items.resize(arsenal.items.size());
    }
    if (!state_.scarred) make_land(state_, land);
    begin_high_ground(state_);
    if (land.as_left)
        leave_things_standing(state_, land.roads);
    else
        stand_things(state_, land.site.kept_clear, land.roads);
    settle_natives(state_, land.site.kept_clear, land.roads);
    state_.flames.resize(static_cast<std::size_t>(state_.ground.width()));
    state_.slow_damage.resize(state_.tanks.size());
    state_.blasts_met.resize(state_.tanks.size() * state_.tanks.size());
    rebuild_bodies(state_, *bodies_);
    for (const TankId tank : ids<TankId>(state_.tanks))
        run_passive_items(state_, *world_, tank, Trigger::on_round, context_at(state_, tank));
    find_hulls(state_);
}

Battle::Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal, int tanks,
               std::uint32_t seed)
    : Battle(rules, level, arsenal, empty_kits(tanks), seed) {}

Battle::Battle(const Battle& other)
    : state_(other.state_),
      bodies_(std::make_unique<Bodies>()),
      world_(std::make_unique<BattleWorld>(state_, *bodies_)) {}

Battle::~Battle() = default;

bool Battle::at_rest() const { return is_at_rest(state_, *bodies_) && !are_natives_awaited(state_); }

std::unique_ptr<Battle> Battle::fork() const {
    auto copy = std::unique_ptr<Battle>(new Battle(*this));
    rebuild_bodies(copy->state_, *copy->bodies_);
    return copy;
}

void Battle::set_team(TankId tank, int team) { state_.tank(tank).team = team; }

void Battle::aim(TankId tank, int angle, int power) {
    state_.tank(tank).angle = angle;
    state_.tank(tank).power = power;
}

void Battle::target(TankId tank, Vec2<int> at) { state_.tank(tank).target = at; }

Refusal Battle::validate_use(TankId tank, ItemId item) const {
    return terramorph::validate_use(state_, *world_, tank, item);
}

Refusal Battle::why_wasted(TankId tank, WeaponId weapon) const {
    return terramorph::why_wasted(state_, *world_, tank, weapon);
}

void Battle::use(TankId tank, ItemId item) { terramorph::use_item(state_, *world_, tank, item); }

void Battle::drive(TankId tank, int columns) { terramorph::drive(state_, *bodies_, tank, columns); }

void Battle::fire(TankId tank, WeaponId weapon) {
    if (at_rest()) forget_blame(state_);  // what was before has nothing to do with this
    terramorph::fire(state_, *world_, tank, weapon);
}

CollisionScene Battle::scene() const { return static_cast<const EffectWorld&>(*world_).scene(); }

Prediction Battle::predict_shot(TankId tank, int angle, int power) const {
    return predict(shot_of(state_, tank, angle, power), scene());
}

void Battle::step() {
    ++state_.tick;
    if (++state_.shot_ticks == BattleState::kMaxShotTicks) end_shot();
    take_launched(state_);
    resolve_deaths(state_, *bodies_, *world_);
    fly_shells(state_, *world_);
    update_effects(state_, *world_);
    remove_spent_shells(state_);  // removes shells that were shot down
    step_firedamp(state_, *bodies_, *world_);
    step_slow_damage(state_);
    step_debris(state_, *bodies_, *world_);
    step_slips(state_, *bodies_);
    step_ground(state_, *bodies_);
    watch_towers(state_);
    step_water(state_, *bodies_);
    step_things(state_, *bodies_);
    free_buried_tanks(state_, *bodies_);
    step_bodies(state_, *bodies_, *world_);
    take_ore(state_);
    take_wrecks(state_);
    step_settling(state_, *bodies_);
    step_natives(state_, *world_);
}

void Battle::end_turn() {
    begin_action(state_, -1);  // nobody is to blame for what follows
    state_.dug.clear();
    take_on_water(state_);
    end_turn_of_natives(state_);
    pass_convoys(state_);
    drift_land(state_, *world_);
    strike(state_, *bodies_, *world_);
    drop_crate(state_, *bodies_);
}

void Battle::begin_turn(std::span<const TankId> tanks) {
    ++state_.turns;
    ++state_.calm_turns;
    if (state_.rules.walls == Walls::erratic) draw_walls(state_);
    change_wind(state_, *bodies_);
    change_weather(state_);
    take_wrecks(state_);
    begin_turn_of_things(state_);
    begin_turn_of_natives(state_, tanks);
    forget_blame(state_);
    for (Tank& each : state_.tanks) push_by(each, -1);
    rebuild_bodies(state_, *bodies_);
    for (const TankId tank : tanks) fade_shield(state_, tank);
    for (const TankId tank : tanks) refuel(state_, tank);
    for (Tank& each : state_.tanks) each.repaired = false;
    for (const TankId tank : tanks)
        run_passive_items(state_, *world_, tank, Trigger::on_turn, context_at(state_, tank));
    pay_for_high_ground(state_, tanks);
    find_hulls(state_);
}

/// Ends everything that's still in motion.
void Battle::end_shot() {
    if (!in_action(state_)) return;
    const auto armed = [](const Debris& piece) { return piece.effects != nullptr; };
    const auto works = [](const OngoingEffect& ongoing) { return !ongoing.idle; };
    for (const Debris& piece : state_.debris)
        if (armed(piece)) bodies_->remove(piece.number);
    std::erase_if(state_.debris, armed);
    std::erase_if(state_.ongoing, works);
    std::erase_if(state_.started, works);
    state_.shells.clear();
    state_.launched.clear();
    stop_all(state_, *bodies_);
    state_.emit(event::LimitMet{.tank = state_.shooter});
}

std::uint64_t Battle::hash() const {
    StateHash hash;
    state_.add_to(hash);
    return hash.value();
}

EffectWorld& Battle::world() { return *world_; }

}  // namespace terramorph
