#pragma once

#include <optional>
#include <vector>

#include "terrain/castle/castle.h"
#include "terrain/level.h"
#include "terrain/mine/works.h"

namespace terramorph::test {

/// A level with all that a castle on it depends on.
struct CastleLevel {
    LevelSettings level;
    std::vector<Sixteenths> surface;
    MineWorks works;
    Castle castle;
};

/// The level of a generator with this seed; none if it has no castle.
inline std::optional<CastleLevel> castle_level(const Generator& generator, std::uint32_t seed) {
    LevelSettings level;
    level.terrain = default_terrain(generator);
    level.terrain.seed = seed;
    std::vector<Sixteenths> surface = level_surface(level);
    MineWorks works = mine_works(level, surface);
    std::optional<Castle> castle = castle_on(level, surface, works);
    if (!castle) return std::nullopt;
    return CastleLevel{std::move(level), std::move(surface), std::move(works), std::move(*castle)};
}

/// Calls visit(castle_level) for those of the generator's first levels that have one; returns how many do.
template <class Visit>
int for_each_castle_level(const Generator& generator, std::uint32_t seeds, Visit visit) {
    int castles = 0;
    for (std::uint32_t seed = 1; seed <= seeds; ++seed)
        if (std::optional<CastleLevel> found = castle_level(generator, seed)) ++castles, visit(*found);
    return castles;
}

}  // namespace terramorph::test
