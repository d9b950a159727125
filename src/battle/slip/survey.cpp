#include "battle/slip/survey.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "base/index.h"
#include "battle/battle_state.h"
#include "battle/slip/slips.h"
#include "terrain/level.h"

namespace terramorph {

namespace {

std::optional<int> rows_moved_by(const Effects& effects) {
    for (const std::vector<Effect>& list : effects.by_trigger)
        for (const Effect& effect : list) {
            if (effect.kind->rows_moved) return std::abs(effect.kind->rows_moved(effect));
            if (const std::optional<int> rows = rows_moved_by(effect.leads_to)) return rows;
        }
    return std::nullopt;
}

}  // namespace

Skyline skyline_behind(const BattleState& state, int rows) {
    const RoomToMove room = room_to_move(state.level.terrain, state.level.cut);
    Skyline skyline;
    std::vector<std::int16_t> ways = state.slips.rows;
    ways.resize(at(state.ground.width()));
    for (std::int16_t& row : ways) {
        const int to = std::clamp(row + rows, room.before, room.behind);
        skyline.rows = std::max(skyline.rows, std::abs(to - row));
        row = static_cast<std::int16_t>(to);
    }
    skyline.heights = level_surface(state.level);
    const std::vector<Sixteenths> rises = rises_to(state.level, ways);
    for (std::size_t x = 0; x < rises.size(); ++x) skyline.heights[x] += rises[x];
    return skyline;
}

std::optional<int> rows_moved_by(const Weapon& weapon) { return rows_moved_by(weapon.effects); }

}  // namespace terramorph
