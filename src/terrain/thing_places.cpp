#include "terrain/thing_places.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

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
                                         {LandCover::field, 1, 7, 1, 1, 2},
                                         {LandCover::town, 1, 7, 0, 3, 26},
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

const Plot& plot_at(const LandLine& line, std::int64_t u, std::int64_t v) {
    std::uint32_t lot = hash_bits(line.seed, kThingStream, static_cast<std::int32_t>(u >> kPlotBits),
                                  static_cast<std::int32_t>(v >> kPlotBits), 0) %
                        8;
    for (const Plot& plot : kPlots) {
        if (lot < plot.plots) return plot;
        lot -= plot.plots;
    }
    return kPlots.back();
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
    std::vector<Found> all;
    for (std::int64_t j = (line.v - kThingsNear) >> kCellBits; j <= (line.v + kThingsNear) >> kCellBits; ++j)
        for (std::int64_t i = line.u >> kCellBits; i <= (line.u + level.width() - 1) >> kCellBits; ++i) {
            const std::uint32_t bits = hash_bits(line.seed, kThingStream, static_cast<std::int32_t>(i),
                                                 static_cast<std::int32_t>(j), 1);
            const std::int64_t u = (i << kCellBits) + (bits >> 8) % 16,
                               v = (j << kCellBits) + (bits >> 12) % 16;
            const Plot& plot = plot_at(line, u, v);
            const auto column = static_cast<int>(u - line.u), away = static_cast<int>(v - line.v);
            if (column < 0 || column >= level.width() || std::abs(away) > kThingsNear) continue;
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
