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

}  // namespace

void begin_water(BattleState& state) {
    if (state.rules.living_land != LivingLand::in_play) return;
    state.basins.emplace(state.ground);
    state.basins->fill(std::exchange(state.water, {}));
    state.water_seen = state.ground.revision();
}

void step_water(BattleState& state, Bodies& bodies) {
    if (!state.basins) return;
    if (state.water_seen != state.ground.revision()) state.basins->rebuild(state.ground);
    state.water_seen = state.ground.revision();
    if (!state.basins->flows()) return;
    state.basins->step();
    carry_tanks(state, bodies);
}

}  // namespace terramorph
