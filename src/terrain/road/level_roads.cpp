#include "terrain/road/level_roads.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "base/index.h"
#include "terrain/level.h"
#include "terrain/road/road_bed.h"
#include "terrain/road/road_links.h"

namespace terramorph {

namespace {

constexpr int kAround = 6;  // columns to each side of a crossing
constexpr std::int64_t kNear = kRoadsNear * kPlaceSub, kAlong = kRoadsAlong * kPlaceSub;

/// A box of spots, inclusive.
struct SpotBox {
    Spot first;
    Spot last;
};

Sixteenths road_height(float height) {
    constexpr float kMost = 8192;  // columns: far beyond all land, and road_cost doesn't overflow
    return Sixteenths::rounded(std::clamp(height, -kMost, kMost));
}

/// Looks heights of endless land up.
auto heights_of_endless(const MapSettings& terrain) {
    return [&terrain](std::span<const Spot> spots, std::span<Sixteenths> out) {
        std::vector<Place> places;
        for (const Spot& spot : spots) places.push_back((spot - terrain.origin) * kPlaceSub);
        std::vector<float> heights(places.size());
        make_heights(terrain, places, heights);
        std::ranges::transform(heights, out.begin(), road_height);
    };
}

/// The grid's heights on some rows of land with an end.
class GridRows {
  public:
    GridRows(const MapSettings& terrain, std::int64_t first, std::int64_t last)
        : across_((terrain.width - 1) / kRoadGrid + 1) {
        std::vector<int> rows;
        for (int row = 0; row < terrain.depth; row += kRoadGrid)
            if (row >= first && row <= last) rows.push_back(row);
        if (rows.empty()) return;
        first_ = rows.front();
        const auto width = static_cast<std::size_t>(terrain.width);
        std::vector<float> heights(rows.size() * width);
        make_rows(terrain, rows, heights);
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t x = 0; x < width; x += kRoadGrid)
                heights_.push_back(road_height(heights[row * width + x]));
    }

    Sixteenths at(const Spot& spot) const {
        return heights_[static_cast<std::size_t>((spot.y - first_) / kRoadGrid * across_ +
                                                 spot.x / kRoadGrid)];
    }

  private:
    int across_;
    int first_ = 0;
    std::vector<Sixteenths> heights_;
};

/// What roads near a box have to know of a level's land.
RoadLand road_land(const LevelSettings& level, const SpotBox& box) {
    const MapSettings& terrain = level.terrain;
    const float water = water_on_map(level);
    RoadLand land{
        .heights = {},
        .water = std::isfinite(water) ? road_height(water) : Sixteenths(std::numeric_limits<int>::min()),
        .seed = terrain.seed};
    if (terrain.generator->is_infinite()) {
        land.heights = heights_of_endless(terrain);
        return land;
    }
    land.size = Vec2<int>{terrain.width, terrain.depth};
    constexpr int kFar =
        kLongestRoad + 2 * kRoadMargin;  // roads near the box, and their towns, aren't farther
    land.heights = [rows = std::make_shared<const GridRows>(terrain, box.first.y - kFar, box.last.y + kFar)](
                       std::span<const Spot> spots, std::span<Sixteenths> out) {
        std::ranges::transform(spots, out.begin(), [&](const Spot& spot) { return rows->at(spot); });
    };
    return land;
}

/// Adds the dry parts of a road.
void add_dry(const RoadLand& land, const std::vector<Spot>& path, std::vector<Road>& roads) {
    std::vector<Sixteenths> heights(path.size());
    land.heights(path, heights);
    Road road;
    for (std::size_t k = 0; k <= path.size(); ++k) {
        if (k < path.size() && heights[k] >= land.water) {
            road.push_back(path[k]);
            continue;
        }
        if (road.size() > 1) roads.push_back(road);
        road.clear();
    }
}

/// A place as seen from a cut, in 1/256 column.
struct CutPlace {
    std::int64_t along;   ///< from column 0
    std::int64_t behind;  ///< or before it, if below 0
};

/// The line of a cut in whole numbers.
class CutLine {
  public:
    explicit CutLine(const LevelSettings& level)
        : origin_(level.terrain.origin * kPlaceSub),
          start_(place_of(level, 0)),
          along_(place_of(level, level.width() - 1) - start_),
          length_(std::int64_t{level.width() - 1} * kPlaceSub) {}

