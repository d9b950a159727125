#include <algorithm>

#include "base/random.h"
#include "terrain/generator.h"
#include "terrain/wide.h"

namespace terramorph {

namespace {

enum : std::size_t { kMinRoughness, kMaxRoughness, kDecay, kBase, kScale, kWaterLevel };

constexpr Parameter kParameters[] = {
    {"minRoughness", "Lowest corner", "", -100, 100, -4, "The least that a corner of the map may be."},
    {"maxRoughness", "Highest corner", "", -100, 100, 4, "The most that a corner of the map may be."},
    {"decay", "Decay", "", 0.35, 0.95, 0.5, "How rough each finer level is, as part of the one before it."},
    {"base", "Base", "columns", 0, 8000, 450, "The height of what is neither high nor low."},
    {"scale", "Scale", "columns", 0, 1000, 60, "How high a roughness of 1 is."},
    {"waterLevel",
     "Water level",
     "columns",
     0,
     8000,
     0,
     "Land below this is under water.",
     false,
     {},
     "no water"},
};

constexpr Ordered kOrdered[] = {{"minRoughness", "maxRoughness", "Corners"}};

constexpr std::uint32_t kCornerStream = 40;
constexpr std::uint32_t kOffsetStream = 41;

/// The offsets of a row of points that lie `spacing` columns apart.
struct Offsets {
    std::uint32_t key;
    std::uint32_t spacing;
    float amplitude;

    float at(int i) const {
        const std::uint32_t random = mix(key + static_cast<std::uint32_t>(i) * spacing);
        const auto top = static_cast<float>(static_cast<int>(random >> 8));  // signed converts faster
        return amplitude * (2 * (top * 0x1p-24f) - 1);
    }
};

// The means are of the two neighbours in the row, added up, plus the two in the column, added up. At the rim
// of the grid one of the four is missing, and the sum is divided by three.

/// The points in the middle of squares: between two rows of corners, with one more corner than points.
TERRAMORPH_WIDE void make_centres(const float* north, const float* south, int count, Offsets offsets,
                                  float* __restrict out) {
    for (int i = 0; i < count; ++i)
        out[i] = ((north[i] + north[i + 1]) + (south[i] + south[i + 1])) * 0.25f + offsets.at(2 * i + 1);
}

/// A row of corners, and the midpoints between them.
TERRAMORPH_WIDE void make_even_row(const float* corners, const float* north, const float* south, int count,
                                   Offsets offsets, float* __restrict out) {
    for (int i = 0; i < count; ++i) {
        out[2 * i] = corners[i];
        out[2 * i + 1] =
            ((corners[i] + corners[i + 1]) + (north[i] + south[i])) * 0.25f + offsets.at(2 * i + 1);
    }
    out[2 * count] = corners[count];
}

/// The first or the last row of the grid: there are centres on one side of it only.
TERRAMORPH_WIDE void make_rim_row(const float* corners, const float* inner, int count, Offsets offsets,
                                  float* __restrict out) {
    for (int i = 0; i < count; ++i) {
        out[2 * i] = corners[i];
        out[2 * i + 1] = ((corners[i] + corners[i + 1]) + inner[i]) / 3 + offsets.at(2 * i + 1);
    }
    out[2 * count] = corners[count];
}

/// A row of centres, and the midpoints between them, of which there is one more.
TERRAMORPH_WIDE void make_odd_row(const float* centres, const float* north, const float* south, int count,
                                  bool to_the_rim, Offsets offsets, float* __restrict out) {
    out[0] = (centres[0] + (north[0] + south[0])) / 3 + offsets.at(0);
    for (int i = 1; i < count; ++i) {
        out[2 * i - 1] = centres[i - 1];
        out[2 * i] = ((centres[i - 1] + centres[i]) + (north[i] + south[i])) * 0.25f + offsets.at(2 * i);
    }
    out[2 * count - 1] = centres[count - 1];
    const float along = north[count] + south[count];
    out[2 * count] = (to_the_rim ? (centres[count - 1] + along) / 3
                                 : ((centres[count - 1] + centres[count]) + along) * 0.25f) +
                     offsets.at(2 * count);
}

TERRAMORPH_WIDE void lift(const float* roughness, float base, float scale, std::span<float> out) {
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = base + scale * roughness[i];
}

/// Points of a level's grid, as indices along one axis. The grid of level n has 2^n + 1 points along each.
struct Range {
    int first;
    int last;
};

/// Everything that points of a level are made of, in the grid of the level before, where every second one is.
Range parents_of(Range points, int level) {
    return {std::max((points.first - 1) >> 1, 0), std::min((points.last + 2) >> 1, 1 << (level - 1))};
}

/// Some rows of a level's grid, from column 0 on.
struct Band {
    Range rows;
    std::size_t columns;
    std::vector<float> heights;

    Band(Range wanted, int last_column)
        : rows(wanted),
          columns(static_cast<std::size_t>(last_column + 1)),
          heights(columns * static_cast<std::size_t>(wanted.last - wanted.first + 1)) {}

