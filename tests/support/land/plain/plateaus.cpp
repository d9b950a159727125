#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "base/random.h"
#include "support/land/plain_terrain.h"
#include "terrain/simplex.h"

namespace terramorph {

namespace {

struct Cell {
    int i;
    int j;
    std::int64_t x;
    std::int64_t y;
    std::int64_t distance_squared;
};

/// The cell (i, j) with its point, as seen from a place in columns.
Cell cell_of(const MapSettings& terrain, int i, int j, std::int64_t x, std::int64_t y) {
    const auto size = static_cast<int>(terrain.values[0]);
    const auto spread = static_cast<int>(terrain.values[0] * terrain.values[1]);
    const auto moved = [&](std::uint32_t stream) {
        return (size - spread) / 2 +
               static_cast<int>(uniform01(terrain.seed, stream, i, j) * static_cast<float>(spread));
    };
    Cell cell{i, j, std::int64_t{i} * size + moved(50), std::int64_t{j} * size + moved(51), 0};
    cell.distance_squared = (cell.x - x) * (cell.x - x) + (cell.y - y) * (cell.y - y);
    return cell;
}

float height_of(const MapSettings& terrain, const Cell& cell) {
    const auto wave = static_cast<std::int64_t>(kSimplexSub / terrain.values[5]);
    const auto levels = static_cast<int>(terrain.values[2]);
    const float noise = simplex(terrain.seed, 53, cell.i * wave, cell.j * wave);
    const int level = static_cast<int>((noise + 1) / 2 * static_cast<float>(levels));
    return static_cast<float>(terrain.values[4]) +
           static_cast<float>(terrain.values[3]) * static_cast<float>(std::clamp(level, 0, levels - 1));
}

/// The text's rule: the value of the pair chooses a direction, which the cell of lower value takes the other
/// way round.
bool has_slope(const MapSettings& terrain, const Cell& own, const Cell& next) {
    const std::uint64_t own_value = hash_bits(terrain.seed, 52, own.i, own.j) >> 8;
    const std::uint64_t next_value = hash_bits(terrain.seed, 52, next.i, next.j) >> 8;
    const bool lower = std::tuple(own_value, own.i, own.j) < std::tuple(next_value, next.i, next.j);
    const int east = lower ? own.i - next.i : next.i - own.i;
    const int south = lower ? own.j - next.j : next.j - own.j;
    const double direction =
        std::abs(east) >= std::abs(south) ? (east > 0 ? 0 : 0.5) : (south > 0 ? 0.25 : 0.75);
    const double chosen = static_cast<double>(own_value * next_value >> 8 & 0xffffffff) / 4294967296.0;
    const double behind = direction - chosen;
    return (behind < 0 ? behind + 1 : behind) < terrain.values[6];
}

}  // namespace

float plain_plateaus_height(const MapSettings& terrain, std::int64_t x, std::int64_t y, int reach) {
    const auto size = static_cast<std::int64_t>(terrain.values[0]);
    const auto i = static_cast<int>((x - (x % size + size) % size) / size);
    const auto j = static_cast<int>((y - (y % size + size) % size) / size);
    Cell own{};
    Cell next{};
    own.distance_squared = next.distance_squared = INT64_MAX;
    for (int di = -reach; di <= reach; ++di)
        for (int dj = -reach; dj <= reach; ++dj) {
            const Cell cell = cell_of(terrain, i + di, j + dj, x, y);
            if (cell.distance_squared < own.distance_squared) {
                next = own;
                own = cell;
            } else if (cell.distance_squared < next.distance_squared) {
                next = cell;
            }
        }
    const float height = height_of(terrain, own);
    if (!has_slope(terrain, own, next)) return height;
    const std::int64_t apart = (own.x - next.x) * (own.x - next.x) + (own.y - next.y) * (own.y - next.y);
    const float rate = 1 / (static_cast<float>(apart) * static_cast<float>(terrain.values[7]));
    const float part = static_cast<float>(next.distance_squared - own.distance_squared) * rate;
    const float edge = (height + height_of(terrain, next)) / 2;
    return part < 1 ? height + (edge - height) * (1 - part) : height;
}

/// Every place looks at the 25 cells around it.
HeightMap plain_plateaus(const MapSettings& terrain, int first, int count) {
    HeightMap map(terrain.width, count);
    for (int j = 0; j < count; ++j)
        for (int i = 0; i < terrain.width; ++i)
            map.row(j)[i] =
                plain_plateaus_height(terrain, terrain.origin.x + i, terrain.origin.y + first + j, 2);
    return map;
}

}  // namespace terramorph
