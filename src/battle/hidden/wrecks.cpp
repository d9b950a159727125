#include "battle/hidden/wrecks.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/random.h"
#include "battle/battle_state.h"
#include "battle/hidden/finder.h"
#include "battle/motion/crates.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kBedStream = 67;
constexpr Sixteenths kDeepBed = 24 * kColumn;
constexpr int kWideBed = 64;         // columns of water
constexpr std::uint32_t kEvery = 4;  // so many beds have one
constexpr int kFromSide = 16;        // columns between a wreck and a side of the level
constexpr float kFromTanks = 60;     // columns

/// True if a lake under the sky is deep and wide enough.
bool is_deep_lake(const Water& water, int basin) {
    const Gaps& gaps = water.basins().gaps();
    const Gap& deepest = gaps[water.basins()[basin].deepest_gap];
    if (deepest.roofed() || water.level(basin) - deepest.bottom < kDeepBed) return false;
    const auto is_wet = [&](int gap) { return !gaps[gap].roofed() && gaps[gap].bottom < water.level(basin); };
    return std::ranges::count_if(water.basins().gaps_of(basin), is_wet) >= kWideBed;
}

Vec2<float> middle_of_wreck(const SunkenWreck& wreck) {
    return {static_cast<float>(wreck.x) + 0.5f, to_columns(wreck.y) + kWreckMiddle};
}

bool is_dry(const BattleState& state, const SunkenWreck& wreck) {
    const Vec2<float> middle = middle_of_wreck(wreck);
    return to_columns(water_at(state, middle)) <= middle.y;
}

bool is_near_a_tank(const BattleState& state, const SunkenWreck& wreck) {
    return std::ranges::any_of(state.tanks, [&](const Tank& tank) {
        return std::abs(tank.body.at.x - static_cast<float>(wreck.x)) < kFromTanks;
    });
}

}  // namespace

void begin_wrecks(BattleState& state) {
    if (!state.basins) return;
    const Water& water = *state.basins;
    for (const int basin : water.held()) {
        if (!is_deep_lake(water, basin)) continue;
        const int pit = water.basins().gaps()[water.basins()[basin].deepest_gap].x;
        if (hash_bits(state.level.terrain.seed, kBedStream, pit, 0) % kEvery != 0) continue;
        const int x = std::clamp(pit, kFromSide, state.ground.width() - 1 - kFromSide);
        const SunkenWreck wreck{x, state.ground.top(x)};
        if (!is_dry(state, wreck) && !is_near_a_tank(state, wreck)) state.hidden.wrecks.push_back(wreck);
    }
}

void take_wrecks(BattleState& state) {
    std::erase_if(state.hidden.wrecks, [&](SunkenWreck& wreck) {
        if (!state.ground.solid(wreck.x, wreck.y - Sixteenths{1}))
            wreck.y = state.ground.floor_below(wreck.x, wreck.y);
        const bool was_dry = std::exchange(wreck.dry, is_dry(state, wreck));
        const Vec2<float> at = middle_of_wreck(wreck);
        TankId finder = tank_touching(state, at, kWreckReach);
        if (!finder.exists() && wreck.dry && !was_dry) finder = to_blame(state);
        if (!finder.exists()) return false;
        state.emit(event::Salvaged{.tank = finder, .at = at});
        give_prize(state, finder, at);
        return true;
    });
}

}  // namespace terramorph
