#include "terrain/generators/diamond_square_grid.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "base/multiversion.h"
#include "base/random.h"

namespace terramorph::diamond_square {

namespace {

constexpr std::uint32_t kCornerStream = 40;
constexpr std::uint32_t kOffsetStream = 41;

/// The offsets of every second point of a row: those from `place`, `stride` places apart.
struct Offsets {
    std::uint32_t place;
    std::uint32_t stride;
    float amplitude;

    float next() {
        const auto top = static_cast<float>(static_cast<int>(mix(place) >> 8));  // signed converts faster
        place += stride;
        return amplitude * (2 * (top * 0x1p-24f) - 1);
    }
};

// Means are computed as the sum of the two neighbours in the row plus the sum of the two in the column. At
// the rim of the grid one of the four is missing, and the sum is divided by three.

/// The points in the middle of squares: between two rows of corners, with one more corner than points.
TERRAMORPH_MULTIVERSION void make_centres(const float* north, const float* south, int count, Offsets offsets,
                                          float* __restrict out) {
    for (int i = 0; i < count; ++i)
        out[i] = ((north[i] + north[i + 1]) + (south[i] + south[i + 1])) * 0.25f + offsets.next();
}

/// A row of corners, and the midpoints between them.
TERRAMORPH_MULTIVERSION void make_even_row(const float* corners, const float* north, const float* south,
                                           int count, Offsets offsets, float* __restrict out) {
    for (int i = 0; i < count; ++i) {
        out[2 * i] = corners[i];
        out[2 * i + 1] = ((corners[i] + corners[i + 1]) + (north[i] + south[i])) * 0.25f + offsets.next();
    }
    out[2 * count] = corners[count];
}

/// The first or the last row of the grid: there are centres on one side of it only.
TERRAMORPH_MULTIVERSION void make_rim_row(const float* corners, const float* inner, int count,
                                          Offsets offsets, float* __restrict out) {
    for (int i = 0; i < count; ++i) {
        out[2 * i] = corners[i];
        out[2 * i + 1] = ((corners[i] + corners[i + 1]) + inner[i]) / 3 + offsets.next();
    }
    out[2 * count] = corners[count];
}

/// A row of centres and the midpoints around them, one more than centres.
TERRAMORPH_MULTIVERSION void make_odd_row(const float* centres, const float* north, const float* south,
                                          int count, bool to_the_rim, Offsets offsets,
                                          float* __restrict out) {
    out[0] = (centres[0] + (north[0] + south[0])) / 3 + offsets.next();
    for (int i = 1; i < count; ++i) {
        out[2 * i - 1] = centres[i - 1];
        out[2 * i] = ((centres[i - 1] + centres[i]) + (north[i] + south[i])) * 0.25f + offsets.next();
    }
    out[2 * count - 1] = centres[count - 1];
    const float along = north[count] + south[count];
    const float mean = to_the_rim ? (centres[count - 1] + along) / 3
                                  : ((centres[count - 1] + centres[count]) + along) * 0.25f;
    out[2 * count] = mean + offsets.next();
}

/// The points that a level's points are computed from, in the grid of the level before.
GridRange parents_of(GridRange points, int level) {
    return {std::max((points.first - 1) >> 1, 0), std::min((points.last + 2) >> 1, 1 << (level - 1))};
}

/// Some rows of a level's grid, from column 0 to an even one or the last one.
struct Band {
    GridRange rows;
    int last_column;
    float* heights = nullptr;

    std::size_t columns() const { return static_cast<std::size_t>(last_column + 1); }
    std::size_t size() const { return columns() * static_cast<std::size_t>(rows.last - rows.first + 1); }
    float* row(int y) const { return heights + static_cast<std::size_t>(y - rows.first) * columns(); }

    /// The band that it's computed from.
    Band coarser(int level) const {
        const int last = parents_of({0, last_column}, level).last;
        return {parents_of(rows, level), std::min(last + last % 2, 1 << (level - 1))};
    }
};

/// The spacing of a level's points on the whole grid, and their offsets.
struct Spacing {
    std::uint32_t seed;
    int columns;
    float amplitude;

