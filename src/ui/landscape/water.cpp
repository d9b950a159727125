#include "ui/landscape/water.h"

#include <algorithm>
#include <cmath>

#include "paint/pixel.h"

namespace terramorph {

namespace {

// In pixels of a picture of 1600 x 900.
constexpr float kWaterStep = 7;  // between the corners of the waves' line
constexpr float kWave = 1.5f;    // high, above and below the mean
constexpr float kFoam = 3;       // thick
constexpr float kShore = 24;     // distance from the shore to the full height of waves

/// The height of waves at a place and time: -1 .. 1.
float wave_at(float column, double time) {
    const auto t = static_cast<float>(std::fmod(time, 4096.0));
    return 0.6f * std::sin(column * 0.045f + t * 1.1f) + 0.4f * std::sin(column * 0.083f - t * 1.7f);
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

void draw_wave(Canvas& canvas, float from, float to, float water, const View& view, Color foam, double time,
               std::vector<Point>& line) {
    const float unit = view.unit(), y = view.y_of(water);
    const auto open = [&](float x) {
        return std::clamp(std::min(x - from, to - x) / (kShore * unit), 0.0f, 1.0f);
    };
    line.clear();
    for (float x = from; x < to + kWaterStep * unit; x += kWaterStep * unit) {
        const float at = std::min(x, to);
        line.push_back({at, y + wave_at(view.column_at(at), time) * kWave * unit * open(at)});
    }
    const float thick = std::max(1.5f, kFoam * unit);
    for (std::size_t k = line.size(); k-- > 0;)
        line.push_back({line[k].x, line[k].y + thick * open(line[k].x)});
    canvas.polygon(line, foam);
}

void draw_waves(Canvas& canvas, const Ground& ground, float water, const View& view, const Palette& palette,
                double time) {
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
        draw_wave(canvas, from, std::min(x, width), water, view, palette.foam, time, line);
        from = -1;
    }
}

}  // namespace terramorph
