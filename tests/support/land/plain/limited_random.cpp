#include <algorithm>

#include "base/random.h"
#include "support/land/plain_terrain.h"

namespace terramorph {

namespace {

/// The places that the text draws, from the first row on.
HeightMap drawn_places(const MapSettings& terrain, int width, int depth) {
    const auto low = static_cast<float>(terrain.values[0]);
    const auto high = static_cast<float>(terrain.values[1]);
    const auto increase = static_cast<float>(terrain.values[2]);
    HeightMap map(width, depth);
    for (int j = 0; j < depth; ++j)
        for (int i = 0; i < width; ++i) {
            const float mean = i == 0   ? uniform(low, high, terrain.seed, 0, i, j)
                               : j == 0 ? map.at(i - 1, j)
                                        : (map.at(i - 1, j) + map.at(i, j - 1)) / 2;
            const float changed = mean + increase * (uniform01(terrain.seed, 1, i, j) - 0.5f);
            map.row(j)[i] = std::clamp(changed, low, high);
        }
    return map;
}

}  // namespace

HeightMap plain_limited_random(const MapSettings& terrain, int first, int count) {
    const int spacing = static_cast<int>(terrain.values[3]);
    const HeightMap places =
        drawn_places(terrain, (terrain.width - 1) / spacing + 2, (first + count - 1) / spacing + 2);
    const auto part = [&](int place) {
        return static_cast<float>(place % spacing) / static_cast<float>(spacing);
    };
    HeightMap wanted(terrain.width, count);
    for (int n = 0; n < count; ++n)
        for (int i = 0; i < terrain.width; ++i) {
            const int x = i / spacing, y = (first + n) / spacing;
            const auto along = [&](int row) {
                return places.at(x, row) + (places.at(x + 1, row) - places.at(x, row)) * part(i);
            };
            const float height = along(y) + (along(y + 1) - along(y)) * part(first + n);
            wanted.row(n)[i] = std::clamp(height, static_cast<float>(terrain.values[0]),
                                          static_cast<float>(terrain.values[1]));
        }
    return wanted;
}

}  // namespace terramorph
