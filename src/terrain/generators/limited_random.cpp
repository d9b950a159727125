#include <algorithm>
#include <array>

#include "base/multiversion.h"
#include "base/random.h"
#include "terrain/generator.h"

namespace terramorph {

namespace limited_random {
namespace {

enum : std::size_t { kMinimumHeight, kMaximumHeight, kMaximumHeightIncrease, kSpacing };

constexpr Parameter kParameters[] = {
    {"minimumHeight", "Minimum height", "m", 0, 8000, 200, "The land is never lower than this."},
    {"maximumHeight", "Maximum height", "m", 0, 8000, 700, "The land is never higher than this."},
    {"maximumHeightIncrease", "Roughness", "m", 0, 1000, 90,
     "How far a point may differ from the average of its neighbors: the range from lowest to highest."},
    {"spacing", "Spacing", "m", 1, 256, 32,
     "How far apart these points are; the land between them is straight.", true},
};

constexpr MinMaxPair kMinMaxPairs[] = {{"minimumHeight", "maximumHeight", "Heights"}};

constexpr std::uint32_t kStartStream = 0;
constexpr std::uint32_t kChangeStream = 1;

// Along a row every height depends on the one before it. So the rows of a strip are made together, each one
// column behind the row above: then the heights of a step are independent, and compilers vectorise the loop
// over them. Each lane has kBlocks consecutive rows.
constexpr int kLanes = 8;
constexpr int kBlocks = 16;
constexpr int kRows = kLanes * kBlocks;
constexpr int kSteps = 64;

/// The place of row `n` of a strip in a front.
constexpr std::size_t place_of(int n) {
    return static_cast<std::size_t>((kBlocks - 1 - n % kBlocks) * kLanes + n / kBlocks);
}

/// The newest height of each row of a strip: all lanes' last rows, those above them, and so on up to the rows
/// above the lanes. So the upper neighbour of each height is kLanes further on.
struct Front {
    alignas(32) std::array<float, kRows + kLanes> heights{};
};

struct Rule {
    float low;
    float high;
    float increase_by_unit;  ///< the increase * 2^-24

    /// increase * (uniform01(random_bits) - 0.5), rounded identically for 0 and every increase from 2^-100
    /// up.
    float change(std::uint32_t random_bits) const {
        constexpr int kHalf = 1 << 23;
        return increase_by_unit * static_cast<float>(static_cast<int>(random_bits >> 8) - kHalf);
    }

    float limited(float height) const { return std::max(low, std::min(height, high)); }
};

/// Precomputed data of a strip's rows.
struct Strip {
    std::array<std::uint32_t, kRows> keys;  ///< by place: adding the step gives the hash's input
    std::array<float, kRows> starts;        ///< by row: the height that column 0 starts from
};

/// Makes the heights of one step from those of the one before it.
[[gnu::always_inline]] inline void make_step(const Rule& rule, const Strip& strip, int step, const Front& now,
                                             Front& next) {
    std::array<std::uint32_t, kRows> random;
    for (std::size_t p = 0; p < kRows; ++p) random[p] = mix(strip.keys[p] + static_cast<std::uint32_t>(step));
    for (std::size_t p = 0; p < kRows; ++p) {
        const float mean = (now.heights[p] + now.heights[p + kLanes]) * 0.5f;
        next.heights[p] = rule.limited(mean + rule.change(random[p]));
    }
    if (step < kRows) {
        const std::size_t p = place_of(step);
        next.heights[p] = rule.limited(strip.starts[step] + rule.change(random[p]));
    }
}

/// Makes fronts[1] .. fronts[kSteps] from fronts[0]. In step s row n is at column s - n; values before column
/// 0 and beyond the map's last are never used. `line` is the row above the strip, its column s at line[s +
/// kRows - 1], and becomes the strip's last row.
TERRAMORPH_MULTIVERSION void advance(const Rule given, const Strip& strip, int first_step, float* line,
                                     Front* fronts) {
    const Rule rule = given;
    for (int step = first_step; step < first_step + kSteps; ++step, ++fronts) {
        auto& now = fronts[0].heights;
        std::copy_n(now.begin(), kLanes - 1, now.begin() + kRows + 1);
        now[kRows] = line[step + kRows - 1];
        make_step(rule, strip, step, fronts[0], fronts[1]);
        line[step] = fronts[1].heights[place_of(kRows - 1)];
    }
}

/// The destination of row `n` of a strip.
struct Copy {
    int n;
    std::span<float> row;
};

/// Makes rows from row 0 on, because each needs the one above it.
class Walk {
  public:
    explicit Walk(const MapSettings& terrain)
        : seed_(terrain.seed),
          width_(terrain.width),
          rule_{static_cast<float>(terrain.values[kMinimumHeight]),
                static_cast<float>(terrain.values[kMaximumHeight]),
                static_cast<float>(terrain.values[kMaximumHeightIncrease]) * 0x1p-24f},
          line_(static_cast<std::size_t>(width_ + 2 * kRows + kSteps)) {
        float left = start(0);
        for (int i = 0; i < width_; ++i) {
            left = rule_.limited(left + rule_.change(hash_bits(seed_, kChangeStream, i, 0)));
            line_[i + kRows - 1] = left;
        }
    }

