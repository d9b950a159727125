#include "battle/systems/sky.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/motion/crates.h"
#include "battle/motion/debris.h"
#include "battle/slip/slips.h"
#include "battle/systems/blasts.h"
#include "battle/systems/weather.h"
#include "battle/world/effect_world.h"
#include "battle/world/ways.h"

namespace terramorph {

namespace {

constexpr int kStrikeChance = 40;  // % chance of a hostile sky's action at the end of a turn
constexpr int kMaxFalling = 3;     // meteors at a time, while there is no storm
constexpr int kGust = 5;           // columns per second squared, by which a storm's wind rises each turn
constexpr int kWindyTurns = 4;     // turns of a storm before meteors, one more each turn
constexpr int kMaxMeteors = 40;
constexpr int kAboveLevel = 200;    // columns: height from which meteors come
constexpr int kMaxDrift = 150;      // columns per second, to either side
constexpr float kPlainMeteor = 40;  // columns: its blast if the arsenal has none
constexpr int kCrateHeight = 70;    // columns above the ground
constexpr float kCrateSpeed = 100;  // columns per second
constexpr int kFarFromTanks = 60;   // columns, from a crate
constexpr int kFuelBought = 200;    // columns: by a can, where the rules give too little to get anywhere
constexpr int kTries = 40;          // to find such a place

Fixed per_tick(int columns_per_second) { return columns_per_second * kFixedOne / kTicksPerSecond; }

/// The height from which things fall: above the level, or right below its ceiling.
int sky_height(const BattleState& state) {
    const bool closed = state.rules.ceiling && state.walls != Walls::none;
    return closed ? state.ground.height() - 1 : state.ground.height() + kAboveLevel;
}

void send_meteors(BattleState& state, Bodies& bodies, EffectWorld& world, int count) {
    for (int k = 0; k < count; ++k) {
        const Weapon* meteor = pick_weighted(state.arsenal->sky, state.random,
                                             [](const Weapon& weapon) { return weapon.shell; });
        const int x = state.random.below(state.ground.width());
        const int sideways = state.random.from_to(-kMaxDrift, kMaxDrift);
        const int down = state.random.from_to(kMaxDrift, 2 * kMaxDrift);
        EffectContext context;
        context.at = {x * kFixedOne + kFixedOne / 2, sky_height(state) * kFixedOne};
        if (!meteor) context.at.y = fixed_of(state.ground.top(x));
        state.emit(event::SkyStruck{.at = columns_of(context.at)});
        if (meteor)
            world.launch_submunition(
                submunition(state.air, context, meteor->effects, {per_tick(sideways), -per_tick(down)}));
        else
            explode(state, bodies, context, {kPlainMeteor, 100});
    }
}

/// Sends lightning from high above, if the arsenal has any.
void send_lightning(BattleState& state, EffectWorld& world) {
    const Weapon* lightning =
        pick_weighted(state.arsenal->sky, state.random, [](const Weapon& weapon) { return !weapon.shell; });
    if (!lightning) return;
    const int x = state.random.below(state.ground.width());
    EffectContext context;
    context.at = {x * kFixedOne + kFixedOne / 2, sky_height(state) * kFixedOne};
    state.emit(event::SkyStruck{.at = columns_of(context.at)});
    world.apply(lightning->effects.on(Trigger::on_fire), context);
}

/// A place, away from all tanks and dry, where one of them, drawn by lot, could drive to with all the fuel
/// that the rules give it; none if it couldn't, or the place drawn isn't such.
std::optional<int> draw_place_in_reach(BattleState& state) {
    const Hull& hull = state.hulls[state.random.below(static_cast<int>(state.hulls.size()))];
    const int fuel = state.rules.fuel > kFarFromTanks ? state.rules.fuel : kFuelBought;
    const int strides = state.random.from_to(kFarFromTanks / kStride, fuel / kStride);
    const int way = state.random.below(2) == 0 ? -strides * kStride : strides * kStride;
    const int from =
        std::clamp(static_cast<int>(state.tank(hull.tank).body.at.x), 0, state.ground.width() - 1);
    const auto is_near = [&](const Hull& each) {
        return std::abs(static_cast<int>(state.tank(each.tank).body.at.x) - from - way) < kFarFromTanks;
    };
    if (!can_drive(state.ground, from, way) || std::ranges::any_of(state.hulls, is_near)) return std::nullopt;
    return state.ground.top(from + way) < state.water ? std::nullopt : std::optional(from + way);
}

}  // namespace

int storm_of(const BattleState& state) {
    return state.rules.sudden_death == 0 ? 0 : std::max(0, state.calm_turns - state.rules.sudden_death + 1);
}

bool ends_by_drift(const BattleState& state) {
    return state.rules.ends_by == SuddenDeath::drift && state.rules.living_land == LivingLand::in_play;
}

bool land_drifts(const BattleState& state) { return ends_by_drift(state) && storm_of(state) > 0; }

void drift_land(BattleState& state, EffectWorld& world) {
    if (!land_drifts(state)) return;
    const int width = state.ground.width();
    const RoomToMove room = room_to_move(state.level.terrain, state.level.cut);
    const int rows = room.behind >= -room.before ? kDriftRows : -kDriftRows;  // where more of the map is
    begin_slip(state, world, {-kSlipRamp, width + kSlipRamp}, rows);
}

void raise_storm(BattleState& state, Bodies& bodies) {
    const bool drifts = land_drifts(state);
    state.emit(event::StormRose{.step = storm_of(state), .drifts = drifts});
    if (drifts) return;
    if (state.level.planet.value(PlanetValue::air) == 0) return;
    const int strength = std::min(kStrongestWind, std::abs(state.air.wind) + kGust);
    raise_wind(state, bodies, strength);
}

void strike(BattleState& state, Bodies& bodies, EffectWorld& world) {
    const int meteors = std::min(storm_of(state) - kWindyTurns, kMaxMeteors);
    if (meteors > 0) return send_meteors(state, bodies, world, meteors);
    if (state.rules.sky == HostileSky::calm || state.random.below(100) >= kStrikeChance) return;
    const bool flashes = state.rules.sky == HostileSky::lightning ||
                         (state.rules.sky == HostileSky::both && state.random.below(2) == 0);
    if (flashes) return send_lightning(state, world);
    send_meteors(state, bodies, world, state.random.from_to(1, kMaxFalling));
}

/// Drops a crate with a parachute, if there's a place for it. Each tank is as likely to be the one that could
/// get there.
void drop_crate(BattleState& state, Bodies& bodies) {
    if (state.rules.crates == 0 || state.random.below(100) >= state.rules.crates) return;
    for (int lot = 0; lot < kTries && !state.hulls.empty(); ++lot)
        if (const std::optional<int> x = draw_place_in_reach(state)) {
            const int height = state.ground.top(*x) / kColumn + kCrateHeight;
            const Vec2<float> at = {static_cast<float>(*x) + 0.5f, static_cast<float>(height)};
            return add_debris(state, bodies, crate_at(at, kCrateSpeed));
        }
}

}  // namespace terramorph
