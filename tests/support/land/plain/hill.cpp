#include <algorithm>
#include <vector>

#include "base/random.h"
#include "support/land/plain_terrain.h"

namespace terramorph {

/// The text's loop: for every hill it visits every cell of the map; then the whole map is normalised.
HeightMap plain_hill(const MapSettings& terrain, int first, int count) {
    const auto value = [&](std::size_t k) { return static_cast<float>(terrain.values[k]); };
    const auto width = static_cast<std::size_t>(terrain.width);
    const auto hills = static_cast<int>(terrain.values[0]);
    std::vector<int> sums(width * static_cast<std::size_t>(terrain.depth));
    for (int k = 0; k < hills; ++k) {
        const auto x =
            static_cast<int>(uniform01(terrain.seed, 20, k, 0) * static_cast<float>(terrain.width));
        const auto y =
            static_cast<int>(uniform01(terrain.seed, 21, k, 0) * static_cast<float>(terrain.depth));
        const float radius = uniform(value(1), value(2), terrain.seed, 22, k, 0);
        const auto radius_squared = static_cast<int>(radius * radius + 0.5f);
        for (int j = 0; j < terrain.depth; ++j) {
            int* const row = sums.data() + static_cast<std::size_t>(j) * width;
            for (int i = 0; i < terrain.width; ++i)
                row[i] += std::max(0, radius_squared - ((i - x) * (i - x) + (j - y) * (j - y)));
        }
    }
    const auto [lowest, highest] = std::ranges::minmax(sums);
    const auto range = static_cast<float>(std::max(highest - lowest, 1));
    HeightMap wanted(terrain.width, count);
    for (std::size_t n = 0; n < wanted.heights().size(); ++n) {
        const int above = sums[static_cast<std::size_t>(first) * width + n] - lowest;
        const float part = static_cast<float>(above) / range;
        float power = part;
        for (int k = 1; k < static_cast<int>(terrain.values[3]); ++k) power *= part;
        wanted.heights()[n] = std::min(value(4) + power * (value(5) - value(4)), value(5));
    }
    return wanted;
}

}  // namespace terramorph
