#pragma once

#include <bit>
#include <cstdint>

#include "base/random.h"
#include "terrain/level.h"

namespace terramorph {

/// The line of a cut in the land: column x of the level lies at (u + x, v). What depends on the land's
/// places along a turned cut is drawn with another seed.
struct LandLine {
    std::uint32_t seed;
    std::int64_t u;
    std::int64_t v;
};

inline LandLine land_line(const LevelSettings& level) {
    const MapSettings& terrain = level.terrain;
    LandLine line{terrain.seed, terrain.origin.x, terrain.origin.y + cut_row(terrain, level.cut)};
    if (level.cut.angle != 0)
        line.seed = mix(line.seed ^ std::bit_cast<std::uint32_t>(static_cast<float>(level.cut.angle)));
    return line;
}

}  // namespace terramorph
