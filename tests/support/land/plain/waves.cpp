#include <cmath>
#include <vector>

#include "base/random.h"
#include "base/trig.h"
#include "support/land/plain_terrain.h"
#include "terrain/wave/wave_sum.h"

namespace terramorph {

namespace {

/// Every entry of the profile, each the sum of its harmonics.
std::vector<int> plain_profile(std::uint32_t seed, int length) {
    std::vector<double> cosines;
    for (int n = 0; n < length; ++n) cosines.push_back(cosine(2 * 3.141592653589793 * n / length));
    std::vector<double> sums(static_cast<std::size_t>(length));
    double total = 0;
    for (int order = 1; order <= 8; ++order) {
        const auto shift = static_cast<int>(uniform01(seed, 30, order - 1, 0) * static_cast<float>(length));
        const double amplitude = 1 / (order * std::sqrt(static_cast<double>(order)));
        total += amplitude;
        for (int n = 0; n < length; ++n) sums[n] += amplitude * cosines[order * (n + shift) & (length - 1)];
    }
    std::vector<int> profile;
    for (const double sum : sums)
        profile.push_back(static_cast<int>(std::floor(sum * (32767 / total) + 0.5)));
    return profile;
}

}  // namespace

/// The text's loop, at each point over all patterns.
HeightMap plain_waves(const MapSettings& terrain, int first, int count) {
    const int length = 256 << static_cast<int>(terrain.values[0]);
    const auto mask = static_cast<std::uint64_t>(length) - 1;
    const std::vector<int> profile = plain_profile(terrain.seed, length);
    const auto directions = wave_directions(terrain.seed, 31, static_cast<int>(terrain.values[1]));
    const auto scale = static_cast<float>(terrain.values[2] / (terrain.values[1] * 32767));
    const auto base = static_cast<float>(terrain.values[3]);
    HeightMap map(terrain.width, count);
    for (int j = 0; j < count; ++j)
        for (int i = 0; i < terrain.width; ++i) {
            const std::int64_t x = terrain.origin.x + i;
            const std::int64_t y = terrain.origin.y + first + j;
            float sum = 0;
            for (const auto& [a, b] : directions) {
                const auto phase = static_cast<std::uint64_t>(a * x + b * y);
                const auto from = static_cast<float>(profile[phase >> 16 & mask]);
                const auto to = static_cast<float>(profile[((phase >> 16) + 1) & mask]);
                sum += from + (to - from) * (static_cast<float>(phase & 0xffff) / 65536);
            }
            map.row(j)[i] = base + scale * sum;
        }
    return map;
}

}  // namespace terramorph
