#include "battle/scars/scarred_land.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/index.h"
#include "base/state_hash.h"
#include "battle/battle_state.h"
#include "battle/flight/reach.h"
#include "battle/hidden/firedamp.h"
#include "battle/hidden/ore.h"
#include "battle/hidden/wrecks.h"
#include "battle/motion/castles.h"
#include "battle/motion/mines.h"
#include "battle/scars/scarred_ground.h"
#include "battle/scars/scars.h"
#include "battle/slip/slips.h"
#include "battle/systems/flood.h"
#include "battle/systems/weather.h"
#include "terrain/cross_section.h"

namespace terramorph {

namespace {

/// Land as it's made anew, with a state that nothing else is in.
struct LandAnew {
    BattleState state;
    StartingLand land;
};

/// The land's ground, as it is before water comes and mines are dug.
void make_ground(BattleState& state, const StartingLand& land) {
    Strata strata = strata_of(state.level, land.surface);
    keep_sand_from(land.site.kept_clear, strata);
    state.ground = Ground(land.surface, state.level.level_height(), std::move(strata));
}

LandAnew land_anew(const BattleState& like, const LevelSettings& level, bool castle) {
    LandAnew anew{BattleState(like.rules, level, *like.arsenal, like.seed), {}};
    anew.land = land_without_tanks(anew.state, castle);
    make_ground(anew.state, anew.land);
    dig_mine(anew.state, anew.land.mine);
    build_castle(anew.state, anew.land.castle);
    return anew;
}

std::uint64_t digest_of(const Ground& ground) {
    StateHash hash;
    ground.add_to(hash);
    return hash.value();
}

/// Lets it slip as it has slipped.
void slip_by(BattleState& state, const std::vector<std::int16_t>& rows) {
    if (rows.empty()) return;
    std::vector<Sixteenths> rises = rises_to(state.level, rows);
    state.ground.slip(0, rises, highest_surface(state.level));
}

std::vector<StandingWater> standing_water(const Water& water) {
    std::vector<StandingWater> all;
    const Gaps& gaps = water.basins().gaps();
    const auto add = [&](int gap, std::int64_t cells) {
        all.push_back({gaps[gap].x, gaps[gap].bottom, cells});
    };
    for (const int basin : water.held()) add(water.basins()[basin].deepest_gap, water.volume(basin));
    for (const Parcel& parcel : water.parcels()) add(parcel.gap, parcel.volume);
    return all;
}

/// Things at rest, which no longer burn.
std::vector<Thing> things_left(const BattleState& state) {
    std::vector<Thing> left;
    for (Thing thing : state.things) {
        if (thing.is_cart() || thing.gone) continue;
        thing.burning = false;
        thing.lit_by = -1;
        left.push_back(thing);
    }
    return left;
}

bool are_on_the_map(const LevelSettings& level, const std::vector<std::int16_t>& rows) {
    const RoomToMove room = room_to_move(level.terrain, level.cut);
    return std::ranges::all_of(rows, [&](int row) { return row >= room.before && row <= room.behind; });
}

/// Both are of the same land made anew, as it has slipped.
bool fit(const Scars& scars, const LandAnew& anew) {
    const std::size_t towers = anew.land.castle ? anew.land.castle->towers.size() : 0;
    return scars.linings.size() == anew.state.ground.linings().size() && scars.fallen_towers.size() == towers;
}

void pour_back(BattleState& state, const Scars& scars) {
    if (state.rules.living_land != LivingLand::in_play) return;
    state.water = {};
    state.basins.emplace(state.ground);
    for (const StandingWater& each : scars.water)
        if (each.cells > 0) state.basins->pour(each.x, each.bottom, each.cells);
    state.basins->raise({});
    state.rains = scars.rains;
}

/// A column up to a height, with grass on it.
GroundColumn levelled(GroundColumn column, Sixteenths top) {
    const auto cut = [top](std::vector<Span>& spans) {
        std::erase_if(spans, [top](Span span) { return span.bottom >= top; });
        if (!spans.empty()) spans.back().top = std::min(spans.back().top, top);
    };
    cut(column.spans);
    cut(column.stones);
    column.spans.back().top = column.surface = top;
    column.rock_top = std::min(column.rock_top, top);
    return column;
}

/// Lets fall at once what a change of these columns has cut off.
void drop_loose(BattleState& state, Range changed) {
    if (state.rules.loose_earth != LooseEarth::breaks || changed.empty()) return;
    for (const LooseRegion& region : state.ground.take_loose(changed))
        for (const Chord& chord : region.chords) {
            const Sixteenths floor = state.ground.floor_below(chord.x, chord.span.bottom);
            state.ground.deposit({{chord.x, {floor, floor + chord.span.length()}}},
                                 chord.span.length().count());
        }
}

/// Finds places for tanks on the ground as it is, and levels them.
void make_places(BattleState& state, StartingLand& land, int tanks) {
    land.site.water = state.water;
    land.site.reach = farthest_shot(state.air);
    for (int x = 0; x < state.ground.width(); ++x) {
        land.surface[at(x)] = state.ground.top(x);
        land.site.waters.push_back(water_over(state, x));
    }
    find_spots(land, tanks, state.random);
    Range changed;
    for (int x = 0; x < state.ground.width(); ++x) {
        const Sixteenths top = land.surface[at(x)];
        if (top == state.ground.top(x)) continue;
        state.ground.put_column(x, levelled(state.ground.whole_column(x), top));
        changed.include({x, x + 1});
    }
    drop_loose(state, changed);
}

/// Lets water follow the ground, and come to rest.
void follow_ground_at_once(BattleState& state) {
    if (!state.basins) return;
    state.basins->rebuild(state.ground);
    state.basins->raise({});
    state.water_seen = state.ground.revision();
}

struct LandBefore {
    LandAnew anew;
    Scars scars;
};

/// A level's land made anew, as it has slipped since, with its scars; none if they are of other land.
std::optional<LandBefore> land_before(const BattleState& like, const LevelSettings& level,
                                      std::string_view bytes) {
    const auto begun = read_scarred_land(bytes, level.width());
    if (!begun || !are_on_the_map(level, begun->rows)) return std::nullopt;
    LandAnew anew = land_anew(like, level, begun->castle);
    if (digest_of(anew.state.ground) != begun->digest) return std::nullopt;
    slip_by(anew.state, begun->rows);
    auto scars = read_scars(bytes, anew.state.ground);
    if (!scars || !fit(*scars, anew)) return std::nullopt;
    return LandBefore{std::move(anew), *std::move(scars)};
}

/// On the same cut: all is as it was left.
StartingLand begin_again(BattleState& state, int tanks, LandBefore before) {
    const Scars& scars = before.scars;
    LandAnew& anew = before.anew;
    state.ground = std::move(anew.state.ground);
    scar_ground(state.ground, scars);
    if (scars.left_out) drop_loose(state, {0, state.ground.width()});
    state.slips.rows = scars.land.rows;
    state.castle = anew.land.castle;
    state.fallen_towers = scars.fallen_towers;
    state.hidden = scars.hidden;
    state.things = scars.things;
    pour_back(state, scars);
    make_places(state, anew.land, tanks);
    follow_ground_at_once(state);
    anew.land.as_left = true;
    return std::move(anew.land);
}

/// On another cut through the map: what was dug and heaped rides on the land, as it does when land slips.
StartingLand begin_beside(BattleState& state, int tanks, const LandBefore& before) {
    StartingLand land = land_without_tanks(state, true);
    make_land(state, land);
    drop_loose(state, carry_scars(state.ground, before.scars, before.anew.state.ground));
    follow_ground_at_once(state);
    make_places(state, land, tanks);
    follow_ground_at_once(state);
    return land;
}

}  // namespace

void make_land(BattleState& state, const StartingLand& land) {
    make_ground(state, land);
    std::vector<Range> kept_dry = land.mine.mouths;  // ponds may lie in a tarn
    if (land.castle) kept_dry.push_back(land.castle->even);
    kept_dry.insert(kept_dry.end(), land.roads.begin(), land.roads.end());
    begin_water(state, kept_dry, land.ponds);
    begin_wrecks(state);
    dig_mine(state, land.mine);
    begin_firedamp(state, land.mine);
    begin_ore(state, land.mine);
    build_castle(state, land.castle);
}

std::string scars_of(const BattleState& state) {
    LandAnew anew = land_anew(state, state.level, state.castle.has_value());
    Scars scars;
    scars.land = {digest_of(anew.state.ground), state.castle.has_value(), state.slips.rows};
    slip_by(anew.state, state.slips.rows);
    scars.ground = scars_of_ground(state.ground, anew.state.ground);
    scars.linings = strengths_left(state.ground.linings(), anew.state.ground.linings());
    scars.fallen_towers = state.fallen_towers;
    if (state.basins) scars.water = standing_water(*state.basins);
    scars.rains = state.rains;
    scars.things = things_left(state);
    scars.hidden = state.hidden;
    return scars_as_bytes(scars, anew.state.ground);
}

std::optional<StartingLand> begin_on_scars(BattleState& state, int tanks, const LandLeft& left) {
    const bool maybe_same = !left.level || level_surface(*left.level) == level_surface(state.level);
    auto same = maybe_same ? land_before(state, state.level, left.scars) : std::nullopt;
    const auto other = !same && left.level ? land_before(state, *left.level, left.scars) : std::nullopt;
    if (!same && !other) return std::nullopt;
    begin_weather(state);
    draw_walls(state);
    state.scarred = true;
    return same ? begin_again(state, tanks, *std::move(same)) : begin_beside(state, tanks, *other);
}

}  // namespace terramorph
