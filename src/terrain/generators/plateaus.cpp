#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <vector>

#include "base/random.h"
#include "terrain/generator.h"
#include "terrain/simplex.h"
#include "terrain/wide.h"

namespace terramorph {

namespace {

enum : std::size_t { kCellSize, kScatter, kLevels, kStepHeight, kBase, kWave, kSlopes, kSlopeLength };

constexpr Parameter kParameters[] = {
    {"cellSize", "Plateau size", "columns", 32, 512, 160, "How far it is from plateau to plateau.", true},
    {"scatter", "Scatter", "", 0, 1, 0.8, "From plateaus in rank and file, 0, to plateaus anywhere, 1."},
    {"levels", "Levels", "", 1, 16, 6, "How many heights a plateau may have.", true},
    {"stepHeight", "Step", "columns", 0, 500, 100, "How much higher each level is than the one below it."},
    {"base", "Base", "columns", 0, 8000, 180, "The height of the lowest plateaus."},
    {"wave", "Wave", "plateaus", 1, 64, 4, "About how far it is from high land to high land."},
    {"slopes", "Slopes", "", 0, 1, 0.5,
     "The share of neighbours that a slope joins; cliffs part the others."},
    {"slopeLength", "Slope length", "", 0.05, 1, 0.5,
     "The part of the way from a plateau's edge to its middle that a slope takes."},
};

constexpr std::uint32_t kPointStream = 50;
constexpr std::uint32_t kPointRowStream = 51;
constexpr std::uint32_t kValueStream = 52;
constexpr std::uint32_t kHeightStream = 53;

/// Which cell, in all the land. The order in which cells as near as each other are taken: by column, then
/// row.
struct Index {
    std::int32_t i;
    std::int32_t j;

    friend bool operator==(const Index&, const Index&) = default;
    friend auto operator<=>(const Index&, const Index&) = default;
};

/// What is the same in all of a cell.
struct Cell {
    Index index;
    std::uint32_t value;  // 24 bits
    float height;
};

/// How high land is between the edge that two cells share and the middle of one of them.
struct Ramp {
    float own;
    float edge;
    float rate;  // by it `gap`, how much farther the other's point is, squared, is 1 where the slope ends

    float at(float gap) const { return own + (edge - own) * std::max(1 - gap * rate, 0.0f); }
};

/// What the parameters say about single cells.
class Land {
  public:
    explicit Land(const Terrain& terrain)
        : seed_(terrain.seed),
          size_(static_cast<int>(terrain.values[kCellSize])),
          spread_(static_cast<int>(terrain.values[kCellSize] * terrain.values[kScatter])),
          levels_(static_cast<int>(terrain.values[kLevels])),
          step_(static_cast<float>(terrain.values[kStepHeight])),
          base_(static_cast<float>(terrain.values[kBase])),
          wave_(static_cast<std::int64_t>(kSimplexSub / terrain.values[kWave])),
          slopes_(static_cast<std::uint64_t>(terrain.values[kSlopes] * 0x1p32)),
          slope_length_(static_cast<float>(terrain.values[kSlopeLength])) {}

    int size() const { return size_; }

    /// The cell's point, in columns from its corner.
    Vec2<int> point(Index cell) const {
        const int edge = (size_ - spread_) / 2;
        const auto spread = static_cast<float>(spread_);
        return {edge + static_cast<int>(unit(seed_, kPointStream, cell.i, cell.j) * spread),
                edge + static_cast<int>(unit(seed_, kPointRowStream, cell.i, cell.j) * spread)};
    }

    Cell cell(Index index) const {
        return {index, bits(seed_, kValueStream, index.i, index.j) >> 8, height_of(index)};
    }

    /// The land in `own` towards `next`, of which the points lie so far apart (squared, columns).
    Ramp ramp(const Cell& own, const Cell& next, int apart_squared) const {
        const float edge = joined(own, next) ? (own.height + next.height) / 2 : own.height;
        return {own.height, edge, 1 / (static_cast<float>(apart_squared) * slope_length_)};
    }

  private:
    float height_of(Index cell) const {
        const float noise = simplex(seed_, kHeightStream, cell.i * wave_, cell.j * wave_);
        const int level = static_cast<int>((noise + 1) / 2 * static_cast<float>(levels_));
        return base_ + step_ * static_cast<float>(std::clamp(level, 0, levels_ - 1));
    }