    /// For every second point of row y, from x on.
    Offsets offsets(int x, int y) const {
        return {row_key(seed, kOffsetStream, y * columns) + static_cast<std::uint32_t>(x * columns),
                static_cast<std::uint32_t>(2 * columns), amplitude};
    }
};

/// Makes rows of a level from rows of the level before.
class Level {
  public:
    /// `room` has space for twice as many numbers as a row of the level before.
    Level(const Spacing& spacing, const Band& coarse, int side, int last_column, float* room)
        : spacing_(spacing),
          coarse_(coarse),
          side_(side),
          count_(last_column / 2),
          to_the_rim_(last_column == side),
          centres_{room, room + coarse.columns()} {}

    /// Row y; rows are made from first to last.
    void make_row(int y, float* out) {
        if (y % 2 != 0) {
            make_odd_row(centres(y), coarse_.row(y / 2), coarse_.row(y / 2 + 1), count_, to_the_rim_,
                         spacing_.offsets(0, y), out);
        } else if (y == 0 || y == side_) {
            make_rim_row(coarse_.row(y / 2), centres(y == 0 ? 1 : y - 1), count_, spacing_.offsets(1, y),
                         out);
        } else {
            const float* const north = centres(y - 1);
            const float* const south = centres(y + 1);
            make_even_row(coarse_.row(y / 2), north, south, count_, spacing_.offsets(1, y), out);
        }
    }

  private:
    /// The centres in row y, which is odd. Two rows are cached.
    const float* centres(int y) {
        float* const kept = centres_[y / 2 % 2];
        if (y > made_) {
            made_ = y;
            make_centres(coarse_.row(y / 2), coarse_.row(y / 2 + 1), to_the_rim_ ? count_ : count_ + 1,
                         spacing_.offsets(1, y), kept);
        }
        return kept;
    }

    Spacing spacing_;
    const Band& coarse_;
    int side_;
    int count_;
    bool to_the_rim_;
    float* centres_[2];
    int made_ = -1;
};

/// The levels of the grid, as far as consecutive rows of the map need them.
class Grid {
  public:
    Grid(const GridSettings& settings, GridRange rows) : settings_(settings) {
        while (1 << levels_ < std::max(settings.width, settings.depth) - 1) ++levels_;
        bands_[levels_] = {rows, settings.width - 1 + (settings.width - 1) % 2};
        std::size_t size = bands_[levels_].columns();  // of the finest level there's only one row at a time
        for (int level = levels_; level > 0; --level) {
            bands_[level - 1] = bands_[level].coarser(level);
            size += bands_[level - 1].size() + 2 * bands_[level - 1].columns();
        }
        room_ = std::make_unique_for_overwrite<float[]>(size);
    }

    void make_rows(const GiveGridRow& give) {
        float* room = room_.get();
        const auto take = [&](std::size_t size) { return std::exchange(room, room + size); };
        const int first = std::min(settings_.squares, levels_ - 1);
        bands_[first].heights = take(bands_[first].size());
        make_corners(first);
        Spacing spacing{settings_.seed, 1 << (levels_ - first),
                        (settings_.highest_corner - settings_.lowest_corner) / 2};
        for (int level = first + 1; level <= levels_; ++level) {
            spacing.columns /= 2;
            Band& band = bands_[level];
            Level maker(spacing, bands_[level - 1], 1 << level, band.last_column,
                        take(2 * bands_[level - 1].columns()));
            spacing.amplitude *= settings_.decay;
            const bool finest = level == levels_;
            band.heights = take(finest ? band.columns() : band.size());
            for (int y = band.rows.first; y <= band.rows.last; ++y) {
                float* const row = finest ? band.heights : band.row(y);
                maker.make_row(y, row);
                if (finest) give(row);
            }
        }
    }

  private:
    /// The corners of the squares that the grid begins with: the points of this level.
    void make_corners(int level) {
        const Band& band = bands_[level];
        const int finer = levels_ - level;
        for (int y = band.rows.first; y <= band.rows.last; ++y)
            for (int x = 0; x <= band.last_column; ++x)
                band.row(y)[x] = uniform(settings_.lowest_corner, settings_.highest_corner, settings_.seed,
                                         kCornerStream, x << finer, y << finer);
    }

    static constexpr int kMaxLevels = 14;  // for maps of 16,384 columns or rows

    GridSettings settings_;
    int levels_ = 0;
    Band bands_[kMaxLevels + 1];
    std::unique_ptr<float[]> room_;
};

}  // namespace

void make_grid_rows(const GridSettings& settings, GridRange rows, const GiveGridRow& give) {
    Grid(settings, rows).make_rows(give);
}

}  // namespace terramorph::diamond_square
