#include "ui/terrain_sketch.h"
#include "terrain/palette.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/layout.h"
#include "ui/theme.h"

namespace terramorph {

namespace {

constexpr int kRidges = 7;
constexpr int kRidgesAcrossWidth = 32;  // their spacing, as a part of the level's width
constexpr float kEyeDistance = 0.45f;   // in level widths
constexpr int kUsualHeight = 1024;      // columns
constexpr float kPixelsApart = 2;       // points of an outline
constexpr float kAboveLand = 0.16f;     // of the horizon over the land's mean height

int spacing_in(const LevelSettings& level) { return std::max(1, level.width() / kRidgesAcrossWidth); }

float size_at(int ridge) {
    return kEyeDistance / (kEyeDistance + static_cast<float>(ridge) / kRidgesAcrossWidth);
}

/// How much of the level's height is shown, in 1/16 column: all of it, unless nearly all of that is sky.
float height_shown(const LevelSettings& level, const std::vector<int>& surface) {
    const int highest = *std::max_element(surface.begin(), surface.end());
    return static_cast<float>(
        std::min(level.level_height() * kSub, std::max(kUsualHeight * kSub, highest * 4 / 3)));
}

float mean_of(const std::vector<float>& heights) {
    double sum = 0;
    for (const float height : heights) sum += static_cast<double>(height);
    return static_cast<float>(sum / static_cast<double>(heights.size()));
}

void draw_sky(Canvas& canvas, Rect place, const Palette& colors) {
    Rect lower = place;
    const Rect upper = take_top(lower, std::floor(place.h * 0.45f));
    canvas.gradient(upper, colors.zenith, colors.sky);
    canvas.gradient(lower, colors.sky, colors.horizon);
}

/// What lies between a line from left to right and the lower edge of the place.
void fill_below(Canvas& canvas, std::vector<Point> line, Rect place, float deeper, Color color) {
    const float bottom = place.y + place.h;
    for (Point& point : line) point.y = std::min(point.y + deeper, bottom);
    line.push_back({line.back().x, bottom});
    line.push_back({line.front().x, bottom});
    canvas.polygon(line, color);
}

}  // namespace

void LevelSketch::show(const LevelSettings& level) {
    if (!rough_ && level == level_) return;
    level_ = level;
    rough_ = false;
    take(level, ridgelines(level.terrain, level.cut, kRidges, spacing_in(level)));
}

void LevelSketch::show_roughly(const LevelSettings& level, const HeightMap& map) {
    rough_ = true;
    std::vector<std::vector<float>> lines;
    for (int k = 0; k <= kRidges; ++k) {
        const double behind = static_cast<double>(k) * spacing_in(level) / (level.terrain.depth - 1);
        if (k > 0 && behind > level.cut.position) break;
        lines.push_back(cross_section(map, {level.cut.position - behind, 0}));
    }
    take(level, lines);
}

void LevelSketch::take(const LevelSettings& level, const std::vector<std::vector<float>>& lines) {
    lines_.clear();
    std::vector<std::vector<int>> surfaces;
    for (const auto& heights : lines) surfaces.push_back(surface_of(level, heights));
    const float shown = height_shown(level, surfaces.front());
    for (const std::vector<int>& surface : surfaces) {
        lines_.emplace_back(surface.size());
        std::transform(surface.begin(), surface.end(), lines_.back().begin(),
                       [&](int height) { return static_cast<float>(height) / shown; });
    }
    horizon_ = std::min(0.9f, mean_of(lines_.back()) + kAboveLand);
}

void LevelSketch::draw(Canvas& canvas, Rect place) const {
    const Scale scale(canvas);
    canvas.push_clip(place);
    draw_sky(canvas, place, level_.planet.palette);
    for (std::size_t k = lines_.size(); k-- > 1;) {
        const float haze = static_cast<float>(k) / kRidges;
        const Color color = mixed(level_.planet.palette.near_ridge, level_.planet.palette.far_ridge,
                                  haze * haze * 0.3f + haze * 0.6f);
        fill_below(canvas, outline(lines_[k], place, size_at(static_cast<int>(k)), horizon_), place, 0,
                   color);
    }
    const std::vector<Point> surface = outline(lines_.front(), place, 1, 0);
    constexpr std::array kDepths = {0.0f, 0.1f, 0.24f};
    for (std::size_t k = 0; k < kDepths.size(); ++k)
        fill_below(canvas, surface, place, kDepths[k] * place.h, level_.planet.palette.earth[k]);
    canvas.line(surface, std::max(2.0f, scale(4)), level_.planet.palette.grass);
    canvas.pop_clip();
    canvas.round_off(place, scale(theme::kRadius), theme::kBackground);
}

std::vector<Point> LevelSketch::outline(const Heights& heights, Rect place, float size, float horizon) const {
    const int steps = std::max(1, static_cast<int>(place.w / kPixelsApart));
    std::vector<Point> points;
    for (int k = 0; k <= steps; ++k) {
        const float part = static_cast<float>(k) / static_cast<float>(steps);
        const auto column = static_cast<std::size_t>(part * static_cast<float>(heights.size() - 1));
        const float height = horizon + (heights[column] - horizon) * size;
        points.push_back({place.x + part * place.w, place.y + (1 - height) * place.h});
    }
    return points;
}

}  // namespace terramorph