    CutPlace at(const Spot& spot) const {
        const Place from = spot * kPlaceSub - origin_ - start_;
        return {(from.x * along_.x + from.y * along_.y) / length_,
                (from.x * along_.y - from.y * along_.x) / length_};
    }

    /// All spots from which a road may reach the level.
    SpotBox box() const {
        const auto [left, right] = std::minmax({start_.x, start_.x + along_.x});
        const auto [top, bottom] = std::minmax({start_.y, start_.y + along_.y});
        const Place near{kAlong, kAlong};
        return {spot(Place{left, top} - near), spot(Place{right, bottom} + near)};
    }

    /// True if the road of a link, which lies in a box around it, may come near.
    bool may_meet(const RoadLink& link) const {
        const auto [left, right] = std::minmax({link.from.x, link.to.x});
        const auto [top, bottom] = std::minmax({link.from.y, link.to.y});
        const Spot low = {left - kRoadMargin, top - kRoadMargin},
                   high = {right + kRoadMargin, bottom + kRoadMargin};
        std::int64_t before = at(low).behind, behind = before;
        for (const Spot& corner : {Spot{low.x, high.y}, Spot{high.x, low.y}, high}) {
            before = std::min(before, at(corner).behind);
            behind = std::max(behind, at(corner).behind);
        }
        return before <= kAlong && behind >= -kAlong;
    }

  private:
    static Place place_of(const LevelSettings& level, int x) {
        const Vec2<double> place = place_on_map(level.terrain.width, level.terrain.depth, level.cut, x);
        const auto rounded = [](double columns) {
            return static_cast<std::int64_t>(std::floor(columns * kPlaceSub + 0.5));
        };
        return {rounded(place.x), rounded(place.y)};
    }
    Spot spot(const Place& place) const {
        const Place of_land = place + origin_;
        return {of_land.x >> 8, of_land.y >> 8};
    }

