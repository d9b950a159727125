#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

#include "base/multiversion.h"
#include "base/random.h"
#include "terrain/generator.h"
#include "terrain/ground/cells.h"
#include "terrain/simplex.h"

namespace terramorph {

namespace plateaus {
namespace {

enum : std::size_t { kCellSize, kScatter, kLevels, kStepHeight, kBase, kWave, kSlopes, kSlopeLength };

constexpr Parameter kParameters[] = {
    {"cellSize", "Plateau size", "m", 32, 512, 100, "How far it is from plateau to plateau.", true},
    {"scatter", "Scatter", "", 0, 1, 0.8, "0 puts plateaus in rows, 1 puts them anywhere."},
    {"levels", "Levels", "", 1, 16, 6, "How many heights a plateau may have.", true},
    {"stepHeight", "Step", "m", 0, 500, 48, "How much higher each level is than the one below it."},
    {"base", "Base", "m", 0, 8000, 290, "The height of the lowest plateaus."},
    {"wave", "Wave", "plateaus", 1, 64, 4, "About how far it is from one high area to the next."},
    {"slopes", "Slopes", "", 0, 1, 0.8,
     "The share of neighbors joined by a slope; cliffs divide the others."},
    {"slopeLength", "Slope length", "", 0.05, 1, 0.8,
     "How far a slope reaches from a plateau's edge toward its middle."},
};

constexpr std::uint32_t kValueStream = 52;
constexpr std::uint32_t kHeightStream = 53;

/// Everything that's constant within a cell.
struct Plateau {
    CellIndex index;
    std::uint32_t value;  // 24 bits
    float height;
};

/// The slope of land between the edge that two cells share and the middle of one of them.
struct Ramp {
    float own;
    float edge;
    float rate;  // scales `gap`, the difference of squared distances, to 1 at the end of the slope

    float at(float gap) const { return own + (edge - own) * std::max(1 - gap * rate, 0.0f); }
};

/// The parameters.
class Rules {
  public:
    explicit Rules(const MapSettings& terrain)
        : grid_{terrain.seed, static_cast<int>(terrain.values[kCellSize]),
                static_cast<int>(terrain.values[kCellSize] * terrain.values[kScatter])},
          levels_(static_cast<int>(terrain.values[kLevels])),
          step_(static_cast<float>(terrain.values[kStepHeight])),
          base_(static_cast<float>(terrain.values[kBase])),
          wave_(static_cast<std::int64_t>(kSimplexSub / terrain.values[kWave])),
          slopes_(static_cast<std::uint64_t>(terrain.values[kSlopes] * 0x1p32)),
          slope_length_(static_cast<float>(terrain.values[kSlopeLength])) {}

    const CellGrid& grid() const { return grid_; }

    Plateau plateau(CellIndex cell) const {
        return {cell, hash_bits(grid_.seed, kValueStream, cell.i, cell.j) >> 8, height_of(cell)};
    }

    /// The land of `own` towards `next`; their points are this far apart (squared, columns).
    Ramp ramp(const Plateau& own, const Plateau& next, int apart_squared) const {
        const float edge = joined(own, next) ? (own.height + next.height) / 2 : own.height;
        return {own.height, edge, 1 / (static_cast<float>(apart_squared) * slope_length_)};
    }

  private:
    float height_of(CellIndex cell) const {
        const float noise = simplex(grid_.seed, kHeightStream, cell.i * wave_, cell.j * wave_);
        const int level = static_cast<int>((noise + 1) / 2 * static_cast<float>(levels_));
        return base_ + step_ * static_cast<float>(std::clamp(level, 0, levels_ - 1));
    }

    /// True if a slope joins two neighbours. The result is symmetric, because the cell of higher value looks
    /// for the other: the fraction of 256 times the product of the values is a direction, as a part of a turn
    /// from east over south, and the other has to lie within `slopes` of a turn behind it.
    bool joined(const Plateau& a, const Plateau& b) const {
        const bool a_is_higher = a.value > b.value || (a.value == b.value && a.index > b.index);
        const CellIndex from = a_is_higher ? a.index : b.index;
        const CellIndex to = a_is_higher ? b.index : a.index;
        const auto turn = static_cast<std::uint32_t>(std::uint64_t{a.value} * b.value >> 8);
        return quarter(to.i - from.i, to.j - from.j) * 0x40000000u - turn < slopes_;
    }

    /// East 0, south 1, west 2, north 3; diagonals count as east or west.
    static std::uint32_t quarter(int di, int dj) {
        if (std::abs(di) >= std::abs(dj)) return di > 0 ? 0 : 2;
        return dj > 0 ? 1 : 3;
    }

    CellGrid grid_;
    int levels_;
    float step_;
    float base_;
    std::int64_t wave_;
    std::uint64_t slopes_;
    float slope_length_;
};

/// A row of cells with their plateaus, each made on first use.
class Land {
  public:
    Land(const Rules& rules, CellIndex first, int cells)
        : rules_(&rules),
          cells_(rules.grid(), first, cells),
          plateaus_(static_cast<std::size_t>(cells_.count())) {}

