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

constexpr Ordered kOrdered[] = {{"minimumHeight", "maximumHeight", "Heights"}};

constexpr std::uint32_t kStartStream = 0;
constexpr std::uint32_t kChangeStream = 1;

// Vectors of four numbers, worked on as one: every processor that the game runs on has them.
constexpr int kLanes = 4;
using Heights = float __attribute__((vector_size(sizeof(float) * kLanes)));
using Bits = std::uint32_t __attribute__((vector_size(sizeof(std::uint32_t) * kLanes)));
using Wholes = std::int32_t __attribute__((vector_size(sizeof(std::int32_t) * kLanes)));

/// The rule of the text: each height is the mean of the one before it and the one above it, and a little more
/// or less. Along a row every height waits for the one before it; so four rows are made at once, each one
/// column behind the row above it.
class Walk {
  public:
    explicit Walk(const Terrain& terrain)
        : seed_(terrain.seed),
          width_(terrain.width),
          low_(static_cast<float>(terrain.values[kMinimumHeight])),
          high_(static_cast<float>(terrain.values[kMaximumHeight])),
          increase_(static_cast<float>(terrain.values[kMaximumHeightIncrease])),
          steps_(static_cast<std::size_t>(width_ + kLanes - 1)) {}

    /// Row 0 has none above it.
    void make_first_row(std::span<float> row) {
        float left = between(low_, high_, seed_, kStartStream, 0, 0);
        for (int i = 0; i < width_; ++i) {
            left = limited(left + increase_ * (unit(seed_, kChangeStream, i, 0) - 0.5f));
            row[static_cast<std::size_t>(i)] = left;
        }
    }

    /// The rows j .. j + 3 from the one above them; `copy` gives them.
    void make_rows(int j, std::span<const float> above) {
        Bits key{};
        Heights start{};
        for (int lane = 0; lane < kLanes; ++lane) {
            key[lane] = row_key(seed_, kChangeStream, j + lane) - static_cast<std::uint32_t>(lane);
            start[lane] = between(low_, high_, seed_, kStartStream, 0, j + lane);
        }
        Heights left{};
        for (int step = 0; step < width_ + kLanes - 1; ++step) {
            const Heights change = increase_ * (units(key + static_cast<std::uint32_t>(step)) - 0.5f);
            Heights up = __builtin_shufflevector(left, left, 0, 0, 1, 2);
            up[0] = above[static_cast<std::size_t>(std::min(step, width_ - 1))];
            left = limited((left + up) * 0.5f + change);
            if (step < kLanes) left[step] = limited(start[step] + change[step]);
            steps_[static_cast<std::size_t>(step)] = left;
        }
    }

    void copy(int lane, std::span<float> row) const {
        for (int i = 0; i < width_; ++i)
            row[static_cast<std::size_t>(i)] = steps_[static_cast<std::size_t>(i + lane)][lane];
    }

  private:
    float limited(float height) const { return std::max(low_, std::min(height, high_)); }
    Heights limited(Heights heights) const {
        heights = heights < high_ ? heights : Heights{} + high_;
        return heights > low_ ? heights : Heights{} + low_;
    }

    /// base/random's unit_of(mix(x)), of four at once.
    static Heights units(Bits x) {
        x ^= x >> 16;
        x *= 0x7feb352du;
        x ^= x >> 15;
        x *= 0x846ca68bu;
        x ^= x >> 16;
        const auto top = reinterpret_cast<Wholes>(x >> 8);  // 24 bits, so the sign does not matter
        return __builtin_convertvector(top, Heights) * 0x1p-24f;
    }

    std::uint32_t seed_;
    int width_;
    float low_;
    float high_;
    float increase_;
    std::vector<Heights> steps_;  // lane q of step s is column s - q of row j + q
};

/// Makes the rows 0 .. last in turn, for each needs the one above it. `give(j, copy)` may have row j copied
/// anywhere.
template <class Give>
void walk_down(const Terrain& terrain, int last, Give give) {
    Walk walk(terrain);
    std::vector<float> above(static_cast<std::size_t>(terrain.width));
    walk.make_first_row(above);
    give(0, [&](std::span<float> row) { std::copy(above.begin(), above.end(), row.begin()); });
    for (int j = 1; j <= last; j += kLanes) {
        walk.make_rows(j, above);
        for (int lane = 0; lane < kLanes && j + lane <= last; ++lane)
            give(j + lane, [&](std::span<float> row) { walk.copy(lane, row); });
        walk.copy(kLanes - 1, above);
    }
}

void rows(const Terrain& terrain, std::span<const int> wanted, std::span<float> out) {
    const auto width = static_cast<std::size_t>(terrain.width);
    std::size_t next = 0;
    walk_down(terrain, wanted.empty() ? 0 : wanted.back(), [&](int j, const auto& copy) {
        for (; next < wanted.size() && wanted[next] == j; ++next) copy(out.subspan(next * width, width));
    });
}

HeightMap map(const Terrain& terrain) {
    HeightMap map(terrain.width, terrain.depth);
    walk_down(terrain, terrain.depth - 1, [&](int j, const auto& copy) { copy(map.row(j)); });
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
