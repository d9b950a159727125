#include "terrain/road/road_links.h"

#include <algorithm>
#include <array>

#include "base/index.h"
#include "base/random.h"

namespace terramorph {
namespace {

constexpr std::uint32_t kTownColumnStream = 70;
constexpr std::uint32_t kTownRowStream = 71;
constexpr std::uint32_t kLinkStream = 73;
/// Towns of endless land are drawn at least this far from their cell's sides.
constexpr int kTownInset = 128;
constexpr std::uint32_t kTownSpots = (kTownCell - 2 * kTownInset) / kRoadGrid;
/// Of land with an end: so many places of a cell are looked at for its town.
constexpr std::uint32_t kPlacesTried = 8;

/// The cells of all land along one axis: endless, or so many columns or rows.
class CellAxis {
  public:
    explicit CellAxis(std::optional<int> size)
        : size_(size), cells_(size ? std::max(2, (*size + kTownCell - 1) / kTownCell) : 0) {}

    /// The cell of a column or a row, rounded down; the nearest if it's outside.
    std::int32_t cell(std::int64_t at) const {
        static_assert(kTownCell == 1 << 10);
        if (!size_) return static_cast<std::int32_t>(at >> 10);
        return static_cast<std::int32_t>(std::clamp<std::int64_t>(at, 0, *size_ - 1) * cells_ / *size_);
    }
    bool has(std::int32_t cell) const { return !size_ || (cell >= 0 && cell < cells_); }

    /// The first column or row of the grid in a cell of land with an end, and how many there are.
    std::int64_t first(std::int32_t cell) const {
        const std::int64_t begin = (std::int64_t{cell} * *size_ + cells_ - 1) / cells_;
        return (begin + kRoadGrid - 1) / kRoadGrid * kRoadGrid;
    }
    std::uint32_t count(std::int32_t cell) const {
        const std::int64_t end = cell + 1 < cells_ ? first(cell + 1) : std::int64_t{*size_ - 1} + kRoadGrid;
        return static_cast<std::uint32_t>(std::max<std::int64_t>((end - first(cell)) / kRoadGrid, 0));
    }
    std::int64_t within(std::int64_t at) const {
        return size_ ? std::clamp<std::int64_t>(at, 0, (*size_ - 1) / kRoadGrid * kRoadGrid) : at;
    }

  private:
    std::optional<int> size_;
    int cells_;
};

struct TownCells {
    explicit TownCells(const RoadLand& land)
        : columns(land.size ? std::optional(land.size->x) : std::nullopt),
          rows(land.size ? std::optional(land.size->y) : std::nullopt) {}

    bool has(std::int32_t i, std::int32_t j) const { return columns.has(i) && rows.has(j); }