    const CellStrip& cells() const { return cells_; }

    Ramp ramp(int own, int next) {
        return rules_->ramp(plateau(own), plateau(next), cells_.apart_squared(own, next));
    }

  private:
    const Plateau& plateau(int k) {
        std::optional<Plateau>& plateau = plateaus_[k];
        if (!plateau) plateau = rules_->plateau(cells_.index(k));
        return *plateau;
    }

    const Rules* rules_;
    CellStrip cells_;
    std::vector<std::optional<Plateau>> plateaus_;
};

TERRAMORPH_MULTIVERSION void fill(std::span<float> row, const Ramp& ramp, int gap, int gap_per_step) {
    float* const heights = row.data();  // a plain array and a copy of the ramp, so that the loop vectorises
    const auto count = static_cast<int>(row.size());
    const Ramp own = ramp;
    for (int n = 0; n < count; ++n) heights[n] = own.at(static_cast<float>(gap + n * gap_per_step));
}

/// Row y of the land from column x on, stretch after stretch.
void fill(Land& land, int x, int y, std::span<float> row) {
    for (std::size_t done = 0; done < row.size();) {
        const int at = x + static_cast<int>(done);
        const Stretch stretch = land.cells().stretch(at, y);
        const std::size_t count = std::min(static_cast<std::size_t>(stretch.end - at), row.size() - done);
        fill(row.subspan(done, count), land.ramp(stretch.own, stretch.next), stretch.gap,
             stretch.gap_per_step);
        done += count;
    }
}

/// Returns `land` if it begins at this cell, or replaces it by one that does.
Land& land_at(CellIndex first, int cells, const Rules& rules, std::optional<Land>& land) {
    if (!land || land->cells().first() != first) land.emplace(rules, first, cells);
    return *land;
}

/// Where places are in cells of plateaus, in 1/256 column.
class CellPlaces {
  public:
    CellPlaces(const MapSettings& terrain, int size, std::span<const Place> places)
        : origin_(terrain.origin * kPlaceSub), size_(size), places_(places) {}

    CellPlace x(std::size_t n) const { return cell_place(origin_.x + places_[n].x, size_); }
    CellPlace y(std::size_t n) const { return cell_place(origin_.y + places_[n].y, size_); }

    /// How many cells the places from `n` on cross to the right, until one lies in another row of cells,
    /// farther left, or too far away.
    int run_from(std::size_t n) const {
        constexpr int kMost = 64;
        const std::int32_t first = x(n).cell, row = y(n).cell;
        int cells = 1;
        for (++n; n < places_.size() && y(n).cell == row; ++n) {
            const int cell = x(n).cell - first;
            if (cell < cells - 1 || cell >= kMost) break;
            cells = cell + 1;
        }
        return cells;
    }

  private:
    Place origin_;
    int size_;
    std::span<const Place> places_;
};

void heights_at(const MapSettings& terrain, std::span<const Place> places, std::span<float> out) {
    const Rules rules(terrain);
    const int size = rules.grid().size * kPlaceSub;
    constexpr float kSquare = 1.0f / (kPlaceSub * kPlaceSub);
    const CellPlaces in_cells(terrain, size, places);
    std::optional<Land> land;
    for (std::size_t n = 0; n < places.size(); ++n) {
        const CellPlace x = in_cells.x(n), y = in_cells.y(n);
        const CellIndex cell = {x.cell, y.cell};
        if (!land || !land->cells().holds(cell)) land.emplace(rules, cell, in_cells.run_from(n));
        const int along = (x.cell - land->cells().first().i) * size + x.rest;
        const NearestTwo two = land->cells().nearest_two(along, y.rest);
        out[n] = land->ramp(two.own, two.next).at(static_cast<float>(two.gap) * kSquare);
    }
}

void rows(const MapSettings& terrain, std::span<const int> wanted, std::span<float> out) {
    const Rules rules(terrain);
    const auto width = static_cast<std::size_t>(terrain.width);
    const CellPlace x = cell_place(terrain.origin.x, rules.grid().size);
    const int cells = (x.rest + terrain.width - 1) / rules.grid().size + 1;
    std::optional<Land> last;
    for (std::size_t n = 0; n < wanted.size(); ++n) {
        const CellPlace y = cell_place(terrain.origin.y + wanted[n], rules.grid().size);
        fill(land_at({x.cell, y.cell}, cells, rules, last), x.rest, y.rest, out.subspan(n * width, width));
    }
}

}  // namespace
}  // namespace plateaus

extern const Generator plateaus_generator;
constinit const Generator plateaus_generator = {
    .name = "plateaus",
    .label = "Plateaus",
    .help = "Flat plateaus between cliffs, with slopes from some to the next. The land has no end.",
    .letters = "PL",
    .parameters = plateaus::kParameters,
    .min_max_pairs = {},
    .rows = plateaus::rows,
    .map = map_of_rows,
    .heights_at = plateaus::heights_at,
};

}  // namespace terramorph
