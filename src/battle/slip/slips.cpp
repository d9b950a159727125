#include "battle/slip/slips.h"

#include <algorithm>
#include <utility>

#include "base/index.h"
#include "battle/battle_state.h"
#include "battle/slip/anchors.h"
#include "battle/slip/riding.h"
#include "battle/systems/blame.h"

namespace terramorph {

namespace {

constexpr int kWhole = 16;                             // the weight of a column that slips by all rows
constexpr int kColumnsPerWeight = kSlipRamp / kWhole;  // at the ends of what slips
constexpr Ticks kShortest = 2 * kSecond;
constexpr Ticks kLongest = 10 * kSecond;
constexpr Sixteenths kFastest{24};  // in a tick, of what takes longer than the shortest

/// A strip, and what anchors hold of it.
struct Strip {
    Range columns;
    std::vector<Range> held;
};

/// How many sixteenths of the rows a column slips by: none of what's held, and fewer beside that and at the
/// strip's ends, so that the cut bends there and doesn't break.
int weight(const Strip& strip, int x) {
    int from_end = std::min(x - strip.columns.x0, strip.columns.x1 - 1 - x);
    for (const Range& plot : strip.held)
        from_end = std::min(from_end, x < plot.x0 ? plot.x0 - 1 - x : x - plot.x1);
    return from_end < 0 ? 0 : std::min(kWhole, from_end / kColumnsPerWeight + 1);
}

/// The rows that some columns lie on now and in the end, behind the level's cut.
struct Ways {
    std::vector<int> from;
    std::vector<int> to;
    bool ends = false;  ///< some of them at the end of the map
};

Ways ways_of(const BattleState& state, const Strip& strip, Range columns, int rows) {
    const RoomToMove room = room_to_move(state.level.terrain, state.level.cut);
    Ways ways;
    for (int x = columns.x0; x < columns.x1; ++x) {
        const int from = state.slips.rows[at(x)];
        const int wanted = from + rows * weight(strip, x) / kWhole;
        ways.from.push_back(from);
        ways.to.push_back(std::clamp(wanted, room.before, room.behind));
        ways.ends = ways.ends || ways.to.back() != wanted;
    }
    return ways;
}

/// The columns that lie on other rows in the end, and what's between them.
Range moved_columns(const Ways& ways, int x0) {
    Range moved;
    for (int x = x0; const int from : ways.from) {
        if (ways.to[at(x - x0)] != from) moved.include({x, x + 1});
        ++x;
    }
    return moved;
}

/// How far each column rises: by the difference of two surfaces of the level.
std::vector<Sixteenths> rises_of(const LevelSettings& level, const Ways& ways, int x0) {
    std::vector<int> rows = ways.from;
    rows.insert(rows.end(), ways.to.begin(), ways.to.end());
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    const std::vector<std::vector<Sixteenths>> surfaces = surfaces_behind(level, rows);
    const auto height = [&](int row, int x) {
        const auto which = std::ranges::lower_bound(rows, row) - rows.begin();
        return surfaces[static_cast<std::size_t>(which)][at(x)];
    };
    std::vector<Sixteenths> rises;
    for (int x = x0; const int from : ways.from) {
        rises.push_back(height(ways.to[at(x - x0)], x) - height(from, x));
        ++x;
    }
    return rises;
}

Ticks time_for(const std::vector<Sixteenths>& rises) {
    Sixteenths most;
    for (const Sixteenths rise : rises) most = std::max(most, abs(rise));
    return std::clamp((most.count() + kFastest.count() - 1) / kFastest.count() * kTick, kShortest, kLongest);
}

Vec2<float> middle_of(const Ground& ground, Range columns) {
    const int x = (columns.x0 + columns.x1) / 2;
    return {static_cast<float>(x), to_columns(ground.top(x))};
}

void step_slip(BattleState& state, Bodies& bodies, Slip& slip) {
    std::vector<Sixteenths> rises;
    for (std::size_t k = 0; k < slip.rises.size(); ++k)
        rises.push_back(slip.risen(k, slip.gone + kTick) - slip.risen(k, slip.gone));
    ++slip.gone;
    state.slips.cells += state.ground.slip(slip.x0, rises, highest_surface(state.level));
    ride(state, bodies, {slip.x0, std::move(rises), slip.by});
}

}  // namespace

void begin_slip(BattleState& state, EffectWorld& world, Range wanted, int rows) {
    const Range columns = {std::max(wanted.x0, 0), std::min(wanted.x1, state.ground.width())};
    if (columns.empty()) return;
    state.slips.rows.resize(at(state.ground.width()));
    Strip strip{wanted, {}};
    const Range moved = moved_columns(ways_of(state, strip, columns, rows), columns.x0);
    strip.held = held_by_anchors(state, world, moved);
    const Ways ways = ways_of(state, strip, columns, rows);
    const Vec2<float> middle = middle_of(state.ground, columns);
    if (ways.ends) state.emit(event::MapEnded{.tank = state.acting, .at = middle});
    if (ways.from == ways.to) return;
    Slip slip;
    slip.x0 = columns.x0;
    slip.rises = rises_of(state.level, ways, columns.x0);
    slip.ticks = time_for(slip.rises);
    slip.by = state.acting;
    slip.held = strip.held;
    for (int x = columns.x0; const int row : ways.to)
        state.slips.rows[at(x++)] = static_cast<std::int16_t>(row);
    state.slips.going.push_back(std::move(slip));
    remember_digging(state, columns, state.acting);
    state.emit(event::Slipped{
        .tank = state.acting, .from = columns.x0, .to = columns.x1, .rows = rows, .at = middle});
}

std::vector<Sixteenths> rises_to(const LevelSettings& level, std::span<const std::int16_t> rows) {
    Ways ways;
    ways.from.resize(rows.size());
    ways.to.assign(rows.begin(), rows.end());
    return rises_of(level, ways, 0);
}

void step_slips(BattleState& state, Bodies& bodies) {
    for (Slip& slip : state.slips.going) {
        step_slip(state, bodies, slip);
        if (slip.gone < slip.ticks) continue;
        state.ground.unsettle(slip.columns());
        topple(state, bodies, slip.columns(), slip.by);
    }
    std::erase_if(state.slips.going, [](const Slip& slip) { return slip.gone >= slip.ticks; });
}

}  // namespace terramorph
