#include "terrain/relief.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace terramorph {

namespace {

struct Colour {
    float red;
    float green;
    float blue;

    friend Colour operator+(Colour a, Colour b) {
        return {a.red + b.red, a.green + b.green, a.blue + b.blue};
    }
    friend Colour operator*(Colour a, float k) { return {a.red * k, a.green * k, a.blue * k}; }
};

struct Hue {
    float height;  // 0 the lowest place of the map .. 1 the highest
    Colour colour;
};

constexpr std::array kHues = {
    Hue{0.00f, {38, 84, 74}},    Hue{0.14f, {58, 122, 78}},   Hue{0.32f, {104, 168, 82}},
    Hue{0.48f, {168, 210, 112}}, Hue{0.60f, {214, 204, 140}}, Hue{0.70f, {176, 136, 96}},
    Hue{0.82f, {128, 96, 80}},   Hue{0.90f, {176, 164, 160}}, Hue{1.00f, {250, 250, 252}},
};

Colour hue_of(float height) {
    std::size_t k = 1;
    while (k + 1 < kHues.size() && height > kHues[k].height) ++k;
    const Hue& low = kHues[k - 1];
    const Hue& high = kHues[k];
    const float part = std::clamp((height - low.height) / (high.height - low.height), 0.0f, 1.0f);
    return low.colour * (1 - part) + high.colour * part;
}

/// Each height the mean of a square of `factor` x `factor` of the map's.
HeightMap shrunken(const HeightMap& map, int factor) {
    HeightMap small(map.width() / factor, map.depth() / factor);
    const float share = 1 / static_cast<float>(factor * factor);
    for (int j = 0; j < small.depth() * factor; ++j) {
        const std::span<const float> from = map.row(j);
        const std::span<float> to = small.row(j / factor);
        for (std::size_t i = 0; i < to.size() * static_cast<std::size_t>(factor); ++i)
            to[i / static_cast<std::size_t>(factor)] += from[i] * share;
    }
    return small;
}

/// The map drawn out or together to another size, bilinear between the middles of its cells.
HeightMap resized(const HeightMap& map, int width, int depth) {
    const int factor = std::max(1, std::min(map.width() / width, map.depth() / depth));
    const HeightMap from = factor > 1 ? shrunken(map, factor) : map;
    HeightMap to(width, depth);
    const auto place = [](int pixel, int pixels, int cells) {
        const float middle =
            (static_cast<float>(pixel) + 0.5f) * static_cast<float>(cells) / static_cast<float>(pixels);
        return std::clamp(middle - 0.5f, 0.0f, static_cast<float>(cells - 1));
    };
    for (int j = 0; j < depth; ++j) {
        const float y = place(j, depth, from.depth());
        const int y0 = static_cast<int>(y);
        const int y1 = std::min(y0 + 1, from.depth() - 1);
        for (int i = 0; i < width; ++i) {
            const float x = place(i, width, from.width());
            const int x0 = static_cast<int>(x);
            const int x1 = std::min(x0 + 1, from.width() - 1);
            const float right = x - static_cast<float>(x0);
            const float down = y - static_cast<float>(y0);
            const float upper = from.at(x0, y0) * (1 - right) + from.at(x1, y0) * right;
            const float lower = from.at(x0, y1) * (1 - right) + from.at(x1, y1) * right;
            to.row(j)[static_cast<std::size_t>(i)] = upper * (1 - down) + lower * down;
        }
    }
    return to;
}

/// How much of the light from the north-west a slope takes up, 1 on the flat. Slopes rise to the right and
/// downward.
float light_on(float slope_right, float slope_down) {
    constexpr float kLightUp = 1.4f;  // over 1 to the west and 1 to the north
    const float facing = kLightUp + slope_right + slope_down;
    const float steepness = std::sqrt(1 + slope_right * slope_right + slope_down * slope_down);
    return facing / (steepness * kLightUp);
}

std::uint8_t byte_of(float value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0f, 255.0f)); }

}  // namespace

std::vector<std::uint8_t> shaded_relief(const HeightMap& map, int width, int height) {
    assert(map.width() > 0 && map.depth() > 0 && width > 0 && height > 0);
    const HeightMap heights = resized(map, width, height);
    const auto [low, high] = std::ranges::minmax(heights.heights());
    const float range = std::max(high - low, 1.0f);
    // As steep as if the map's heights were 0.18 of its width.
    const float exaggeration = 0.18f * static_cast<float>(width) / range;
    std::vector<std::uint8_t> pixels;
    pixels.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const auto at = [&](int dx, int dy) {
                return heights.at(std::clamp(x + dx, 0, width - 1), std::clamp(y + dy, 0, height - 1));
            };
            const float right = (at(1, 0) - at(-1, 0)) / 2 * exaggeration;
            const float down = (at(0, 1) - at(0, -1)) / 2 * exaggeration;
            const float light = 0.25f + 0.75f * std::max(light_on(right, down), 0.0f);
            const Colour colour = hue_of((at(0, 0) - low) / range) * light;
            for (const float channel : {colour.red, colour.green, colour.blue})
                pixels.push_back(byte_of(channel));
        }
    return pixels;
}

}  // namespace terramorph
