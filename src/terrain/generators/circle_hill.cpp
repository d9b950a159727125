#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/random.h"
#include "base/trig.h"
#include "terrain/generator.h"
#include "terrain/integer_root.h"

namespace terramorph {

namespace {

enum : std::size_t { kBase, kNumCircles, kRadiusMin, kRadiusMax, kRiseMin, kRiseMax, kMaximumHeight };

constexpr Parameter kParameters[] = {
    {"base", "Base", "columns", 0, 8000, 180, "The height of the plain that the hills stand on."},
    {"numCircles", "Hills", "", 0, 5000, 300, "How many hills there are.", true},
    {"circleRadiusMin", "Smallest radius", "columns", 1, 1000, 80, "The radius of the smallest hills."},
    {"circleRadiusMax", "Largest radius", "columns", 1, 1000, 280, "The radius of the largest hills."},
    {"circleHeightIncreaseMin", "Least rise", "columns", 0, 1000, 30, "How much the lowest hills rise."},
    {"circleHeightIncreaseMax", "Greatest rise", "columns", 0, 1000, 80, "How much the highest hills rise."},
    {"maximumHeight", "Maximum height", "columns", 0, 8000, 800, "Where hills on hills are cut off flat."},
};

constexpr Ordered kOrdered[] = {{"circleRadiusMin", "circleRadiusMax", "Hill radius"},
                                {"circleHeightIncreaseMin", "circleHeightIncreaseMax", "Height increase"}};

constexpr std::uint32_t kCentreStream = 10;
constexpr std::uint32_t kCentreRowStream = 11;
constexpr std::uint32_t kRadiusStream = 12;
constexpr std::uint32_t kRiseStream = 13;

struct Hill {
    int x;
    int y;
    float radius_squared;
    float half_rise;

    /// The greatest squared distance at which a place still belongs to the hill.
    int reach_squared() const { return static_cast<int>(std::ceil(radius_squared)) - 1; }
};

std::vector<Hill> hills_of(const Terrain& terrain) {
    const auto value = [&](std::size_t k) { return static_cast<float>(terrain.values[k]); };
    std::vector<Hill> hills(static_cast<std::size_t>(terrain.values[kNumCircles]));
    for (std::size_t n = 0; n < hills.size(); ++n) {
        const auto k = static_cast<int>(n);
        const float x = unit(terrain.seed, kCentreStream, k, 0) * static_cast<float>(terrain.width);
        const float y = unit(terrain.seed, kCentreRowStream, k, 0) * static_cast<float>(terrain.depth);
        const float radius = between(value(kRadiusMin), value(kRadiusMax), terrain.seed, kRadiusStream, k, 0);
        const float rise = between(value(kRiseMin), value(kRiseMax), terrain.seed, kRiseStream, k, 0);
        hills[n] = {static_cast<int>(x), static_cast<int>(y), radius * radius, rise / 2};
    }
    return hills;
}

/// Adds to a row, `dy` rows from the hill's centre, the part of the hill that stands in it.
void add_chord(const Hill& hill, int dy, std::span<float> row) {
    const int left = hill.reach_squared() - dy * dy;
    if (left < 0) return;
    const int reach = static_cast<int>(integer_root(left));
    const int x0 = std::max(hill.x - reach, 0);
    const int x1 = std::min(hill.x + reach + 1, static_cast<int>(row.size()));
    float* const heights = row.data();  // a plain array and a copy of the hill: so the loop vectorises
    const Hill own = hill;
    for (int x = x0; x < x1; ++x) {
        const int dx = x - own.x;
        const auto distance_squared = static_cast<float>(dx * dx + dy * dy);  // below 2^24, and so exact
        heights[x] += own.half_rise * (1 + cosine_of_half_turns(distance_squared / own.radius_squared));
    }
}

void limit(std::span<float> heights, float highest) {
    for (float& height : heights) height = std::min(height, highest);
}

void rows(const Terrain& terrain, std::span<const int> wanted, std::span<float> out) {
    const std::vector<Hill> hills = hills_of(terrain);
    const auto width = static_cast<std::size_t>(terrain.width);
    std::fill(out.begin(), out.end(), static_cast<float>(terrain.values[kBase]));
    for (std::size_t n = 0; n < wanted.size(); ++n)
        for (const Hill& hill : hills) add_chord(hill, wanted[n] - hill.y, out.subspan(n * width, width));
    limit(out, static_cast<float>(terrain.values[kMaximumHeight]));
}

/// Hill after hill, in the order in which `rows` adds them, so that the sums round alike.
HeightMap map(const Terrain& terrain) {
    HeightMap map(terrain.width, terrain.depth, static_cast<float>(terrain.values[kBase]));
    for (const Hill& hill : hills_of(terrain)) {
        const int reach = static_cast<int>(integer_root(hill.reach_squared()));
        const int y0 = std::max(hill.y - reach, 0);
        const int y1 = std::min(hill.y + reach + 1, terrain.depth);
        for (int y = y0; y < y1; ++y) add_chord(hill, y - hill.y, map.row(y));
    }
    for (int y = 0; y < terrain.depth; ++y)
        limit(map.row(y), static_cast<float>(terrain.values[kMaximumHeight]));
    return map;
}

}  // namespace

extern const Generator circle_hill_generator;
constinit const Generator circle_hill_generator = {
    .name = "circle-hill",
    .label = "Circle-hill",
    .help = "Rolling country: round hills on hills, at random places and of random size.",
    .parameters = kParameters,
    .ordered = kOrdered,
    .rows = rows,
    .map = map,
};

}  // namespace terramorph
