#include <algorithm>

#include "base/random.h"
#include "base/trig.h"
#include "support/land/plain_terrain.h"

namespace terramorph {

/// The text's loop: for every hill it visits every cell of the map.
HeightMap plain_circle_hill(const MapSettings& terrain, int first, int count) {
    const auto value = [&](std::size_t k) { return static_cast<float>(terrain.values[k]); };
    const auto hills = static_cast<int>(terrain.values[1]);
    HeightMap map(terrain.width, terrain.depth, value(0));
    for (int k = 0; k < hills; ++k) {
        const auto x =
            static_cast<int>(uniform01(terrain.seed, 10, k, 0) * static_cast<float>(terrain.width));
        const auto y =
            static_cast<int>(uniform01(terrain.seed, 11, k, 0) * static_cast<float>(terrain.depth));
        const float radius = uniform(value(2), value(3), terrain.seed, 12, k, 0);
        const float rise = uniform(value(4), value(5), terrain.seed, 13, k, 0);
        for (int j = 0; j < map.depth(); ++j)
            for (int i = 0; i < map.width(); ++i) {
                const auto distance_squared = static_cast<float>((i - x) * (i - x) + (j - y) * (j - y));
                if (distance_squared < radius * radius)
                    map.row(j)[i] +=
                        rise / 2 * (1 + cosine_of_half_turns(distance_squared / (radius * radius)));
            }
    }
    for (float& height : map.heights()) height = std::min(height, value(6));
    HeightMap wanted(terrain.width, count);
    for (int n = 0; n < count; ++n) std::ranges::copy(map.row(first + n), wanted.row(n).begin());
    return wanted;
}

}  // namespace terramorph