    CellAxis columns, rows;
};

bool may_pass(const RoadLink& link, const Spot& first, const Spot& last) {
    const auto meets = [](std::int64_t a, std::int64_t b, std::int64_t low, std::int64_t high) {
        return std::min(a, b) - kRoadMargin <= high && std::max(a, b) + kRoadMargin >= low;
    };
    return meets(link.from.x, link.to.x, first.x, last.x) && meets(link.from.y, link.to.y, first.y, last.y);
}

/// The most level of these spots that's not in water, by the climb to the four around it.
std::optional<Spot> most_level(const RoadLand& land, const TownCells& cells, std::span<const Spot> spots) {
    constexpr std::size_t kLooks = 5;
    std::vector<Spot> around;
    for (const Spot& spot : spots)
        for (const Spot& step :
             {Spot{0, 0}, Spot{-kRoadGrid, 0}, Spot{kRoadGrid, 0}, Spot{0, -kRoadGrid}, Spot{0, kRoadGrid}})
            around.push_back({cells.columns.within(spot.x + step.x), cells.rows.within(spot.y + step.y)});
    std::vector<Sixteenths> heights(around.size());
    land.heights(around, heights);
    std::optional<Spot> best;
    Sixteenths least;
    for (std::size_t k = 0; k < spots.size(); ++k) {
        const Sixteenths here = heights[k * kLooks];
        if (here < land.water) continue;
        Sixteenths climb;
        for (std::size_t n = 1; n < kLooks; ++n) climb += abs(heights[k * kLooks + n] - here);
        if (best && climb >= least) continue;
        least = climb;
        best = spots[k];
    }
    return best;
}

/// The town of a cell of land with an end: at the most level of some drawn places.
std::optional<Spot> town_of_part(const RoadLand& land, const TownCells& cells, std::int32_t i,
                                 std::int32_t j) {
    const std::uint32_t columns = cells.columns.count(i), rows = cells.rows.count(j);
    if (columns == 0 || rows == 0) return std::nullopt;
    std::vector<Spot> spots;
    for (std::uint32_t k = 0; k < kPlacesTried; ++k) {
        const std::uint32_t column = hash_bits(land.seed, kTownColumnStream, i, j, k) % columns;
        const std::uint32_t row = hash_bits(land.seed, kTownRowStream, i, j, k) % rows;
        spots.push_back({cells.columns.first(i) + std::int64_t{column} * kRoadGrid,
                         cells.rows.first(j) + std::int64_t{row} * kRoadGrid});
    }
    return most_level(land, cells, spots);
}

}  // namespace

std::optional<Spot> town_of_cell(const RoadLand& land, std::int32_t i, std::int32_t j) {
    const std::uint32_t column = hash_bits(land.seed, kTownColumnStream, i, j);
    if ((column & 3) == 0) return std::nullopt;
    const std::uint32_t row = hash_bits(land.seed, kTownRowStream, i, j);
    const auto drawn = [](std::int32_t cell, std::uint32_t bits) {
        return std::int64_t{cell} * kTownCell + kTownInset + std::int64_t{bits % kTownSpots} * kRoadGrid;
    };
    const Spot middle{drawn(i, column >> 2), drawn(j, row >> 2)};
    std::vector<Spot> spots;
    for (int y = -kRoadGrid; y <= kRoadGrid; y += kRoadGrid)
        for (int x = -kRoadGrid; x <= kRoadGrid; x += kRoadGrid) spots.push_back(middle + Spot{x, y});
    return most_level(land, TownCells(land), spots);
}

std::vector<RoadLink> links_near(const RoadLand& land, const Spot& first, const Spot& last) {
    const TownCells cells(land);
    const std::int32_t i0 = cells.columns.cell(first.x - kRoadMargin) - 1,
                       j0 = cells.rows.cell(first.y - kRoadMargin) - 1,
                       i1 = cells.columns.cell(last.x + kRoadMargin) + 1,
                       j1 = cells.rows.cell(last.y + kRoadMargin) + 1;
    const int across = i1 - i0 + 1;
    std::vector<std::optional<Spot>> towns;
    for (std::int32_t j = j0; j <= j1; ++j)
        for (std::int32_t i = i0; i <= i1; ++i) {
            std::optional<Spot>& town = towns.emplace_back();
            if (cells.has(i, j))
                town = land.size ? town_of_part(land, cells, i, j) : town_of_cell(land, i, j);
        }

    std::vector<RoadLink> links;
    for (std::int32_t j = j0; j < j1; ++j)
        for (std::int32_t i = i0; i < i1; ++i) {
            const std::size_t from = at((j - j0) * across + i - i0);
            if (!towns[from]) continue;
            const std::uint32_t bits = hash_bits(land.seed, kLinkStream, i, j);
            const auto add = [&](const std::optional<Spot>& to) {
                if (to && may_pass({*towns[from], *to}, first, last)) links.push_back({*towns[from], *to});
            };
            if ((bits & 3) != 0) add(towns[from + 1]);
            if ((bits >> 2 & 3) != 0) add(towns[from + at(across)]);
        }
    return links;
}

}  // namespace terramorph
