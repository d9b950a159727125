#include "battle/battle_state.h"

#include <algorithm>

#include "base/state_hash.h"
#include "battle/flight/reach.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kBattleStream = 100;

void add_to(StateHash& state, const BodyState& body) {
    state.add("x", body.at.x);
    state.add("y", body.at.y);
    state.add("velocity x", body.velocity.x);
    state.add("velocity y", body.velocity.y);
    state.add("angle", body.angle);
    state.add("spin", body.spin);
    state.add("awake", body.awake);
    state.add("buried", body.buried);
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
    state.add("repaired", int{tank.repaired});
    state.add("angle of the barrel", tank.angle);
    state.add("power", tank.power);
    state.add("airborne", tank.airborne);
    state.add("last hurt by", tank.last_hurt_by);
    state.add("pushed by", tank.pushed_by);
    state.add("push ticks", tank.push_ticks);
    state.add("armour", tank.armour);
    state.add("force", tank.damage_percent);
    state.add("stuck ticks", tank.stuck_ticks);
    state.add("contact", int{tank.contact});
    state.add("shield", static_cast<int>(tank.shield.kind));
    state.add("shield strength", tank.shield.strength);
    state.add("shield full", tank.shield.full);
    state.add("shield push", tank.shield.push);
    state.add("shield laser-proof", int{tank.shield.laser_proof});
    state.add("shield catches", int{tank.shield.catches});
    state.add_all("weapon", tank.kit.weapons);
    state.add_all("item", tank.kit.items);
    state.add("fuel", tank.fuel);
    state.add("way", tank.remaining_drive);
    state.add("parachute", tank.parachute);
    const Vec2<int> target = tank.target.value_or(Vec2<int>{-1, -1});
    state.add("target x", target.x);
    state.add("target y", target.y);
    if (tank.survey > 0) state.add("survey", tank.survey);
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
    state.add("age", shell.flight.age.count());
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
    state.add_all("note", ongoing.state.numbers());
}

void add_to(StateHash& state, const Crack& crack) {
    for (const Range& range : {crack.columns, crack.toes, crack.where}) {
        state.add("from", range.x0);
        state.add("to", range.x1);
    }
    state.add("shaken at", crack.shake.x);
    state.add("reach", crack.shake.reach);
    state.add("percent", crack.shake.percent);
    state.add("even", int{crack.shake.even});
    state.add("by", crack.by);
    state.add("ticks", crack.ticks);
}

void add_to(StateHash& state, const Debris& piece) {
    state.add("kind", static_cast<int>(piece.kind));
    state.add("number", piece.number);
    state.add("tank", piece.tank);
    state.add("generation", piece.generation);
    state.add("fuse", piece.fuse);
    state.add("age", piece.age);
    state.add("slow ticks", piece.slow_ticks);
    state.add("parachute", piece.parachute);
    add_to(state, piece.body);
    if (piece.kind == Debris::Kind::thing) piece.thing.add_to(state);
}

void add_to(StateHash& state, const Thing& thing) { thing.add_to(state); }

template <class Each>
void add_all_to(StateHash& state, std::string_view name, const std::vector<Each>& all) {
    for (int k = 0; const Each& each : all) {
        state.begin(name, k++);
        add_to(state, each);
    }
}

}  // namespace

BattleState::BattleState(const BattleRules& battle_rules, const LevelSettings& battle_level,
                         const Arsenal& weapons, std::uint32_t battle_seed)
    : rules(battle_rules),
      level(battle_level),
      arsenal(&weapons),
      seed(battle_seed),
      random(battle_seed, kBattleStream) {
    air.gravity = rules.gravity;
    air.viscosity = rules.viscosity;
    air.wind_growth = rules.wind_growth;
    air.charge = needed_charge(air);
}

void find_hulls(BattleState& state) {
    state.hulls.clear();
    for (const TankId tank : ids<TankId>(state.tanks))
        if (state.tank(tank).alive) state.hulls.push_back(state.tank(tank).hull(tank));
    state.shields.clear();
    for (const Hull& hull : state.hulls)
        if (const Tank& tank = state.tank(hull.tank); tank.shield.up())
            state.shields.push_back(tank.shield_collider(hull.tank));
}

Sixteenths water_at(const BattleState& state, Vec2<float> at) {
    if (!state.basins) return state.water;
    const int x = std::clamp(static_cast<int>(at.x), 0, state.ground.width() - 1);
    return state.basins->surface_at(x, Sixteenths::truncated(at.y));
}

Sixteenths water_over(const BattleState& state, int x) {
    return state.basins ? state.basins->surface_at(x, state.ground.top(x)) : state.water;
}

float water_depth(const BattleState& state, Vec2<float> at) {
    return state.basins ? std::max(0.0f, to_columns(water_at(state, at)) - at.y) : 0;
}

