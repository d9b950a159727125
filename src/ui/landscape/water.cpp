#include "ui/landscape/water.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/index.h"
#include "paint/pixel.h"
#include "ui/landscape/lakes/ripples.h"

namespace terramorph {

namespace {

// In pixels of a picture of 1600 x 900.
constexpr float kWaterStep = 5;                      // between the corners of the waves' line
constexpr float kWave = 2.1f;                        // high, above the level and again as much
constexpr float kFoam = 1.8f, kMoreFoam = 1.5f;      // thick, and more where it has gathered
constexpr float kShoreFoam = 3.4f;                   // at the shore
constexpr float kSoftFoam = 4.5f, kSoftSeen = 0.3f;  // below it
constexpr float kShore = 30;                         // distance from the shore to the full height of waves

/// The height of waves at a place and time: -1 .. 1.
float wave_at(float column, double time) {
    const auto t = static_cast<float>(std::fmod(time, 4096.0));
    return 0.6f * std::sin(column * 0.045f + t * 1.1f) + 0.4f * std::sin(column * 0.083f - t * 1.7f);
}

/// How much foam has gathered there, 0 .. 1: it drifts in patches.
float foam_at(float column, double time) {
    const auto t = static_cast<float>(std::fmod(time, 4096.0));
    const float patch = 0.5f + 0.5f * std::sin(column * 0.061f - t * 0.35f + 2 * std::sin(column * 0.017f));
    return patch * (0.6f + 0.4f * std::sin(column * 0.31f + t * 0.9f));
}

}  // namespace

WaterRows::WaterRows(float water, const View& view, const Palette& palette) {
    const float surface = water > 0 ? view.y_of(water) : static_cast<float>(view.height);
    top = std::clamp(static_cast<int>(std::floor(surface)), 0, view.height);
    for (int y = top; y < view.height; ++y) {
        const float depth = static_cast<float>(y) + 0.5f - surface;
        const Color color = mixed(palette.water, palette.deep_water, depth / (kDeepWater * view.unit()));
        const float share = std::clamp(depth + 0.5f, 0.0f, 1.0f) * static_cast<float>(color.a) / 255;
        colors.push_back(packed(color));
        covers.push_back(static_cast<std::uint32_t>(share * 256));
    }
}

std::uint32_t WaterRows::over(std::uint32_t pixel, int y) const {
    const auto row = static_cast<std::size_t>(y - top);
    return blended(pixel, colors[row], covers[row]);
}

/// Water stands up to the waves' line, and foam lies on that: most of it at the shore.
void draw_wave(Canvas& canvas, float from, float to, float water, const View& view, const Palette& palette,
               const Waves& waves, std::vector<Point>& line, const Bed& bed) {
    const float unit = view.unit(), level = view.y_of(water);
    const auto openness = [&](float x) {
        return std::clamp(std::min(x - from, to - x) / (kShore * unit), 0.0f, 1.0f);
    };
    const auto bed_at = [&](float x) {
        if (bed.heights.empty()) return std::numeric_limits<float>::max();
        const int column = static_cast<int>(view.column_at(x)) - bed.x0;
        return view.y_of(bed.heights[at(std::clamp(column, 0, static_cast<int>(bed.heights.size()) - 1))]);
    };
    line.clear();
    for (float x = std::max(from, -kShore * unit);
         x < std::min(to, canvas.width() + kShore * unit) + kWaterStep * unit; x += kWaterStep * unit) {
        const float at = std::min(x, to), column = view.column_at(at);
        float high = kWave * unit * (1 + wave_at(column, waves.time));
        if (waves.ripples) high += view.scale * waves.ripples->height_at(column, water);
        line.push_back({at, level - high * openness(at)});
    }
    const std::size_t crests = line.size();
    const auto lay = [&](auto low, Color color) {
        line.resize(crests);
        for (std::size_t k = crests; k-- > 0;)
            line.push_back({line[k].x, std::min(low(line[k]), std::max(line[k].y, bed_at(line[k].x)))});
        canvas.polygon(line, color);
    };
    const auto foam = [&](Point crest) {
        return unit * (kFoam + kMoreFoam * foam_at(view.column_at(crest.x), waves.time) +
                       kShoreFoam * (1 - openness(crest.x)));
    };
    lay([&](Point crest) { return std::max(crest.y, level); }, palette.water);
    lay([&](Point crest) { return crest.y + foam(crest) + kSoftFoam * unit; },
        with_alpha(palette.foam, kSoftSeen));
    lay([&](Point crest) { return crest.y + std::max(1.0f, foam(crest)); }, palette.foam);
}

void draw_waves(Canvas& canvas, const Ground& ground, float water, const View& view, const Palette& palette,
                const Waves& waves) {
    if (water <= 0) return;
    const Sixteenths height = Sixteenths::truncated(water) - Sixteenths{1};
    const float step = std::max(1.0f, 2 * view.unit());
    const auto width = static_cast<float>(view.width);
    float from = -1;
    std::vector<Point> line;
    for (float x = 0; x < width + step; x += step) {
        const int column = static_cast<int>(view.column_at(x));
        const bool open =
            x < width && column >= 0 && column < ground.width() && !ground.solid(column, height);
        if (open && from < 0) from = x;
        if (open || from < 0) continue;
        const float beyond = 2 * kShore * view.unit();  // it goes on beside the picture
        draw_wave(canvas, from > 0 ? from : -beyond, x < width ? x : width + beyond, water, view, palette,
                  waves, line);
        from = -1;
    }
}

}  // namespace terramorph
