#include "battle/hidden/ore.h"

#include <algorithm>

#include "base/random.h"
#include "battle/battle_state.h"
#include "battle/hidden/finder.h"
#include "battle/systems/blame.h"
#include "terrain/mine/works.h"

namespace terramorph {

namespace {

constexpr Sixteenths kSunken = 3 * kColumn;  // how far the middle of one that's half in view is in the earth
constexpr Sixteenths kBuriedOre = 12 * kColumn;  // and of one that isn't
constexpr int kFromWall = 8;                     // columns from the end of a room
constexpr int kLumps = 3;                        // of a room

/// One in the floor, one in the roof and one above that.
OreLump lump_of(const MineOpening& room, int number) {
    const Range columns = room.air.columns();
    const int part = (columns.x1 - columns.x0 - 2 * kFromWall) / kLumps;
    const auto lot = static_cast<int>(mix(room.lots + static_cast<std::uint32_t>(number)) >> 8);
    const int x = columns.x0 + kFromWall + number * part + lot % part;
    const Span air = room.air.chord(x);
    if (number == 0) return {x, air.bottom - kSunken};
    return {x, air.top + (number == 1 ? kSunken : kBuriedOre)};
}

Vec2<float> place_of_lump(const OreLump& lump) {
    return {static_cast<float>(lump.x) + 0.5f, to_columns(lump.y)};
}

}  // namespace

void begin_ore(BattleState& state, const MineWorks& works) {
    for (const MineOpening& opening : works.openings)
        if (opening.room == MineRoom::ore)
            for (int k = 0; k < kLumps; ++k) state.hidden.ore.push_back(lump_of(opening, k));
}

void take_ore(BattleState& state) {
    std::erase_if(state.hidden.ore, [&](OreLump& lump) {
        const Vec2<float> at = place_of_lump(lump);
        TankId finder = tank_touching(state, at, kOreRadius);
        const bool is_free = !state.ground.solid(lump.x, lump.y);
        if (!finder.exists() && is_free) finder = blame_for_fall(state, {lump.x, lump.x + 1});
        if (finder.exists())
            state.emit(event::FoundOre{.tank = finder, .dollars = kOreDollars, .at = at});
        else if (is_free)
            lump.y = state.ground.floor_below(lump.x, lump.y) - kSunken;
        return finder.exists();
    });
}

}  // namespace terramorph
