#include "battle/motion/castles.h"

#include <algorithm>
#include <utility>

#include "base/index.h"
#include "battle/battle_state.h"
#include "battle/systems/blame.h"
#include "battle/systems/flood.h"

namespace terramorph {

namespace {

constexpr Sixteenths kJambs{12 * 16};  // columns: an arch stands on its jambs, if there's ground so deep

/// True if the floor is gone from under more than half of it.
bool has_no_footing(const Ground& ground, const Lining& arch) {
    const Sixteenths floor = ground.opening(arch).bottom;
    int gone = 0;
    for (int x = arch.columns.x0; x < arch.columns.x1; ++x)
        gone += !ground.solid(x, floor - Sixteenths{1}) && !ground.solid(x, floor - kJambs);
    return 2 * gone > arch.columns.x1 - arch.columns.x0;
}

/// True if what's beside it at this height, in a column, is held.
bool stands_beside(const Ground& ground, int x, Sixteenths high) {
    for (int k = 0; const Span span : ground.column(x)) {
        if (span.bottom <= high && high < span.top) return ground.is_held(x, k);
        ++k;
    }
    return false;
}

bool has_no_hold(const Ground& ground, const Lining& lining) {
    if (lining.kind == Lining::Kind::arch) return has_no_footing(ground, lining);
    const Sixteenths high = ground.opening(lining).top;
    return !stands_beside(ground, lining.columns.x0 - 1, high) &&
           !stands_beside(ground, lining.columns.x1, high);
}

/// Where it stands: it rides on land that slips.
Sixteenths foot_of(const BattleState& state, const CastleTower& tower) {
    return state.ground.generated_surface((tower.columns.x0 + tower.columns.x1) / 2);
}

/// True if less than half of how high it was is left of all of its walls.
bool has_fallen(const BattleState& state, const CastleTower& tower) {
    const Sixteenths foot = foot_of(state, tower);
    const Sixteenths half = (tower.top.y * kColumn - state.castle->site.floor) / 2;
    for (int x = tower.columns.x0; x < tower.columns.x1; ++x)
        if (state.ground.masonry().top(x) - foot > half) return false;
    return true;
}

}  // namespace

void build_castle(BattleState& state, std::optional<Castle> castle) {
    if (!castle) return;
    state.ground.build(castle->stones);
    state.ground.line(castle->linings());
    state.fallen_towers.resize(castle->towers.size());
    state.castle = std::move(castle);
    if (state.basins) follow_ground(state);
}

void loosen_masonry(BattleState& state, const Lining& broken) {
    state.broken.include({broken.columns.x0 - 1, broken.columns.x1 + 1});
}

void give_up_arches(BattleState& state) {
    if (!state.castle) return;
    for (int number = 0; const Lining& lining : state.ground.linings()) {
        if (lining.kind != Lining::Kind::props && has_no_hold(state.ground, lining))
            state.ground.weaken_lining(number, lining.strength);
        ++number;
    }
}

void watch_towers(BattleState& state) {
    if (!state.castle) return;
    for (std::size_t k = 0; k < state.fallen_towers.size(); ++k) {
        const CastleTower& tower = state.castle->towers[k];
        if (state.fallen_towers[k] || !has_fallen(state, tower)) continue;
        state.fallen_towers[k] = true;
        const Sixteenths floor = state.castle->site.floor;
        const float top = static_cast<float>(tower.top.y) + to_columns(foot_of(state, tower) - floor);
        state.emit(event::TowerFell{.tank = blame_for_fall(state, tower.columns),
                                    .size = tower.top.y - column_of(floor),
                                    .keep = tower.keep,
                                    .at = {static_cast<float>(tower.top.x), top}});
    }
}

}  // namespace terramorph