    float* row(int y) { return heights.data() + static_cast<std::size_t>(y - rows.first) * columns; }
    const float* row(int y) const { return const_cast<Band*>(this)->row(y); }
};

/// Makes rows of one level out of the rows of the level before that they need.
class Level {
  public:
    Level(const Terrain& terrain, const Band& coarse, int level, int depth_of_levels, int last_column)
        : seed_(terrain.seed),
          coarse_(coarse),
          side_(1 << level),
          spacing_(1 << (depth_of_levels - level)),
          count_(last_column / 2),
          to_the_rim_(last_column == side_),
          amplitude_((static_cast<float>(terrain.values[kMaxRoughness]) -
                      static_cast<float>(terrain.values[kMinRoughness])) /
                     2) {
        for (int n = 1; n < level; ++n) amplitude_ *= static_cast<float>(terrain.values[kDecay]);
        for (auto& centres : centres_) centres.resize(static_cast<std::size_t>(count_ + 1));
    }

    /// Row y, of which the last column is even; rows are made from first to last.
    void make_row(int y, float* out) {
        if (y % 2 != 0)
            make_odd_row(centres(y), coarse_.row(y / 2), coarse_.row(y / 2 + 1), count_, to_the_rim_,
                         offsets(y), out);
        else if (y == 0 || y == side_)
            make_rim_row(coarse_.row(y / 2), centres(y == 0 ? 1 : y - 1), count_, offsets(y), out);
        else {
            const float* const north = centres(y - 1);
            const float* const south = centres(y + 1);
            make_even_row(coarse_.row(y / 2), north, south, count_, offsets(y), out);
        }
    }

  private:
    /// The centres in row y, which is odd. Those of two rows are kept.
    const float* centres(int y) {
        std::vector<float>& kept = centres_[static_cast<std::size_t>(y / 2 % 2)];
        if (y > made_) {
            made_ = y;
            make_centres(coarse_.row(y / 2), coarse_.row(y / 2 + 1), to_the_rim_ ? count_ : count_ + 1,
                         offsets(y), kept.data());
        }
        return kept.data();
    }

    Offsets offsets(int y) const {
        return {row_key(seed_, kOffsetStream, y * spacing_), static_cast<std::uint32_t>(spacing_),
                amplitude_};
    }

    std::uint32_t seed_;
    const Band& coarse_;
    int side_;
    int spacing_;
    int count_;
    bool to_the_rim_;
    float amplitude_;
    std::vector<float> centres_[2];
    int made_ = -1;
};

/// The grid's levels, as far as some rows of the map need them.
class Grid {
  public:
    explicit Grid(const Terrain& terrain) : terrain_(terrain) {
        while (1 << levels_ < std::max(terrain.width, terrain.depth) - 1) ++levels_;
    }

    /// `give(row)` gets rows first .. last, one after the other, as roughness.
    template <class Give>
    void make_rows(Range rows, Give give) const {
        const int last_column = even(terrain_.width - 1);
        const Band coarse =
            band(levels_ - 1, parents_of(rows, levels_), parents_of({0, last_column}, levels_).last);
        Level level(terrain_, coarse, levels_, levels_, last_column);
        std::vector<float> row(static_cast<std::size_t>(last_column + 1));
        for (int y = rows.first; y <= rows.last; ++y) {
            level.make_row(y, row.data());
            give(row.data());
        }
    }

  private:
    static int even(int column) { return column + column % 2; }

    Band band(int level, Range rows, int last_column) const {
        if (level == 0) return corners();
        last_column = even(last_column);
        const Band coarse =
            band(level - 1, parents_of(rows, level), parents_of({0, last_column}, level).last);
        Level maker(terrain_, coarse, level, levels_, last_column);
        Band made(rows, last_column);
        for (int y = rows.first; y <= rows.last; ++y) maker.make_row(y, made.row(y));
        return made;
    }

    Band corners() const {
        Band four({0, 1}, 1);
        const auto low = static_cast<float>(terrain_.values[kMinRoughness]);
        const auto high = static_cast<float>(terrain_.values[kMaxRoughness]);
        for (int y = 0; y < 2; ++y)
            for (int x = 0; x < 2; ++x)
                four.row(y)[x] = between(low, high, terrain_.seed, kCornerStream, x << levels_, y << levels_);
        return four;
    }

    const Terrain& terrain_;
    int levels_ = 0;
};

void make_run(const Terrain& terrain, Range rows, std::span<float> out) {
    const auto width = static_cast<std::size_t>(terrain.width);
    const auto base = static_cast<float>(terrain.values[kBase]);
    const auto scale = static_cast<float>(terrain.values[kScale]);
    Grid(terrain).make_rows(rows, [&](const float* roughness) {
        lift(roughness, base, scale, out.first(width));
        out = out.subspan(width);
    });
}

/// Rows that follow each other share what they are made of; each run of them has levels of its own.
void rows(const Terrain& terrain, std::span<const int> wanted, std::span<float> out) {
    const auto width = static_cast<std::size_t>(terrain.width);
    for (std::size_t n = 0; n < wanted.size();) {
        std::size_t end = n + 1;
        while (end < wanted.size() && wanted[end] == wanted[end - 1] + 1) ++end;
        make_run(terrain, {wanted[n], wanted[end - 1]}, out.subspan(n * width, (end - n) * width));
        n = end;
    }
}

HeightMap map(const Terrain& terrain) {
    HeightMap map(terrain.width, terrain.depth);
    make_run(terrain, {0, terrain.depth - 1}, map.heights());
    return map;
}

}  // namespace

extern const Generator diamond_square_generator;
constinit const Generator diamond_square_generator = {
    .name = "diamond-square",
    .label = "Diamond-square",
    .help = "Fractal land: ever smaller squares, whose middles lie a little above or below their corners.",
    .parameters = kParameters,
    .ordered = kOrdered,
    .rows = rows,
    .map = map,
    .water = "waterLevel",
};

}  // namespace terramorph