    Place origin_;  // of the map
    Place start_;   // column 0 on the map
    Place along_;   // from there to the last column
    std::int64_t length_;
};

/// The columns at which a straight piece of road is near the cut, and some around them; none if it isn't.
Range near_columns(const CutPlace& a, const CutPlace& b) {
    const bool runs_along = std::abs(b.along - a.along) >= 3 * std::abs(b.behind - a.behind) / 2;
    const std::int64_t most = runs_along ? kAlong : kNear;
    if (std::min(a.behind, b.behind) > most || std::max(a.behind, b.behind) < -most) return {};
    const auto end = [most](const CutPlace& from, const CutPlace& to) {
        const std::int64_t at = std::clamp(from.behind, -most, most);
        return at == from.behind
                   ? from.along
                   : from.along + (to.along - from.along) * (at - from.behind) / (to.behind - from.behind);
    };
    const auto [low, high] = std::minmax({end(a, b), end(b, a)});
    return {static_cast<int>(low >> 8) - kAround, static_cast<int>(high >> 8) + kAround + 1};
}
static_assert(kPlaceSub == 1 << 8);

/// A stretch of road on a level.
struct Stretch {
    Range columns;
    bool built;  ///< by a person
};

/// Adds where a road is near the cut.
void add_stretches(const CutLine& line, const Road& road, bool built, std::vector<Stretch>& stretches) {
    for (std::size_t k = 1; k < road.size(); ++k)
        if (const Range near = near_columns(line.at(road[k - 1]), line.at(road[k])); !near.empty())
            stretches.push_back({near, built});
}

/// Adds the stretches of roads that a person has built. Those far away are left out first: their places seen
/// from the cut would overflow.
void add_built(const LevelSettings& level, const CutLine& line, std::vector<Stretch>& stretches) {
    const SpotBox box = line.box();
    for (const Road& road : level.terrain.roads)
        for (std::size_t k = 1; k < road.size(); ++k) {
            const auto [left, right] = std::minmax({road[k - 1].x, road[k].x});
            const auto [top, bottom] = std::minmax({road[k - 1].y, road[k].y});
            if (left <= box.last.x && right >= box.first.x && top <= box.last.y && bottom >= box.first.y)
                add_stretches(line, {road[k - 1], road[k]}, true, stretches);
        }
}

/// Joins what overlaps or is hardly apart, from left to right.
std::vector<Stretch> joined(std::vector<Stretch> stretches) {
    std::ranges::sort(stretches, {}, [](const Stretch& stretch) { return stretch.columns.x0; });
    std::vector<Stretch> all;
    for (const Stretch& stretch : stretches)
        if (!all.empty() && stretch.columns.x0 <= all.back().columns.x1 + kAround) {
            all.back().columns.x1 = std::max(all.back().columns.x1, stretch.columns.x1);
            all.back().built = all.back().built || stretch.built;
        } else {
            all.push_back(stretch);
        }
    return all;
}

/// The longest part of a stretch that's on the level and dry.
Range dry_part(const Range& stretch, std::span<const Sixteenths> surface, Sixteenths water) {
    Range best, part;
    for (int x = std::max(stretch.x0, 0); x < std::min(stretch.x1, static_cast<int>(surface.size())); ++x) {
        if (surface[at(x)] < water) continue;
        if (part.x1 != x) part = {x, x};
        part.x1 = x + 1;
        if (columns_in(part) > columns_in(best)) best = part;
    }
    return best;
}

/// What a person has built, and then the longest ones, as far as there's room for them, from left to right.
std::vector<Range> longest(std::vector<Stretch> stretches) {
    std::ranges::stable_sort(stretches, [](const Stretch& a, const Stretch& b) {
        return a.built != b.built ? a.built : columns_in(a.columns) > columns_in(b.columns);
    });
    const auto built = static_cast<std::size_t>(std::ranges::count_if(stretches, &Stretch::built));
    stretches.resize(std::min(stretches.size(), std::max(kMostStretches, built)));
    std::vector<Range> all;
    int room = kMostRoad;
    for (Stretch& each : stretches) {
        Range& columns = each.columns;
        if (!each.built) columns.x1 = std::min(columns.x1, columns.x0 + std::max(room, 0));
        room -= columns_in(columns);
        if (columns_in(columns) >= kNarrowestRoad) all.push_back(columns);
    }
    std::ranges::sort(all, {}, &Range::x0);
    return all;
}

bool has_roads(const LevelSettings& level) { return level.planet.value(PlanetValue::air) > 0; }

/// Adds the stretches of roads between towns.
void add_found(const LevelSettings& level, const CutLine& line, std::vector<Stretch>& stretches) {
    const SpotBox box = line.box();
    const RoadLand land = road_land(level, box);
    for (const RoadLink& link : links_near(land, box.first, box.last)) {
        if (!line.may_meet(link)) continue;
        std::vector<Road> roads;
        add_dry(land, road_path(land, link.from, link.to), roads);
        for (const Road& road : roads) add_stretches(line, road, false, stretches);
    }
}

}  // namespace

std::vector<Road> roads_near(const LevelSettings& level, const Spot& first, const Spot& last) {
    std::vector<Road> roads;
    if (!has_roads(level)) return roads;
    const RoadLand land = road_land(level, {first, last});
    for (const RoadLink& link : links_near(land, first, last))
        add_dry(land, road_path(land, link.from, link.to), roads);
    return roads;
}

std::vector<Range> road_stretches(const LevelSettings& level, std::span<const Sixteenths> surface) {
    std::vector<Stretch> stretches;
    const CutLine line(level);
    add_built(level, line, stretches);
    if (has_roads(level)) add_found(level, line, stretches);
    const Sixteenths water = water_surface(level);
    std::vector<Stretch> dry;
    for (const Stretch& stretch : joined(std::move(stretches))) {
        const Range part = even_part(dry_part(stretch.columns, surface, water), surface);
        if (columns_in(part) >= kNarrowestRoad) dry.push_back({part, stretch.built});
    }
    return longest(std::move(dry));
}

std::vector<Range> stretches_beside(std::span<const Range> stretches, const Range& taken) {
    std::vector<Range> all;
    for (const Range& stretch : stretches) {
        const Range left{stretch.x0, std::clamp(taken.x0, stretch.x0, stretch.x1)};
        const Range right{std::clamp(taken.x1, stretch.x0, stretch.x1), stretch.x1};
        const Range part = taken.empty() ? stretch : columns_in(right) > columns_in(left) ? right : left;
        if (columns_in(part) >= kNarrowestRoad) all.push_back(part);
    }
    return all;
}

}  // namespace terramorph
