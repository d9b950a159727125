#include "ui/landscape/panorama.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/height_profile.h"

namespace terramorph {

namespace {

// The lines behind the cut that are drawn: close together nearby, wider apart in the distance. Those right
// behind it look like the hill that was shot away.
constexpr std::array kNiceLines = {4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33, 40};
constexpr int kLinesAcrossWidth = 80;  // lines per visible width of the level
constexpr int kSceneryLines = 6;       // lines behind the cut up to which features are shown
constexpr std::uint32_t kUnknown = 5;  // a stream of random numbers

int lines_apart(const LevelSettings& level) {
    const int seen = level.width() <= Camera::kWidestWhole ? level.width() : Camera::kPartSeen;
    return std::max(1, seen / kLinesAcrossWidth);
}

/// Puts the sun where the level hides it least: above the lowest stretch of the surface, not too near the
/// sides.
float place_for_sun(const std::vector<float>& surface) {
    const auto count = static_cast<std::ptrdiff_t>(surface.size());
    float best = 0.7f;
    float lowest = 1e9f;
    for (const float place : {0.7f, 0.74f, 0.66f, 0.62f, 0.78f, 0.3f, 0.26f, 0.34f, 0.38f, 0.22f, 0.5f}) {
        const auto middle = surface.begin() + static_cast<std::ptrdiff_t>(place * static_cast<float>(count));
        const float highest = *std::max_element(middle - count / 20, middle + count / 20);
        if (highest < lowest * 0.9f) lowest = highest, best = place;
    }
    return best;
}

std::vector<float> in_columns(const std::vector<Sixteenths>& surface) {
    std::vector<float> heights(surface.size());
    std::ranges::transform(surface, heights.begin(), to_columns);
    return heights;
}

/// A sine wave of length 1, made of parabolas.
float wave_at(float place) {
    const float t = place - std::floor(place) - 0.5f;
    return 8 * t * (1 - 2 * std::abs(t));
}

/// A line of hills around a height, about as long as the picture is wide, sized to the level.
std::vector<float> hills_around(float height, const LevelSettings& level, int number) {
    const auto draw = [&](int n) { return uniform01(level.terrain.seed, kUnknown, number, n); };
    std::vector<float> heights(static_cast<std::size_t>(level.width()), height);
    const float size = static_cast<float>(level.level_height()) * 0.05f;
    for (int wave = 0; wave < 3; ++wave) {
        const float length = static_cast<float>(lines_apart(level)) * (24 + 30 * draw(2 * wave)) /
                             static_cast<float>(wave + 1);
        const float phase = draw(2 * wave + 1), part = size / static_cast<float>(wave + 1);
        for (std::size_t x = 0; x < heights.size(); ++x)
            heights[x] += part * wave_at(static_cast<float>(x) / length + phase);
    }
    return heights;
}

}  // namespace

Panorama panorama_of(const LevelSettings& level) {
    const int spacing = lines_apart(level);
    std::vector<int> distances = {0};
    for (const int k : kNiceLines) distances.push_back(k * spacing);
    const Ridgelines lines = ridgelines(level.terrain, level.cut, distances);

    Panorama panorama;
    panorama.sun = place_for_sun(lines.front());
    panorama.air = static_cast<float>(level.planet.value(PlanetValue::air)) / 100;
    panorama.clouds = panorama.air > 0 ? static_cast<float>(level.planet.value(PlanetValue::rain)) / 100 : 0;
    panorama.water = to_columns(water_surface(level));
    const float usual = mean_height(in_columns(surface_of(level, lines.back())));
    for (std::size_t n = 1; n < distances.size(); ++n) {
        const int radius = 2 + kNiceLines[n - 1] / 2;
        const auto distance = static_cast<float>(distances[n]);
        if (n < lines.size())
            panorama.ridges.push_back(
                {distance, smoothed(smoothed(in_columns(surface_of(level, lines[n])), radius), radius)});
        else
            panorama.ridges.push_back({distance, hills_around(usual, level, static_cast<int>(n))});
    }
    panorama.scenery = features_near(level.terrain, level.cut, -kOnTheLevel, kSceneryLines * spacing);
    return panorama;
}

float furthest_ridge() {
    return static_cast<float>(kNiceLines.back()) / static_cast<float>(kLinesAcrossWidth);
}

}  // namespace terramorph
