#include "match/galaxy/cut_advance.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace terramorph {

namespace {

/// Reflects `place` at `low` and `high` until it lies between them.
std::int64_t mirrored(std::int64_t place, std::int64_t low, std::int64_t high) {
    const std::int64_t length = high - low;
    if (length == 0) return low;
    std::int64_t along = (place - low) % (2 * length);
    if (along < 0) along += 2 * length;
    return low + length - std::abs(along - length);
}

std::int64_t whole(double number) { return static_cast<std::int64_t>(number); }

}  // namespace

LevelSettings advance_cut(const LevelSettings& level, int rows, int cut_advances) {
    if (rows == 0 || cut_advances == 0) return level;
    const std::int64_t way = std::int64_t{rows} * cut_advances;
    LevelSettings there = level;
    MapSettings& terrain = there.terrain;
    if (terrain.generator->is_infinite()) {
        terrain.origin.y =
            mirrored(terrain.origin.y - way, whole(kMapOriginY.minimum), whole(kMapOriginY.maximum));
    } else {
        const int last = terrain.depth - 1;
        const std::int64_t row = whole(std::floor(level.cut.position * last + 0.5));
        there.cut.position = static_cast<double>(mirrored(row - way, 0, last)) / last;
    }
    return there;
}

}  // namespace terramorph