    /// Whether a slope joins two neighbours. Both come to the same, for it is the cell of higher value that
    /// looks for the other: 256 times the product of the values, without its whole part, is a direction, a
    /// part of a turn from east over south, and the other has to lie within `slopes` of a turn behind it.
    bool joined(const Cell& a, const Cell& b) const {
        const bool a_is_higher = a.value > b.value || (a.value == b.value && a.index > b.index);
        const Index from = a_is_higher ? a.index : b.index;
        const Index to = a_is_higher ? b.index : a.index;
        const auto turn = static_cast<std::uint32_t>(std::uint64_t{a.value} * b.value >> 8);
        return quarter(to.i - from.i, to.j - from.j) * 0x40000000u - turn < slopes_;
    }

    /// East 0, south 1, west 2, north 3, and what lies between counts as east or west.
    static std::uint32_t quarter(int di, int dj) {
        if (std::abs(di) >= std::abs(dj)) return di > 0 ? 0 : 2;
        return dj > 0 ? 1 : 3;
    }

    std::uint32_t seed_;
    int size_;
    int spread_;
    int levels_;
    float step_;
    float base_;
    std::int64_t wave_;
    std::uint64_t slopes_;
    float slope_length_;
};

/// In which row or column of cells a place is, and how far from the edge of that.
struct Split {
    std::int32_t cell;
    int rest;
};

Split split(std::int64_t place, int size) {
    const std::int64_t rest = (place % size + size) % size;
    return {static_cast<std::int32_t>((place - rest) / size), static_cast<int>(rest)};
}

/// The nearest two points to any place in a cell are those of cells at most two away: the second nearest lies
/// within sqrt(3.25) of a cell's size (the farthest that the point of the nearer neighbour may be), and those
/// of all others are more than 2 away.
constexpr int kReach = 2;
constexpr int kSide = 2 * kReach + 1;

/// Nor are they those of the four cells two away both ways: the cell's own point and that of its neighbour on
/// the same side are always nearer. So the first of the cells around is left out, as 24 are work for whole
/// vectors.
constexpr int kFirst = 1;
constexpr int kBlock = kSide * kSide - kFirst;

/// More columns than there are.
constexpr int kNever = 1 << 30;

/// A row of cells and the two rows of them on either side, column after column: so what lies around a cell is
/// kBlock cells one after the other, and in their order.
class Strip {
  public:
    /// What lies around the cell `first` and those to the east of it.
    Strip(const Land& land, Index first, int cells) : land_(&land), first_(first) {
        const int count = (cells + 2 * kReach) * kSide;
        x_.reserve(static_cast<std::size_t>(count));
        y_.reserve(static_cast<std::size_t>(count));
        cells_.reserve(static_cast<std::size_t>(count));
        for (int k = 0; k < count; ++k) {
            const int i = k / kSide - kReach;
            const int j = k % kSide - kReach;
            const Index cell{first.i + i, first.j + j};
            const Vec2<int> point = land.point(cell);
            x_.push_back(point.x + i * land.size());
            y_.push_back(point.y + j * land.size());
            cells_.push_back(land.cell(cell));
        }
    }

    const Index& first() const { return first_; }

    /// The points, in columns and rows from the first cell's corner.
    const int* x() const { return x_.data(); }
    const int* y() const { return y_.data(); }

    Ramp ramp(std::size_t own, std::size_t next) const {
        const int dx = x_[own] - x_[next];
        const int dy = y_[own] - y_[next];
        return land_->ramp(cells_[own], cells_[next], dx * dx + dy * dy);
    }

