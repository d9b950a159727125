#include <algorithm>

#include "base/random.h"
#include "support/land/plain_terrain.h"

namespace terramorph {

HeightMap plain_limited_random(const MapSettings& terrain, int first, int count) {
    const auto low = static_cast<float>(terrain.values[0]);
    const auto high = static_cast<float>(terrain.values[1]);
    const auto increase = static_cast<float>(terrain.values[2]);
    HeightMap map(terrain.width, first + count);
    for (int j = 0; j < map.depth(); ++j)
        for (int i = 0; i < map.width(); ++i) {
            const float mean = i == 0   ? uniform(low, high, terrain.seed, 0, i, j)
                               : j == 0 ? map.at(i - 1, j)
                                        : (map.at(i - 1, j) + map.at(i, j - 1)) / 2;
            const float changed = mean + increase * (uniform01(terrain.seed, 1, i, j) - 0.5f);
            map.row(j)[i] = std::clamp(changed, low, high);
        }
    HeightMap wanted(terrain.width, count);
    for (int n = 0; n < count; ++n) std::ranges::copy(map.row(first + n), wanted.row(n).begin());
    return wanted;
}

}  // namespace terramorph
