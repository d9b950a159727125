#include "app/deeds/closest_miss.h"

#include <algorithm>
#include <cmath>

namespace terramorph {

std::optional<ClosestMiss> closest_miss(const Match& match) {
    if (std::ranges::any_of(match.scores().round(), [](const Score& score) { return score.hits > 0; }))
        return std::nullopt;
    std::optional<ClosestMiss> closest;
    for (const PastShot& shot : match.tally().shots())
        for (const PlayerId mark : ids<PlayerId>(match.settings().players)) {
            const auto tank = at(tank_of(mark).value());
            if (!shot.end || mark == shot.player || match.state().allies(mark, shot.player)) continue;
            if (tank >= shot.columns.size()) continue;
            const int off = static_cast<int>(std::lround(std::abs(shot.columns[tank] - shot.end->x)));
            if (!closest || off < closest->off)
                closest = {shot.player, mark, shot.weapon, off, shot.wind, shot.turn};
        }
    return closest;
}

}  // namespace terramorph
