#include "terrain/hillshade.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace terramorph {

namespace {

/// A colour that can be added up and made darker.
struct FloatColor {
    float red;
    float green;
    float blue;

    friend FloatColor operator+(FloatColor a, FloatColor b) {
        return {a.red + b.red, a.green + b.green, a.blue + b.blue};
    }
    friend FloatColor operator*(FloatColor a, float k) { return {a.red * k, a.green * k, a.blue * k}; }
};

FloatColor float_color(Color color) {
    return {static_cast<float>(color.r), static_cast<float>(color.g), static_cast<float>(color.b)};
}

FloatColor mixed(FloatColor low, FloatColor high, float part) {
    const float held = std::clamp(part, 0.0f, 1.0f);
    return low * (1 - held) + high * held;
}

/// The heights, from lowest to highest land, at which each colour of the palette is reached.
constexpr std::array kStops = {0.0f, 0.30f, 0.48f, 0.62f, 0.82f, 1.0f};
constexpr float kBeach = 0.05f;  // of the land's height is sand

/// The colour of a height, before shading.
class Tint {
  public:
    Tint(const Palette& palette, float low, float high, float water)
        : palette_(palette), low_(low), water_(water), ground_(std::max(low, water)) {
        range_ = std::max(high - ground_, 1.0f);
    }

    bool drowned(float height) const { return height < water_; }

    FloatColor operator()(float height) const {
        if (drowned(height)) {
            const float depth = (water_ - height) / std::max(water_ - low_, 1.0f);
            return mixed(float_color(palette_.water), float_color(palette_.deep_water), depth * 1.5f);
        }
        const float part = (height - ground_) / range_;
        if (water_ <= low_ || part >= kBeach) return land(part);
        return mixed(float_color(palette_.rim), land(part), part / kBeach);
    }

  private:
    FloatColor land(float part) const {
        std::size_t k = 1;
        while (k + 1 < kStops.size() && part > kStops[k]) ++k;
        return mixed(float_color(palette_.relief[k - 1]), float_color(palette_.relief[k]),
                     (part - kStops[k - 1]) / (kStops[k] - kStops[k - 1]));
    }

    const Palette& palette_;
    float low_, water_, ground_;
    float range_ = 1;  // of the land above the water
};

/// Averages squares of `factor` x `factor` heights.
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

/// The map resized, bilinearly between the middles of its cells.
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
            to.row(j)[i] = upper * (1 - down) + lower * down;
        }
    }
    return to;
}

/// How much light from the north-west falls on a slope, 1 on the flat. Slopes rise to the right and downward.
float light_on(float slope_right, float slope_down) {
    constexpr float kLightUp = 1.4f;  // over 1 to the west and 1 to the north
    const float facing = kLightUp + slope_right + slope_down;
    const float steepness = std::sqrt(1 + slope_right * slope_right + slope_down * slope_down);
    return facing / (steepness * kLightUp);
}

std::uint8_t byte_of(float value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0f, 255.0f)); }

}  // namespace

std::vector<Color> hillshade(const HeightMap& map, int width, int height, const Palette& palette,
                             float water) {
    assert(map.width() > 0 && map.depth() > 0 && width > 0 && height > 0);
    const HeightMap heights = resized(map, width, height);
    const auto [low, high] = std::ranges::minmax(heights.heights());
    const float range = std::max(high - low, 1.0f);
    // Exaggerates heights to 0.14 of the map's width.
    const float exaggeration = 0.14f * static_cast<float>(width) / range;
    const Tint tint(palette, low, high, water);
    std::vector<Color> pixels;
    pixels.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const auto at = [&](int dx, int dy) {
                return heights.at(std::clamp(x + dx, 0, width - 1), std::clamp(y + dy, 0, height - 1));
            };
            const float right = (at(1, 0) - at(-1, 0)) / 2 * exaggeration;
            const float down = (at(0, 1) - at(0, -1)) / 2 * exaggeration;
            const float slope = 0.4f + 0.6f * std::max(light_on(right, down), 0.0f);
            const float light = tint.drowned(at(0, 0)) ? 1 : slope;  // the water itself is flat
            const FloatColor color = tint(at(0, 0)) * light;
            pixels.push_back({byte_of(color.red), byte_of(color.green), byte_of(color.blue)});
        }
    return pixels;
}

}  // namespace terramorph
