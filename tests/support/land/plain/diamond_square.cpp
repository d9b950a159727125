#include <algorithm>
#include <vector>

#include "base/random.h"
#include "support/land/plain_terrain.h"

namespace terramorph {

/// The classic way: level after level over the whole grid, first all squares, then all diamonds.
HeightMap plain_diamond_square(const MapSettings& terrain, int first, int count) {
    const auto value = [&](std::size_t k) { return static_cast<float>(terrain.values[k]); };
    const std::uint32_t seed = terrain.seed;
    int side = 1;
    while (side < std::max(terrain.width, terrain.depth) - 1) side *= 2;
    const auto stride = static_cast<std::size_t>(side + 1);
    std::vector<float> grid(stride * stride);
    const auto at = [&](int x, int y) -> float& {
        return grid[static_cast<std::size_t>(y) * stride + static_cast<std::size_t>(x)];
    };
    float amplitude = (value(1) - value(0)) / 2;
    const auto offset = [&](int x, int y) { return amplitude * (2 * uniform01(seed, 41, x, y) - 1); };

    const int square = std::max(side >> static_cast<int>(value(6)), 2);
    for (int y = 0; y <= side; y += square)
        for (int x = 0; x <= side; x += square) at(x, y) = uniform(value(0), value(1), seed, 40, x, y);
    for (int step = square; step > 1; step /= 2) {
        const int half = step / 2;
        for (int y = half; y < side; y += step)
            for (int x = half; x < side; x += step)
                at(x, y) = ((at(x - half, y - half) + at(x + half, y - half)) +
                            (at(x - half, y + half) + at(x + half, y + half))) /
                               4 +
                           offset(x, y);
        for (int y = 0; y <= side; y += half)
            for (int x = y / half % 2 == 0 ? half : 0; x <= side; x += step) {
                const float beside = x == 0      ? at(x + half, y)
                                     : x == side ? at(x - half, y)
                                                 : at(x - half, y) + at(x + half, y);
                const float along = y == 0      ? at(x, y + half)
                                    : y == side ? at(x, y - half)
                                                : at(x, y - half) + at(x, y + half);
                const bool rim = x == 0 || x == side || y == 0 || y == side;
                at(x, y) = (beside + along) / (rim ? 3.0f : 4.0f) + offset(x, y);
            }
        amplitude *= value(2);
    }

    HeightMap wanted(terrain.width, count);
    for (int j = 0; j < count; ++j)
        for (int i = 0; i < terrain.width; ++i) wanted.row(j)[i] = value(3) + value(4) * at(i, first + j);
    return wanted;
}

}  // namespace terramorph
