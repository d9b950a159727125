#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>
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

/// How high land is between the edge that two cells share and the middle of one of them.
struct Ramp {
    float own;
    float edge;
    float rate;  // by it `gap`, how much farther the other's point is, squared, is 1 where the slope ends

    float at(float gap) const {
        const float part = gap * rate;
        return part < 1 ? edge + (own - edge) * part : own;
    }
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

    /// Land in `own` towards `next`, of which the points lie so far apart (squared, columns).
    Ramp ramp(Index own, Index next, int apart_squared) const {
        const float height = height_of(own);
        const float edge = joined(own, next) ? (height + height_of(next)) / 2 : height;
        return {height, edge, 1 / (static_cast<float>(apart_squared) * slope_length_)};
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
    bool joined(Index a, Index b) const {
        const std::uint64_t value_a = bits(seed_, kValueStream, a.i, a.j) >> 8;
        const std::uint64_t value_b = bits(seed_, kValueStream, b.i, b.j) >> 8;
        if (value_a < value_b || (value_a == value_b && a < b)) std::swap(a, b);
        const auto turn = static_cast<std::uint32_t>(value_a * value_b >> 8);
        return quarter(b.i - a.i, b.j - a.j) * 0x40000000u - turn < slopes_;
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

std::int64_t floor_divided(std::int64_t a, std::int64_t b) { return a >= 0 ? a / b : -((-a - 1) / b) - 1; }

/// The nearest two points to any place in a cell are those of cells at most two away: its own lies within
/// sqrt(2) of a cell's size and the nearer neighbour's within sqrt(3.25), and all beyond are 2 away.
constexpr int kReach = 2;
constexpr int kSide = 2 * kReach + 1;
constexpr int kBlock = kSide * kSide;

/// The points of some cells, column after column of kSide each: so the block of the cells around one is
/// kBlock points in a row, and in their order.
class Strip {
  public:
    /// The blocks around the cells `first` and those to the east of it.
    Strip(const Land& land, Index first, int blocks)
        : land_(land), first_{first.i - kReach, first.j - kReach} {
        for (int k = 0; k < (blocks + kSide - 1) * kSide; ++k) {
            const Vec2<int> point = land.point(index(k));
            x_.push_back(point.x + (k / kSide - kReach) * land.size());
            y_.push_back(point.y + (k % kSide - kReach) * land.size());
        }
    }

    Index index(int k) const { return {first_.i + k / kSide, first_.j + k % kSide}; }

    /// Columns and rows from the first cell's corner.
    int x(int k) const { return x_[static_cast<std::size_t>(k)]; }
    int y(int k) const { return y_[static_cast<std::size_t>(k)]; }

    Ramp ramp(int own, int next) const {
        const int dx = x(own) - x(next);
        const int dy = y(own) - y(next);
        return land_.ramp(index(own), index(next), dx * dx + dy * dy);
    }

  private:
    const Land& land_;
    Index first_;
    std::vector<int> x_;
    std::vector<int> y_;
};

float height_in(const Strip& strip, std::int64_t x, std::int64_t y, int first) {
    std::int64_t nearest = INT64_MAX;
    std::int64_t nearer = INT64_MAX;
    int own = -1;
    int next = -1;
    for (int k = first; k < first + kBlock; ++k) {
        const std::int64_t dx = strip.x(k) * kPlaceSub - x;
        const std::int64_t dy = strip.y(k) * kPlaceSub - y;
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
    const std::int64_t size = land.size() * kPlaceSub;
    for (std::size_t n = 0; n < places.size(); ++n) {
        const std::int64_t x = terrain.origin.x * kPlaceSub + places[n].x;
        const std::int64_t y = terrain.origin.y * kPlaceSub + places[n].y;
        const Index cell{static_cast<std::int32_t>(floor_divided(x, size)),
                         static_cast<std::int32_t>(floor_divided(y, size))};
        out[n] = height_in(Strip(land, cell, 1), x - cell.i * size, y - cell.j * size, 0);
    }
}

void rows(const Terrain& terrain, std::span<const int> wanted, std::span<float> out) {
    std::vector<Place> places;
    for (const int j : wanted)
        for (int i = 0; i < terrain.width; ++i)
            places.push_back({std::int64_t{i} * kPlaceSub, std::int64_t{j} * kPlaceSub});
    heights_at(terrain, places, out);
}

HeightMap map(const Terrain& terrain) {
    HeightMap map(terrain.width, terrain.depth);
    for (int j = 0; j < terrain.depth; ++j) rows(terrain, {&j, 1}, map.row(j));
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
