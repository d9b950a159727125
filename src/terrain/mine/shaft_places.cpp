#include "terrain/mine/shaft_places.h"

#include <algorithm>

#include "base/random.h"
#include "terrain/level.h"
#include "terrain/mine/land_line.h"
#include "terrain/mine/seam.h"
#include "terrain/scenery.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kShaftStream = 64;
constexpr std::uint32_t kCellsPerShaft = 8;  // of a mine, in land without features of its own
constexpr std::int64_t kWide = MineCell::kWide;

/// Mineshafts of land whose generator draws no features: a draw for each cell of a mine.
std::vector<int> default_places(const LevelSettings& level) {
    const LandLine line = land_line(level);
    std::vector<int> places;
    const auto last_row = MineCell::of(line.v + kNearCut), last = MineCell::of(line.u + level.width() - 1);
    for (std::int32_t j = MineCell::of(line.v - kNearCut); j <= last_row; ++j)
        for (std::int32_t i = MineCell::of(line.u); i <= last; ++i) {
            const std::uint32_t bits = hash_bits(line.seed, kShaftStream, i, j);
            if (bits % kCellsPerShaft != 0) continue;
            const std::int64_t column = i * kWide + (bits >> 8) % kWide - line.u;
            const std::int64_t away = j * kWide + (bits >> 16) % kWide - line.v;
            if (column >= 0 && column < level.width() && away >= -kNearCut && away <= kNearCut)
                places.push_back(static_cast<int>(column));
        }
    return places;
}

}  // namespace

std::vector<int> shaft_places(const LevelSettings& level) {
    std::vector<int> places;
    if (!level.terrain.generator->scenery) places = default_places(level);
    for (const Standing& standing : features_near(level.terrain, level.cut, -kNearCut, kNearCut))
        if (standing.feature == Feature::mineshaft) places.push_back(static_cast<int>(standing.column));
    std::ranges::sort(places);
    return places;
}

}  // namespace terramorph