  private:
    const Land* land_;
    Index first_;
    std::vector<int> x_;
    std::vector<int> y_;
    std::vector<Cell> cells_;
};

/// Part of a row, from column `at` on: which of the cells around it are the nearest two, and for how long.
struct Stretch {
    int own;
    int next;
    int gap;  // by how much the next point is farther, squared
    int end;
};

/// After how many columns another of the keys takes the place of the second least. From column to column they
/// all change alike, but for 64 times their point's column.
inline int columns_to_change(const int* keys, const int* x, int next) {
    double farther[kBlock];
    double closing[kBlock];
    for (int k = 0; k < kBlock; ++k) {
        const int apart = x[k] - x[next];
        const int never = apart == 0 ? 1 : 0;
        farther[k] = keys[k] - keys[next] + never * kNever;
        closing[k] = 64 * apart + never;
    }
    int same[kBlock];
    for (int k = 0; k < kBlock; ++k) {
        const double columns = farther[k] / closing[k];
        same[k] = static_cast<int>(columns > 0 ? columns : kNever);
    }
    int least = kNever;
    for (const int columns : same) least = std::min(least, columns);
    return least + 1;
}

/// `x` are the columns of the points around, `dy_squared` the squares of how many rows away they are. Squared
/// distances are compared as 32 of them and the number of the point, so that no two are the same.
inline Stretch stretch_at(int at, const int* x, const int* dy_squared) {
    int keys[kBlock];
    for (int k = 0; k < kBlock; ++k) keys[k] = ((x[k] - at) * (x[k] - at) + dy_squared[k]) * 32 + k;
    int nearest = INT32_MAX;
    for (const int key : keys) nearest = std::min(nearest, key);
    int others[kBlock];
    for (int k = 0; k < kBlock; ++k) others[k] = keys[k] == nearest ? INT32_MAX : keys[k];
    int nearer = INT32_MAX;
    for (const int key : others) nearer = std::min(nearer, key);
    const int own = nearest & 31;
    const int next = nearer & 31;
    return {own, next, (nearer >> 5) - (nearest >> 5), at + columns_to_change(keys, x, next)};
}

/// The heights of row `y` of a strip from its column `x` on.
TERRAMORPH_WIDE void fill(const Strip& strip, int size, int x, int y, std::span<float> row) {
    float* out = row.data();
    const int last = x + static_cast<int>(row.size());
    for (int block = 0; x < last; ++block) {
        const int first = block * kSide + kFirst;
        const int* points = strip.x() + first;
        int dy_squared[kBlock];
        for (int k = 0; k < kBlock; ++k) {
            const int dy = strip.y()[first + k] - y;
            dy_squared[k] = dy * dy;
        }
        for (const int end = std::min((block + 1) * size, last); x < end;) {
            const Stretch stretch = stretch_at(x, points, dy_squared);
            const int count = std::min(stretch.end, end) - x;
            const Ramp ramp = strip.ramp(first + stretch.own, first + stretch.next);
            const int closing = 2 * (points[stretch.own] - points[stretch.next]);
            for (int n = 0; n < count; ++n) out[n] = ramp.at(static_cast<float>(stretch.gap + n * closing));
            out += count;
            x += count;
        }
    }
}

float height_in(const Strip& strip, std::int64_t x, std::int64_t y) {
    std::int64_t nearest = INT64_MAX;
    std::int64_t nearer = INT64_MAX;
    int own = -1;
    int next = -1;
    for (int k = kFirst; k < kFirst + kBlock; ++k) {
        const std::int64_t dx = strip.x()[k] * kPlaceSub - x;
        const std::int64_t dy = strip.y()[k] * kPlaceSub - y;
        const std::int64_t distance = dx * dx + dy * dy;
        if (distance < nearest) {
            nearer = nearest, next = own;
            nearest = distance, own = k;
        } else if (distance < nearer) {
            nearer = distance, next = k;
        }
    }
    constexpr float kSquare = 1.0f / (kPlaceSub * kPlaceSub);
    return strip.ramp(own, next).at(static_cast<float>(nearer - nearest) * kSquare);
}

void heights_at(const Terrain& terrain, std::span<const Place> places, std::span<float> out) {
    const Land land(terrain);
    std::optional<Strip> around;
    for (std::size_t n = 0; n < places.size(); ++n) {
        const Split x = split(terrain.origin.x * kPlaceSub + places[n].x, land.size() * kPlaceSub);
        const Split y = split(terrain.origin.y * kPlaceSub + places[n].y, land.size() * kPlaceSub);
        const Index cell{x.cell, y.cell};
        if (!around || around->first() != cell) around.emplace(land, cell, 1);
        out[n] = height_in(*around, x.rest, y.rest);
    }
}

void rows(const Terrain& terrain, std::span<const int> wanted, std::span<float> out) {
    const Land land(terrain);
    const auto width = static_cast<std::size_t>(terrain.width);
    const Split x = split(terrain.origin.x, land.size());
    const int cells = (x.rest + terrain.width - 1) / land.size() + 1;
    std::optional<Strip> strip;
    for (std::size_t n = 0; n < wanted.size(); ++n) {
        const Split y = split(terrain.origin.y + wanted[n], land.size());
        const Index cell{x.cell, y.cell};
        if (!strip || strip->first() != cell) strip.emplace(land, cell, cells);
        fill(*strip, land.size(), x.rest, y.rest, out.subspan(n * width, width));
    }
}

HeightMap map(const Terrain& terrain) {
    std::vector<int> all(static_cast<std::size_t>(terrain.depth));
    std::iota(all.begin(), all.end(), 0);
    HeightMap map(terrain.width, terrain.depth);
    rows(terrain, all, map.heights());
    return map;
}

}  // namespace

extern const Generator plateaus_generator;
constinit const Generator plateaus_generator = {
    .name = "plateaus",
    .label = "Plateaus",
    .help = "Flat plateaus between cliffs, with slopes from some to the next. The land has no end.",
    .parameters = kParameters,
    .ordered = {},
    .rows = rows,
    .map = map,
    .heights_at = heights_at,
};

}  // namespace terramorph
