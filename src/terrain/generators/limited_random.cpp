#include <algorithm>

#include "base/random.h"
#include "terrain/generator.h"

namespace terramorph {

namespace {

enum : std::size_t { kMinimumHeight, kMaximumHeight, kMaximumHeightIncrease };

constexpr Parameter kParameters[] = {
    {"minimumHeight", "Minimum height", "columns", 0, 8000, 200, "No place is lower than this."},
    {"maximumHeight", "Maximum height", "columns", 0, 8000, 700, "No place is higher than this."},
    {"maximumHeightIncrease", "Roughness", "columns", 0, 1000, 10,
     "How far a place may differ from the mean of its neighbours, from the lowest to the highest."},
};

constexpr Ordered kOrdered[] = {{"minimumHeight", "maximumHeight"}};

constexpr std::uint32_t kStartStream = 0;
constexpr std::uint32_t kChangeStream = 1;

/// The rule of the text: each height is the mean of the one before it and the one above it, and a little more
/// or less.
class Walk {
  public:
    explicit Walk(const Terrain& terrain)
        : seed_(terrain.seed),
          low_(static_cast<float>(terrain.values[kMinimumHeight])),
          high_(static_cast<float>(terrain.values[kMaximumHeight])),
          increase_(static_cast<float>(terrain.values[kMaximumHeightIncrease])),
          changes_(static_cast<std::size_t>(terrain.width)) {}

    /// Turns row j - 1 into row j. `above` may be `row` itself; row 0 has none above.
    void make_row(int j, std::span<const float> above, std::span<float> row) {
        draw_changes(j);
        float left = limited(between(low_, high_, seed_, kStartStream, 0, j) + changes_[0]);
        row[0] = left;
        for (std::size_t i = 1; i < row.size(); ++i) {
            const float mean = j == 0 ? left : (left + above[i]) / 2;
            left = limited(mean + changes_[i]);
            row[i] = left;
        }
    }

  private:
    float limited(float height) const { return std::max(low_, std::min(height, high_)); }

    void draw_changes(int j) {
        const std::uint32_t key = row_key(seed_, kChangeStream, j);
        for (std::size_t i = 0; i < changes_.size(); ++i)
            changes_[i] = increase_ * (unit_of(mix(key + static_cast<std::uint32_t>(i))) - 0.5f);
    }

    std::uint32_t seed_;
    float low_;
    float high_;
    float increase_;
    std::vector<float> changes_;  // of the row that is being made
};

/// Row j needs rows 0 .. j only, so one pass down to the last row that is asked for finds them all.
void rows(const Terrain& terrain, std::span<const int> wanted, std::span<float> out) {
    Walk walk(terrain);
    std::vector<float> row(static_cast<std::size_t>(terrain.width));
    int made = 0;
    for (const int j : wanted) {
        for (; made <= j; ++made) walk.make_row(made, row, row);
        std::copy(row.begin(), row.end(), out.begin());
        out = out.subspan(row.size());
    }
}

HeightMap map(const Terrain& terrain) {
    Walk walk(terrain);
    HeightMap map(terrain.width, terrain.depth);
    for (int j = 0; j < terrain.depth; ++j) walk.make_row(j, map.row(std::max(0, j - 1)), map.row(j));
    return map;
}

}  // namespace

extern const Generator limited_random_generator;
constinit const Generator limited_random_generator = {
    .name = "limited-random",
    .label = "Limited random",
    .help = "Pointed peaks: each place is its neighbours' mean, and a little more or less.",
    .parameters = kParameters,
    .ordered = kOrdered,
    .rows = rows,
    .map = map,
};

}  // namespace terramorph
