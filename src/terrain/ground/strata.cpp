#include "terrain/ground/strata.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "terrain/level.h"
#include "terrain/simplex.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kRockStream = 200;
constexpr std::uint32_t kSandStream = 201;
constexpr int kRockWave = 700;  // columns
constexpr int kSandWave = 300;
constexpr float kRockSwing = 0.75f;  // variation of the rock's depth, as a part of it
constexpr float kSandSwing = 0.85f;  // the noise is rarely farther from 0, and about even in between
constexpr float kSandSlope = 120;    // columns: how fast sand gets deeper away from its edge ...
constexpr float kMaxSandDepth = 60;  // ... up to this depth

/// The noise at a place of a level, from about -kSandSwing to kSandSwing.
float noise_at(const LevelSettings& level, std::uint32_t stream, int wave, int column) {
    const MapSettings& terrain = level.terrain;
    const Vec2<double> place = place_on_map(terrain.width, terrain.depth, level.cut, column);
    const auto of_noise = [&](double along, std::int64_t origin) {
        return (static_cast<std::int64_t>(std::floor(along * kSimplexSub)) + origin * kSimplexSub) / wave;
    };
    return simplex(terrain.seed, stream, of_noise(place.x, terrain.origin.x),
                   of_noise(place.y, terrain.origin.y));
}

bool can_hold_sand(std::span<const Sixteenths> surface, std::size_t x) {
    const bool left = x == 0 || abs(surface[x] - surface[x - 1]) <= kRepose;
    return left && (x + 1 == surface.size() || abs(surface[x] - surface[x + 1]) <= kRepose);
}

}  // namespace

Strata strata_of(const LevelSettings& level, std::span<const Sixteenths> surface) {
    const auto rock_depth = static_cast<float>(level.planet.value(PlanetValue::rock_depth));
    const auto share = static_cast<float>(level.planet.value(PlanetValue::sand)) / 100;
    const float threshold = kSandSwing * (1 - 2 * share);
    Strata strata;
    for (std::size_t x = 0; x < surface.size(); ++x) {
        const auto column = static_cast<int>(x);
        const float wavy = 1 + kRockSwing * noise_at(level, kRockStream, kRockWave, column);
        const Sixteenths rock = surface[x] - Sixteenths::truncated(rock_depth * std::max(wavy, 0.0f));
        strata.rock_top.push_back(rock);
        float sand = 0;
        if (share > 0 && can_hold_sand(surface, x))
            sand = kSandSlope * (noise_at(level, kSandStream, kSandWave, column) - threshold);
        const Sixteenths depth = Sixteenths::truncated(std::clamp(sand, 0.0f, kMaxSandDepth));
        const Sixteenths bottom = std::max(surface[x] - depth, rock);
        strata.sand_bottom.push_back(bottom < surface[x] ? bottom : kNoSand);
    }
    return strata;
}

}  // namespace terramorph
