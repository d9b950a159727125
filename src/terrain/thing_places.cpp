#include "terrain/thing_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <limits>

#include "base/index.h"
#include "base/random.h"
#include "terrain/level.h"
#include "terrain/mine/land_line.h"

namespace terramorph {

namespace {

constexpr int kPlotBits = 8;          // of 256 columns and rows, each under one cover
constexpr int kCellBits = 4;          // of 16: something stands in it or nothing does
constexpr int kBareShare = 15;        // % of the level's height, at the top
constexpr Sixteenths kEven{64 * 16};  // a level that rises by less is bare nowhere
constexpr std::uint32_t kThingLots = 64;
constexpr std::uint32_t kBareBoulders = 4;  // of so many cells, where nothing grows

/// Land without scenery of its own: a cover, the plots of eight that are under it, and the cells of 64 with
/// a tree, a boulder, a sign or a hut.
struct Plot {
    LandCover cover;
    std::uint32_t plots;
    std::uint32_t trees, boulders, signs, huts;
};
constexpr std::array<Plot, 5> kPlots = {{{LandCover::wood, 3, 40, 1, 0, 0},
                                         {LandCover::thicket, 2, 22, 2, 0, 0},
                                         {LandCover::field, 1, 7, 1, 1, 4},
                                         {LandCover::town, 1, 7, 0, 3, 44},
                                         {LandCover::moor, 1, 3, 5, 1, 0}}};

/// A place, how far it is from the cut, and whether a person has chosen it.
struct Found {
    ThingPlace place;
    int away;
    bool by_hand = false;
};

bool is_airless(const LevelSettings& level) { return level.planet.value(PlanetValue::air) == 0; }

/// What may stand on a level; who stands earlier here gets a place first.
constexpr std::array kStanding = {Feature::sign, Feature::hut, Feature::boulder, Feature::tree};

std::ptrdiff_t rank(Feature feature) { return std::ranges::find(kStanding, feature) - kStanding.begin(); }

bool is_wide(Feature feature) { return feature == Feature::boulder || feature == Feature::hut; }

int apart(const ThingPlace& a, const ThingPlace& b) {
    if (a.feature == Feature::hut && b.feature == Feature::hut) return kHutsApart;
    return is_wide(a.feature) || is_wide(b.feature) ? kBouldersApart : kThingsApart;
}

std::uint32_t bits_of(std::uint32_t seed, std::int64_t x, std::int64_t y, std::uint32_t n) {
    return hash_bits(seed, kThingStream, static_cast<std::int32_t>(x), static_cast<std::int32_t>(y), n);
}

/// Value noise on a lattice of 64 columns, by which borders of plots wander: 0 .. 64.
std::int64_t wandering(std::uint32_t seed, Spot spot, std::uint32_t n) {
    constexpr int kBits = 6;
    constexpr std::int64_t kLattice = 1 << kBits;
    const std::int64_t i = spot.x >> kBits, j = spot.y >> kBits;
    const std::int64_t u = spot.x & (kLattice - 1), v = spot.y & (kLattice - 1);
    const auto value = [&](std::int64_t x, std::int64_t y) {
        return static_cast<std::int64_t>(bits_of(seed, x, y, n) % (kLattice + 1));
    };
    const std::int64_t low = value(i, j) * (kLattice - u) + value(i + 1, j) * u,
                       high = value(i, j + 1) * (kLattice - u) + value(i + 1, j + 1) * u;
    return (low * (kLattice - v) + high * v) >> (2 * kBits);
}

/// The plot of a spot: of the nearest of some points, one in each square of 256 columns and rows (Worley,
/// 1996), with borders that wander.
const Plot& plot_at(std::uint32_t seed, Spot spot) {
    const Spot at = spot + Spot{wandering(seed, spot, 3), wandering(seed, spot, 4)};
    const std::int64_t i = at.x >> kPlotBits, j = at.y >> kPlotBits;
    std::uint32_t lot = 0;
    std::int64_t nearest = std::numeric_limits<std::int64_t>::max();
    for (std::int64_t y = j - 1; y <= j + 1; ++y)
        for (std::int64_t x = i - 1; x <= i + 1; ++x) {
            const std::uint32_t bits = bits_of(seed, x, y, 0);
            const Spot way =
                Spot{(x << kPlotBits) + (bits >> 8 & 0xff), (y << kPlotBits) + (bits >> 16 & 0xff)} - at;
            const std::int64_t away = way.x * way.x + way.y * way.y;
            if (away >= nearest) continue;
            nearest = away;
            lot = bits % 8;
        }
    for (const Plot& plot : kPlots) {
        if (lot < plot.plots) return plot;
        lot -= plot.plots;
    }
    return kPlots.back();
}

/// The spot of each column of a level.
std::vector<Spot> spots_along(const LevelSettings& level) {
    const MapSettings& terrain = level.terrain;
    std::vector<Spot> spots;
    for (int x = 0; x < level.width(); ++x) {
        const Vec2<double> place = place_on_map(terrain.width, terrain.depth, level.cut, x);
        spots.push_back(terrain.origin + Spot{static_cast<std::int64_t>(std::floor(place.x)),
                                              static_cast<std::int64_t>(std::floor(place.y))});
    }
    return spots;
}

/// The height above which nothing grows.
Sixteenths tree_line(std::span<const Sixteenths> surface) {
    const auto [low, high] = std::ranges::minmax(surface);
    return high - low < kEven ? high : high - (high - low) * kBareShare / 100;
}

/// What the bits of a cell draw. Boulders take the last lots, so that trees keep theirs.
Feature drawn_in(const Plot& plot, bool bare, std::uint32_t bits) {
    const std::uint32_t lot = bits % kThingLots, from_last = kThingLots - 1 - lot;
    const std::uint32_t boulders = bare ? kBareBoulders : plot.boulders;
    if (from_last < boulders) return Feature::boulder;
    if (bare) return Feature::none;
    if (lot < plot.trees) return Feature::tree;
    if (from_last < boulders + plot.signs) return Feature::sign;
    return from_last < boulders + plot.signs + plot.huts ? Feature::hut : Feature::none;
}

/// Things of land whose generator draws no features: a draw for each cell.
std::vector<Found> grown_by_height(const LevelSettings& level, std::span<const Sixteenths> surface) {
    const LandLine line = land_line(level);
    const bool airless = is_airless(level);
    const Sixteenths bare = tree_line(surface);
    const std::vector<Spot> spots = spots_along(level);
    std::vector<Found> all;
    for (std::int64_t j = (line.v - kThingsNear) >> kCellBits; j <= (line.v + kThingsNear) >> kCellBits; ++j)
        for (std::int64_t i = line.u >> kCellBits; i <= (line.u + level.width() - 1) >> kCellBits; ++i) {
            const std::uint32_t bits = hash_bits(line.seed, kThingStream, static_cast<std::int32_t>(i),
                                                 static_cast<std::int32_t>(j), 1);
            const std::int64_t u = (i << kCellBits) + (bits >> 8) % 16,
                               v = (j << kCellBits) + (bits >> 12) % 16;
            const auto column = static_cast<int>(u - line.u), away = static_cast<int>(v - line.v);
            if (column < 0 || column >= level.width() || std::abs(away) > kThingsNear) continue;
            const Plot& plot = plot_at(level.terrain.seed, spots[at(column)]);
            const Feature feature = drawn_in(plot, airless || surface[at(column)] > bare, bits);
            if (feature == Feature::none) continue;
            all.push_back({{column, feature, plot.cover, mix(bits)}, std::abs(away)});
        }
    return all;
}

/// Those that the generator or a person has placed.
std::vector<Found> drawn(const LevelSettings& level) {
    std::vector<Found> all;
    const SceneryMaker* const maker = level.terrain.generator->scenery;
    for (const Standing& standing : features_near(level.terrain, level.cut, -kThingsNear, kThingsNear)) {
        if (!is_thing(standing.feature) || (is_airless(level) && standing.feature != Feature::boulder))
            continue;
        LandCover cover = LandCover::field;
        if (maker) maker->covers(level.terrain, {&standing.spot, 1}, {&cover, 1});
        const std::uint32_t lot =
            hash_bits(level.terrain.seed, kThingStream, static_cast<std::int32_t>(standing.spot.x),
                      static_cast<std::int32_t>(standing.spot.y), 2);
        all.push_back({{static_cast<int>(standing.column), standing.feature, cover, lot},
                       static_cast<int>(std::abs(standing.behind)),
                       level.terrain.placed.contains(standing.spot)});
    }
    return all;
}

}  // namespace

void covers_on(const MapSettings& terrain, std::span<const Spot> spots, std::span<LandCover> out) {
    if (terrain.generator->scenery) return terrain.generator->scenery->covers(terrain, spots, out);
    std::ranges::transform(spots, out.begin(), [&](Spot spot) { return plot_at(terrain.seed, spot).cover; });
}

std::vector<LandCover> land_covers(const LevelSettings& level, std::span<const Sixteenths> surface) {
    std::vector<LandCover> covers(surface.size(), LandCover::bare);
    if (level.planet.palette.cover != Cover::grass || is_airless(level)) return covers;
    const std::vector<Spot> spots = spots_along(level);
    covers_on(level.terrain, spots, covers);
    if (level.terrain.generator->scenery) return covers;
    const Sixteenths bare = tree_line(surface);
    for (std::size_t x = 0; x < surface.size(); ++x)
        if (surface[x] > bare) covers[x] = LandCover::bare;
    return covers;
}

bool is_thing(Feature feature) { return std::ranges::find(kStanding, feature) != kStanding.end(); }

std::vector<ThingPlace> thing_places(const LevelSettings& level, std::span<const Sixteenths> surface) {
    std::vector<Found> found = drawn(level);
    if (!level.terrain.generator->scenery)
        std::ranges::move(grown_by_height(level, surface), std::back_inserter(found));
    std::ranges::stable_sort(found, [](const Found& a, const Found& b) {
        if (a.by_hand != b.by_hand) return a.by_hand;
        const std::ptrdiff_t first = rank(a.place.feature), second = rank(b.place.feature);
        if (first != second) return first < second;
        return a.away != b.away ? a.away < b.away : a.place.column < b.place.column;
    });
    std::vector<ThingPlace> places;
    for (const Found& each : found) {
        const auto near = [&](const ThingPlace& other) {
            return std::abs(other.column - each.place.column) < apart(other, each.place);
        };
        if (places.size() < kMostThings && std::ranges::none_of(places, near)) places.push_back(each.place);
    }
    std::ranges::sort(places, {}, &ThingPlace::column);
    return places;
}

}  // namespace terramorph
