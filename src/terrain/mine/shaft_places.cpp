#include "terrain/mine/shaft_places.h"

#include <algorithm>

#include "base/random.h"
#include "terrain/level.h"
#include "terrain/mine/land_line.h"
#include "terrain/scenery.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kShaftStream = 64;
constexpr std::uint32_t kCellsPerShaft = 8;  // of 64 by 64 columns, in land without features of its own

/// Mineshafts of land whose generator draws no features: a draw for each cell of a mine.
std::vector<int> default_places(const LevelSettings& level) {
    const LandLine line = land_line(level);
    std::vector<int> places;
    for (std::int64_t j = (line.v - kShaftsNear) >> 6; j <= (line.v + kShaftsNear) >> 6; ++j)
        for (std::int64_t i = line.u >> 6; i <= (line.u + level.width() - 1) >> 6; ++i) {
            const std::uint32_t bits = hash_bits(line.seed, kShaftStream, static_cast<std::int32_t>(i),
                                                 static_cast<std::int32_t>(j));
            if (bits % kCellsPerShaft != 0) continue;
            const std::int64_t column = i * 64 + (bits >> 8 & 63) - line.u;
            const std::int64_t away = j * 64 + (bits >> 16 & 63) - line.v;
            if (column >= 0 && column < level.width() && away >= -kShaftsNear && away <= kShaftsNear)
                places.push_back(static_cast<int>(column));
        }
    return places;
}

}  // namespace

std::vector<int> shaft_places(const LevelSettings& level) {
    std::vector<int> places;
    if (!level.terrain.generator->scenery) places = default_places(level);
    for (const Standing& standing : features_near(level.terrain, level.cut, -kShaftsNear, kShaftsNear))
        if (standing.feature == Feature::mineshaft) places.push_back(static_cast<int>(standing.column));
    std::ranges::sort(places);
    return places;
}

}  // namespace terramorph