TankId to_blame(const BattleState& state) { return state.acting.exists() ? state.acting : state.shooter; }

void begin_action(BattleState& state, TankId tank) {
    state.shooter = tank;
    state.acting = tank;
    state.shot_ticks = 0;
    state.settling = 0;
    state.calm_ticks = 0;
}

bool in_action(const BattleState& state) {
    const auto works = [](const OngoingEffect& ongoing) { return !ongoing.idle; };
    const bool lasts = std::any_of(state.ongoing.begin(), state.ongoing.end(), works) ||
                       std::any_of(state.started.begin(), state.started.end(), works);
    const bool drives = std::any_of(state.tanks.begin(), state.tanks.end(),
                                    [](const Tank& tank) { return tank.remaining_drive != 0; });
    const bool rolls = std::any_of(state.debris.begin(), state.debris.end(),
                                   [](const Debris& piece) { return piece.effects; });
    const bool hurts = std::any_of(state.slow_damage.begin(), state.slow_damage.end(),
                                   [](const SlowDamage& damage) { return damage.thousandths > 0; });
    return !state.shells.empty() || !state.slips.going.empty() || !state.launched.empty() || lasts ||
           drives || rolls || hurts || !state.dying.empty();
}

int steps_of_aftermath(const BattleState& state) {
    constexpr int kHastened = 3;
    return in_action(state) ? 1 : kHastened;
}

int tanks_alive(const BattleState& state) {
    return static_cast<int>(std::ranges::count_if(state.tanks, &Tank::alive));
}

std::vector<float> columns_of_tanks(const BattleState& state) {
    std::vector<float> columns;
    for (const Tank& tank : state.tanks) columns.push_back(tank.body.at.x);
    return columns;
}

bool is_round_undecided(const BattleState& state) {
    TankId first;
    for (const TankId tank : ids<TankId>(state.tanks)) {
        if (!state.tank(tank).alive) continue;
        if (!first.exists()) first = tank;
        if (!allies(state.tanks, first, tank)) return true;
    }
    return false;
}

int weapon_stock(const BattleState& state, TankId tank, WeaponId weapon) {
    return state.arsenal->weapons[weapon].unlimited ? -1 : state.tank(tank).kit.weapons[weapon];
}

int power_limit(const BattleState& state, TankId tank) { return power_limit(state.tank(tank), state.rules); }

Flight shot_of(const BattleState& state, TankId tank, int angle, int power) {
    return shot_of(state.tank(tank), tank, state.air, angle, power);
}

int tick_cost(const BattleState& state) {
    return static_cast<int>(state.shells.size() / 8 + state.debris.size() / 8 + state.ongoing.size() / 200);
}

EffectContext context_at(const BattleState& state, TankId number) {
    EffectContext context;
    context.at = fixed_of(state.tank(number).middle());
    context.tank = number;
    return context;
}

void BattleState::add_to(StateHash& hash) const {
    hash.begin("battle");
    hash.add("tick", tick);
    hash.add("wind", air.wind);
    hash.add("walls", static_cast<int>(walls));
    hash.add("water", water.count());
    hash.add("weather", static_cast<int>(weather));
    hash.add("turns", turns);
    hash.add("calm turns", calm_turns);
    hash.add("drawn by lot", random.drawn());
    ground.add_to(hash);
    if (basins) {
        basins->add_to(hash);
        hash.add("rains", rains);
    }
    for (int k = 0; const bool fallen : fallen_towers) hash.add("tower has fallen", k++, int{fallen});
    hidden.add_to(hash);
    slips.add_to(hash);
    if (rules.living_land == LivingLand::in_play) {
        add_all_to(hash, "thing", things);
        hash.add("fire ticks", fire_ticks);
    }
    if (!natives.regards.empty()) natives.add_to(hash);
    add_all_to(hash, "tank", tanks);
    add_all_to(hash, "shell", shells);
    add_all_to(hash, "effect", ongoing);
    add_all_to(hash, "piece", debris);
    add_all_to(hash, "doubt", doubts);
    add_all_to(hash, "crack", cracks);
    hash.add("broken from", broken.x0);
    hash.add("broken to", broken.x1);
    hash.add("acting", acting);
    for (int k = 0; const SlowDamage& damage : slow_damage) {
        hash.begin("slow harm", k++);
        hash.add("thousandths", damage.thousandths);
        hash.add("by", damage.by);
        hash.add("ticks", damage.ticks);
    }
    hash.add_all("blast met", blasts_met);
    for (int k = 0; const DugColumns& each : dug) {
        hash.begin("dug", k++);
        hash.add("from", each.columns.x0);
        hash.add("to", each.columns.x1);
        hash.add("by", each.by);
    }
}

}  // namespace terramorph
