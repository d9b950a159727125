#include "battle/placement.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "battle/battle_state.h"
#include "battle/flight/reach.h"
#include "battle/systems/weather.h"
#include "battle/tank.h"
#include "terrain/road/level_roads.h"
#include "terrain/road/road_bed.h"
#include "terrain/thing_places.h"

namespace terramorph {

namespace {

constexpr int kMaxStretch = 1200;                   // columns of the level for each tank ...
constexpr int kMinStretch = 64;                     // ... however short a full shot is
constexpr int kSpotHalfWidth = kHullHalfWidth + 3;  // columns to each side of the middle that are levelled
constexpr int kFromClear = kHullHalfWidth + 40;     // columns from what's kept clear to the middle
constexpr int kFromMouth = 12;                      // columns of a road from that of a shaft ...
constexpr int kFromPlaced = 16;                     // ... and from the middle of what a person has placed
constexpr int kShoulder = 20;                       // and up to this many more that lead up or down to it

/// The unevenness of the surface under a hull at x.
Sixteenths unevenness(const std::vector<Sixteenths>& surface, int x) {
    const auto [low, high] = std::minmax_element(surface.begin() + (x - kSpotHalfWidth),
                                                 surface.begin() + (x + kSpotHalfWidth + 1));
    return *high - *low;
}

/// How many columns too near to what's kept clear a tank at x would stand; 0: not at all.
int too_near(const std::vector<Range>& kept_clear, int x) {
    int most = 0;
    for (const Range& clear : kept_clear)
        most = std::max(most, kFromClear - std::max(clear.x0 - x, x - (clear.x1 - 1)));
    return most;
}

/// The most level spot above the water in columns x0 .. x1 - 1, or else the highest; of equals the first. As
/// far as possible it's none near what's kept clear.
int best_spot(const std::vector<Sixteenths>& surface, int x0, int x1, const Site& site) {
    int best = -1;
    const auto rank = [&](int x) { return std::pair(too_near(site.kept_clear, x), unevenness(surface, x)); };
    for (int x = x0; x < x1; x += 4) {
        if (surface[x] < site.water_over(x)) continue;
        if (best < 0 || rank(x) < rank(best)) best = x;
    }
    if (best >= 0) return best;
    const auto highest = std::max_element(surface.begin() + x0, surface.begin() + x1);
    return static_cast<int>(highest - surface.begin());
}

void make_level(std::vector<Sixteenths>& surface, SpawnPoint spot, int shoulder) {
    const int width = static_cast<int>(surface.size());
    const int reach = kSpotHalfWidth + shoulder;
    for (int x = std::max(0, spot.x - reach); x <= std::min(width - 1, spot.x + reach); ++x) {
        Sixteenths& height = surface[x];
        const int outward = std::max(0, std::abs(x - spot.x) - kSpotHalfWidth);
        height = spot.height + (height - spot.height) * outward / (shoulder + 1);
    }
}

/// True if none would stand on a castle, or so near that the ground before it was levelled.
bool is_clear(const Castle& castle, const std::vector<SpawnPoint>& spots) {
    const int room = kSpotHalfWidth + kShoulder;
    return std::ranges::none_of(spots, [&](const SpawnPoint& spot) {
        return spot.x + room >= castle.columns.x0 && spot.x - room < castle.columns.x1;
    });
}

/// Nobody begins and nothing grows where something else is.
void keep_clear(StartingLand& land) {
    std::vector<Range>& clear = land.site.kept_clear;
    clear = land.mine.mouths;
    for (const Pond& pond : land.ponds) clear.push_back(pond.columns);
    if (land.castle) clear.push_back(land.castle->even);
}

/// Makes the land even for its castle, which takes away the roads and ponds that are where it does.
void make_site(StartingLand& land) {
    const std::vector<Sixteenths> before = land.surface;
    level_site(land.surface, *land.castle);
    Range taken = land.castle->even;
    for (int x = 0; x < static_cast<int>(before.size()); ++x)
        if (land.surface[x] != before[x]) taken.include({x, x + 1});
    land.roads = stretches_beside(land.roads, taken);
    std::erase_if(land.ponds,
                  [&](const Pond& pond) { return pond.columns.x0 < taken.x1 && taken.x0 < pond.columns.x1; });
    keep_clear(land);
}

/// The land with a castle and tanks around it; none if it has no castle, or there's no room for all of them.
/// Only then nothing is drawn.
std::optional<StartingLand> land_with_castle(StartingLand land, const LevelSettings& level, int tanks,
                                             Random& random) {
    land.castle = castle_on(level, land.surface, land.mine);
    if (!land.castle) return std::nullopt;
    Random lots = random;
    make_site(land);
    land.spots = place_tanks(land.surface, tanks, land.site, lots);
    if (!is_clear(*land.castle, land.spots)) return std::nullopt;
    random = lots;
    return land;
}

/// The columns on which something stands that a person has placed.
std::vector<int> placed_columns(const LevelSettings& level) {
    std::vector<int> columns;
    if (level.terrain.placed.empty()) return columns;
    for (const Standing& standing : features_near(level.terrain, level.cut, -kThingsNear, kThingsNear))
        if (level.terrain.placed.contains(standing.spot))
            columns.push_back(static_cast<int>(std::floor(standing.column + 0.5)));
    return columns;
}

/// Digs ponds. Roads keep away from them.
void make_ponds(const LevelSettings& level, StartingLand& land) {
    land.ponds = dig_ponds(level, land.surface, land.site.water, land.mine.mouths);
    keep_clear(land);
}

/// Where roads are, no shaft opens and a person has placed nothing, the surface becomes their beds.
void make_roads(const LevelSettings& level, StartingLand& land) {
    land.roads = road_stretches(level, land.surface);
    for (const Range& mouth : land.mine.mouths)
        land.roads = stretches_beside(land.roads, {mouth.x0 - kFromMouth, mouth.x1 + kFromMouth});
    for (const Pond& pond : land.ponds)
        land.roads =
            stretches_beside(land.roads, {pond.columns.x0 - kFromPlaced, pond.columns.x1 + kFromPlaced});
    for (const int column : placed_columns(level))
        land.roads = stretches_beside(land.roads, {column - kFromPlaced, column + kFromPlaced + 1});
    lay_roads(land.surface, land.roads);
}

/// The land without tanks and without a castle.
StartingLand bare_land(const BattleState& state) {
    StartingLand land{level_surface(state.level), {}, {state.water, farthest_shot(state.air)}, {}};
    if (state.rules.living_land != LivingLand::in_play) return land;
    land.mine = mine_works(state.level, land.surface);
    make_ponds(state.level, land);
    make_roads(state.level, land);
    return land;
}

}  // namespace

std::vector<SpawnPoint> place_tanks(std::vector<Sixteenths>& surface, int count, const Site& site,
                                    Random& random) {
    const int width = static_cast<int>(surface.size());
    // Neighbours are 2/5 to 8/5 of a stretch apart: 14 to 56 % of a full shot. From stretch to stretch it's
    // no farther than 60 % of the power reach.
    const int wanted = std::clamp(site.reach * 35 / 100, kMinStretch, kMaxStretch);
    const int stretch = std::min(width / count, wanted);
    const int begin = random.from_to(0, width - stretch * count);
    // The outer fifths of a stretch stay empty, so that neighbours keep their distance on any land.
    const int margin = std::max(kSpotHalfWidth, stretch / 5);
    std::vector<SpawnPoint> spots;
    for (const int lot : random.permutation(count)) {
        const int x0 = begin + lot * stretch + margin;
        const int x = best_spot(surface, x0, std::max(x0 + 1, x0 + stretch - 2 * margin), site);
        spots.push_back({x, surface[x]});
        make_level(surface, spots.back(),
                   std::min(kShoulder, margin - kSpotHalfWidth));  // never onto a neighbour's spot
    }
    return spots;
}

StartingLand land_without_tanks(const BattleState& state, bool castle) {
    StartingLand land = bare_land(state);
    if (!castle || state.rules.living_land != LivingLand::in_play) return land;
    land.castle = castle_on(state.level, land.surface, land.mine);
    if (!land.castle) return land;
    make_site(land);
    return land;
}

void find_spots(StartingLand& land, int tanks, Random& random) {
    constexpr int kTries = 16;
    const std::vector<Sixteenths> before = land.surface;
    for (int k = 0; k < kTries; ++k) {
        land.surface = before;
        land.spots = place_tanks(land.surface, tanks, land.site, random);
        if (!land.castle || is_clear(*land.castle, land.spots)) return;
    }
}

StartingLand begin_on_land(BattleState& state, int tanks) {
    begin_weather(state);
    draw_walls(state);
    StartingLand land = bare_land(state);
    if (state.rules.living_land == LivingLand::in_play)
        if (auto besieged = land_with_castle(land, state.level, tanks, state.random)) return *besieged;
    land.spots = place_tanks(land.surface, tanks, land.site, state.random);
    return land;
}

StartingLand starting_land(const BattleRules& rules, const LevelSettings& level, int tanks,
                           std::uint32_t seed) {
    BattleState state(rules, level, built_in_arsenal(), seed);
    return begin_on_land(state, tanks);
}

}  // namespace terramorph
