#include "battle/motion/mines.h"

#include <algorithm>
#include <cstdlib>

#include "base/index.h"
#include "battle/battle_state.h"
#include "battle/placement.h"

namespace terramorph {

namespace {

constexpr int kFirmRim = 24;  // columns beside a mouth

bool is_below_a_tank(Range mouth, std::span<const SpawnPoint> spots) {
    return std::ranges::any_of(spots, [&](const SpawnPoint& spot) {
        return spot.x + kHullHalfWidth >= mouth.x0 && spot.x - kHullHalfWidth < mouth.x1;
    });
}

}  // namespace

void keep_sand_from(std::span<const Range> mouths, Strata& strata) {
    const int width = static_cast<int>(strata.sand_bottom.size());
    for (const Range& mouth : mouths)
        for (int x = std::max(mouth.x0 - kFirmRim, 0); x < std::min(mouth.x1 + kFirmRim, width); ++x)
            strata.sand_bottom[at(x)] = kNoSand;
}

void dig_mine(BattleState& state, const StartingLand& land) {
    if (land.mine.openings.empty()) return;
    for (MineOpening opening : land.mine.openings) {
        if (opening.kind == MineOpening::Kind::shaft) {
            if (is_below_a_tank(opening.air.columns(), land.spots)) continue;
            for (Span& chord : opening.air.chords) chord.top = state.ground.height() * kColumn;
        }
        state.ground.carve(opening.air);
    }
    state.ground.line(land.mine.linings());
    if (!state.basins) return;
    state.basins->rebuild(state.ground);
    state.water_seen = state.ground.revision();
}

}  // namespace terramorph
