#include "battle/systems/flood.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"

namespace terramorph {

namespace {

constexpr float kBeside = 25;                // columns from a tank's middle: what runs there carries it ...
constexpr float kAbove = 22;                 // ... if it's no farther above or below its tracks
constexpr std::int64_t kCellsPerSpeed = 64;  // that run, for each column per second of a tank's
constexpr std::int64_t kMaxSpeed = 12;       // columns per second
constexpr Ticks kFollows = 6 * kTick;        // how often basins follow the ground while it goes on changing
constexpr int kLeastTarns = 30;              // of a hundred valleys, where it ever rains ...
constexpr int kMostTarns = 90;               // ... and however often it does
constexpr int kWallOfShaft = 4;              // columns beside one that stay dry as well

/// How fast the water that runs past a place would carry a tank, in columns per second to the right.
float current_at(const Water& water, Vec2<float> at) {
    const Basins& basins = water.basins();
    std::int64_t current = 0;
    for (const Parcel& parcel : water.parcels()) {
        const Gap& gap = basins.gaps()[parcel.gap];
        const float away = std::abs(static_cast<float>(gap.x) - at.x);
        if (away > kBeside || std::abs(to_columns(gap.bottom) - at.y) > kAbove) continue;
        const int way = basins.gaps()[basins.down(parcel.gap)].x - gap.x;
        const std::int64_t speed = way * std::min(parcel.volume / kCellsPerSpeed, kMaxSpeed);
        if (std::abs(speed) > std::abs(current)) current = speed;
    }
    return static_cast<float>(current);
}

void carry_tanks(BattleState& state, Bodies& bodies) {
    for (const TankId number : ids<TankId>(state.tanks)) {
        Tank& tank = state.tank(number);
        if (!tank.alive || tank.body.buried) continue;
        const float current = current_at(*state.basins, tank.body.at);
        const float lacking = current - tank.body.velocity.x;
        if (current == 0 || lacking * current <= 0) continue;  // it's as fast as that
        push_by(tank, to_blame(state));
        bodies.push(number, {lacking, 0});
    }
}

/// The more often it rains on a planet, the more valleys have a tarn. Where tanks begin, and on what's
/// kept clear, it's dry.
TarnSite tarn_site(const BattleState& state, const std::vector<Range>& kept_clear) {
    const int rain = static_cast<int>(state.level.planet.value(PlanetValue::rain));
    TarnSite site{state.level.terrain.seed,
                  rain == 0 ? 0 : std::min(kLeastTarns + 2 * rain, kMostTarns),
                  state.water,
                  {}};
    for (const Tank& tank : state.tanks) {
        const int x = static_cast<int>(tank.body.at.x);
        site.dry.push_back({x, state.ground.top(x)});
    }
    for (const Range& clear : kept_clear) {
        const int x0 = std::max(clear.x0 - kWallOfShaft, 0);
        const int x1 = std::min(clear.x1 + kWallOfShaft, state.ground.width());
        for (int x = x0; x < x1; ++x) site.dry.push_back({x, state.ground.top(x)});
    }
    return site;
}

}  // namespace

void begin_water(BattleState& state, const std::vector<Range>& kept_clear, std::span<const Pond> ponds) {
    if (state.rules.living_land != LivingLand::in_play) return;
    state.basins.emplace(state.ground);
    const TarnSite site = tarn_site(state, kept_clear);
    state.basins->fill(std::exchange(state.water, {}), tarns_of(state.basins->basins(), site), ponds);
    state.water_seen = state.ground.revision();
}

void follow_ground(BattleState& state) {
    if (state.basins_lag == BasinsLag::none && state.water_seen == state.ground.revision()) return;
    state.basins->rebuild(state.ground);
    state.basins_lag = BasinsLag::none;
    state.basins_built = state.tick;
    state.water_seen = state.ground.revision();
}

void step_water(BattleState& state, Bodies& bodies) {
    if (!state.basins) return;
    const bool changed = state.water_seen != state.ground.revision();
    if (changed) {
        const bool wet = state.basins->touches(state.ground.changed_since(state.water_seen));
        state.basins_lag = std::max(state.basins_lag, wet ? BasinsLag::water : BasinsLag::dry_columns);
        state.water_seen = state.ground.revision();
    }
    const bool may_follow = !changed || state.tick - state.basins_built >= kFollows;
    if (state.basins_lag == BasinsLag::water && may_follow) follow_ground(state);
    if (!state.basins->flows()) return;
    for (int steps = steps_of_aftermath(state); steps > 0; --steps) state.basins->step();
    carry_tanks(state, bodies);
}

}  // namespace terramorph