    /// The last row made so far: at first row 0, which has none above it.
    std::span<const float> last_row() const {
        return std::span(line_).subspan(kRows - 1, static_cast<std::size_t>(width_));
    }

    /// Makes the rows j .. j + kRows - 1 from the one above them.
    void make_strip(int j, std::span<const Copy> copies) {
        Strip strip;
        for (int n = 0; n < kRows; ++n) {
            strip.keys[place_of(n)] = row_key(seed_, kChangeStream, j + n) - static_cast<std::uint32_t>(n);
            strip.starts[n] = start(j + n);
        }
        for (int step = 0; step < width_ + kRows - 1; step += kSteps) {
            advance(rule_, strip, step, line_.data(), fronts_.data());
            for (const Copy& copy : copies) copy_steps(step, copy);
            fronts_.front() = fronts_.back();
        }
    }

  private:
    float start(int j) const { return uniform(rule_.low, rule_.high, seed_, kStartStream, 0, j); }

    /// Copies the part of a row that the kSteps steps from `step` on have made.
    void copy_steps(int step, const Copy& copy) const {
        const int column = step - copy.n;
        const int last = std::min(column + kSteps, width_);
        const std::size_t place = place_of(copy.n);
        for (int i = std::max(column, 0); i < last; ++i) copy.row[i] = fronts_[i - column + 1].heights[place];
    }

    std::uint32_t seed_;
    int width_;
    Rule rule_;
    std::vector<float> line_;
    std::array<Front, kSteps + 1> fronts_{};
};

/// Rows of places that are next to each other.
void close_rows(const MapSettings& terrain, std::span<const int> wanted, std::span<float> out) {
    const auto width = static_cast<std::size_t>(terrain.width);
    Walk walk(terrain);
    std::size_t next = 0;
    for (; next < wanted.size() && wanted[next] == 0; ++next)
        std::ranges::copy(walk.last_row(), out.subspan(next * width).begin());
    std::vector<Copy> copies;
    for (int j = 1; next < wanted.size(); j += kRows) {
        copies.clear();
        for (; next < wanted.size() && wanted[next] < j + kRows; ++next)
            copies.push_back({wanted[next] - j, out.subspan(next * width, width)});
        walk.make_strip(j, copies);
    }
}

/// The map of the places alone: as many as it takes for every column to lie between two of them.
MapSettings places_of(const MapSettings& terrain, int spacing) {
    MapSettings places = terrain;
    places.width = (terrain.width - 1) / spacing + 2;
    return places;
}

/// The rows of places north and south of these rows, ascending.
std::vector<int> rows_of_places(std::span<const int> wanted, int spacing) {
    std::vector<int> rows;
    for (const int j : wanted)
        for (const int row : {j / spacing, j / spacing + 1})
            if (rows.empty() || rows.back() < row) rows.push_back(row);
    return rows;
}

/// Columns between places: a straight line from each to the next.
void stretch_row(const float* north, const float* south, float part, int spacing, std::span<float> out) {
    const auto width = static_cast<int>(out.size());
    for (int i = 0; i < width; ++i) {
        const int place = i / spacing;
        const float along = static_cast<float>(i % spacing) / static_cast<float>(spacing);
        const float upper = north[place] + (north[place + 1] - north[place]) * along;
        const float lower = south[place] + (south[place + 1] - south[place]) * along;
        out[i] = upper + (lower - upper) * part;
    }
}

void rows(const MapSettings& terrain, std::span<const int> wanted, std::span<float> out) {
    const int spacing = static_cast<int>(terrain.values[kSpacing]);
    if (spacing == 1) return close_rows(terrain, wanted, out);
    const MapSettings places = places_of(terrain, spacing);
    const auto length = static_cast<std::size_t>(places.width),
               width = static_cast<std::size_t>(terrain.width);
    const std::vector<int> kept = rows_of_places(wanted, spacing);
    std::vector<float> heights(kept.size() * length);
    close_rows(places, kept, heights);
    const auto low = static_cast<float>(terrain.values[kMinimumHeight]);
    const auto high = static_cast<float>(terrain.values[kMaximumHeight]);
    std::size_t north = 0;
    for (const int j : wanted) {
        while (kept[north] < j / spacing) ++north;
        const float* const upper = heights.data() + north * length;
        const float part = static_cast<float>(j % spacing) / static_cast<float>(spacing);
        stretch_row(upper, upper + length, part, spacing, out.first(width));
        for (float& height : out.first(width)) height = std::clamp(height, low, high);  // rounding
        out = out.subspan(width);
    }
}

}  // namespace
}  // namespace limited_random

extern const Generator limited_random_generator;
constinit const Generator limited_random_generator = {
    .name = "limited-random",
    .label = "Jagged ridges",
    .help = "Pointed peaks: each point is the average of its neighbors, give or take a little.",
    .letters = "LR",
    .parameters = limited_random::kParameters,
    .min_max_pairs = limited_random::kMinMaxPairs,
    .rows = limited_random::rows,
    .map = map_of_rows,
};

}  // namespace terramorph
