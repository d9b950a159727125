#include <algorithm>
#include <cmath>

#include "base/multiversion.h"
#include "base/random.h"
#include "terrain/generator.h"
#include "terrain/generators/hill_extremes.h"

namespace terramorph {

namespace hill {
namespace {

enum : std::size_t { kHills, kRadiusMin, kRadiusMax, kFlatten, kMinimumHeight, kMaximumHeight };

constexpr int kGreatestFlatten = 8;

// 5,000 hills of radius 640 on one spot are just below 2^31 high, so that all sums fit into 32 bits.
constexpr Parameter kParameters[] = {
    {"hills", "Hills", "", 0, 5000, 1800, "How many hills there are.", true},
    {"radiusMin", "Smallest radius", "m", 1, 640, 60, "The radius of the smallest hills."},
    {"radiusMax", "Largest radius", "m", 1, 640, 105, "The radius of the largest hills."},
    {"flatten", "Flatten", "", 1, kGreatestFlatten, 1,
     "How strongly low ground is flattened; 1 leaves it as it is.", true},
    {"minimumHeight", "Minimum height", "m", 0, 8000, 260, "The height of the lowest point."},
    {"maximumHeight", "Maximum height", "m", 0, 8000, 660, "The height of the highest point."},
};

constexpr MinMaxPair kMinMaxPairs[] = {{"radiusMin", "radiusMax", "Hill radius"},
                                       {"minimumHeight", "maximumHeight", "Heights"}};

constexpr std::uint32_t kCentreStream = 20;
constexpr std::uint32_t kCentreRowStream = 21;
constexpr std::uint32_t kRadiusStream = 22;

/// Draws the hills. Squared radii are rounded to whole numbers, so sums are exact in any order.
TERRAMORPH_MULTIVERSION void draw_hills(std::uint32_t seed, int width, int depth, float radius_min,
                                        float radius_max, std::size_t count, int* __restrict x,
                                        int* __restrict y, int* __restrict radius_squared) {
    const auto columns = static_cast<float>(width);
    const auto rows = static_cast<float>(depth);
    for (std::size_t n = 0; n < count; ++n) {
        const auto k = static_cast<int>(n);
        x[n] = static_cast<int>(uniform01(seed, kCentreStream, k, 0) * columns);
        y[n] = static_cast<int>(uniform01(seed, kCentreRowStream, k, 0) * rows);
        const float radius = uniform(radius_min, radius_max, seed, kRadiusStream, k, 0);
        radius_squared[n] = static_cast<int>(radius * radius + 0.5f);
    }
}

Hills hills_of(const MapSettings& terrain) {
    const auto count = static_cast<std::size_t>(terrain.values[kHills]);
    Hills hills{std::vector<int>(count), std::vector<int>(count), std::vector<int>(count)};
    draw_hills(terrain.seed, terrain.width, terrain.depth, static_cast<float>(terrain.values[kRadiusMin]),
               static_cast<float>(terrain.values[kRadiusMax]), count, hills.x.data(), hills.y.data(),
               hills.radius_squared.data());
    return hills;
}

/// Scales sums of hills to heights: 0 .. 1 from the map's lowest to its highest, flattened, and scaled.
struct Scale {
    explicit Scale(const MapSettings& terrain, const HillExtremes& extremes)
        : lowest(extremes.lowest),
          range(static_cast<float>(std::max(extremes.highest - extremes.lowest, 1))),
          flatten(static_cast<int>(terrain.values[kFlatten])),
          minimum(static_cast<float>(terrain.values[kMinimumHeight])),
          maximum(static_cast<float>(terrain.values[kMaximumHeight])) {}

    int lowest;
    float range;
    int flatten;
    float minimum;
    float maximum;
};

TERRAMORPH_MULTIVERSION void scale_row(const Scale& given, const std::uint32_t* sums, int width,
                                       float* __restrict out) {
    const Scale scale = given;
    for (int i = 0; i < width; ++i) {
        const float part = static_cast<float>(static_cast<int>(sums[i]) - scale.lowest) / scale.range;
        float power = part;
        for (int k = 1; k < kGreatestFlatten; ++k) power *= k < scale.flatten ? part : 1.0f;
        out[i] = std::min(scale.minimum + power * (scale.maximum - scale.minimum), scale.maximum);
    }
}

/// The hills of a row. A hill's part of a row is a parabola, so it's enough to record, at its beginning and
/// its end, the changes of height, slope and second difference. Adding these up along the row gives the sums
/// of all hills. (Intermediate values may wrap around, which does no harm.)
class Row {
  public:
    explicit Row(int width)
        : width_(width), changes_(static_cast<std::size_t>(width + 1)), sums_(changes_.size()) {}

    void add(int hill_x, int height_at_centre) {
        const int reach = static_cast<int>(std::sqrt(static_cast<float>(height_at_centre)));  // exact
        const int x0 = std::max(hill_x - reach, 0);
        const int x1 = std::min(hill_x + reach + 1, width_);
        note(x0, x0 - hill_x, height_at_centre, 1);
        note(x1, x1 - hill_x, height_at_centre, ~0u);
    }

    const std::uint32_t* sums() {
        Change now{};
        for (std::size_t i = 0; i < changes_.size(); ++i) {
            now.height += now.slope + changes_[i].height;
            now.slope += now.bend + changes_[i].slope;
            now.bend += changes_[i].bend;
            sums_[i] = now.height;
            changes_[i] = {};
        }
        return sums_.data();
    }

  private:
    struct Change {
        std::uint32_t height;
        std::uint32_t slope;  // from this column to the next
        std::uint32_t bend;
    };

    void note(int x, int dx, int height_at_centre, std::uint32_t sign) {
        Change& change = changes_[x];
        change.height += sign * static_cast<std::uint32_t>(height_at_centre - dx * dx);
        change.slope -= sign * static_cast<std::uint32_t>(2 * dx + 1);
        change.bend -= sign * 2;
    }

    int width_;
    std::vector<Change> changes_;
    std::vector<std::uint32_t> sums_;
};

void rows(const MapSettings& terrain, std::span<const int> wanted, std::span<float> out) {
    const Hills hills = hills_of(terrain);
    const Scale scale(terrain, extremes_of(hills, terrain.width, terrain.depth));
    Row row(terrain.width);
    for (const int j : wanted) {
        for (std::size_t k = 0; k < hills.x.size(); ++k) {
            const int dy = j - hills.y[k];
            const int height_at_centre = hills.radius_squared[k] - dy * dy;
            if (height_at_centre > 0) row.add(hills.x[k], height_at_centre);
        }
        scale_row(scale, row.sums(), terrain.width, out.data());
        out = out.subspan(static_cast<std::size_t>(terrain.width));
    }
}

}  // namespace
}  // namespace hill

extern const Generator hill_generator;
constinit const Generator hill_generator = {
    .name = "hill",
    .label = "Rolling hills",
    .help =
        "Hilly country: nearly two thousand round hills piled up at random, then fitted between two heights.",
    .letters = "HI",
    .parameters = hill::kParameters,
    .min_max_pairs = hill::kMinMaxPairs,
    .rows = hill::rows,
    .map = map_of_rows,
};

}  // namespace terramorph
