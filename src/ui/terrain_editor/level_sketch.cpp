#include "ui/terrain_editor/level_sketch.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/trig.h"
#include "ui/landscape/panorama.h"
#include "ui/terrain_editor/map_features.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr int kRidges = 7;
constexpr int kRidgesAcrossWidth = 32;       // their spacing, as a part of the level's width
constexpr float kSketchEyeDistance = 0.45f;  // in level widths
constexpr int kUsualHeight = 1024;           // columns
constexpr float kPixelsApart = 2;            // points of an outline
constexpr float kSketchAboveLand = 0.16f;    // of the horizon over the land's mean height

int ridges_apart(const LevelSettings& level) { return std::max(1, level.width() / kRidgesAcrossWidth); }

float size_at(int ridge) {
    return kSketchEyeDistance / (kSketchEyeDistance + static_cast<float>(ridge) / kRidgesAcrossWidth);
}

/// The part of the level's height that's shown, in columns: all of it, unless most is sky.
float height_shown(const LevelSettings& level, const std::vector<Sixteenths>& surface) {
    const Sixteenths highest = *std::max_element(surface.begin(), surface.end());
    return to_columns(
        std::min(level.level_height() * kColumn, std::max(kUsualHeight * kColumn, highest * 4 / 3)));
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

/// Draws translucent water from `top` down.
void draw_water(Canvas& canvas, Rect place, float top, const Palette& colors) {
    if (top >= place.h) return;
    take_top(place, std::max(0.0f, top));
    canvas.fill(place, colors.water);
    for (const float part : {0.4f, 0.75f})
        canvas.fill({place.x, place.y + place.h * part, place.w, place.h * (1 - part)},
                    with_alpha(colors.deep_water, 0.4f));
    canvas.fill(take_top(place, 2), colors.foam);
}

/// Fills the area between a line and the lower edge of the place.
void fill_below(Canvas& canvas, std::vector<Point> line, Rect place, float deeper, Color color) {
    const float bottom = place.y + place.h;
    for (Point& point : line) point.y = std::min(point.y + deeper, bottom);
    line.push_back({line.back().x, bottom});
    line.push_back({line.front().x, bottom});
    canvas.polygon(line, color);
}

/// The height of a coarse map at a part of its width and depth.
float height_at(const HeightMap& map, double across, double down) {
    const double x = std::clamp(across, 0.0, 1.0) * (map.width() - 1);
    const double y = std::clamp(down, 0.0, 1.0) * (map.depth() - 1);
    const int i = static_cast<int>(x), j = static_cast<int>(y);
    const int right = std::min(i + 1, map.width() - 1), below = std::min(j + 1, map.depth() - 1);
    const auto part_x = static_cast<float>(x - i), part_y = static_cast<float>(y - j);
    const float upper = map.at(i, j) + (map.at(right, j) - map.at(i, j)) * part_x;
    const float lower = map.at(i, below) + (map.at(right, below) - map.at(i, below)) * part_x;
    return upper + (lower - upper) * part_y;
}

/// The heights along the cut, moved back by some columns.
std::vector<float> rough_line(const LevelSettings& level, const HeightMap& map, int behind) {
    const MapSettings& terrain = level.terrain;
    const double angle = level.cut.angle * kPi / 180;
    const Vec2<double> back = Vec2<double>{-std::sin(angle), -std::cos(angle)} * behind;
    std::vector<float> heights;
    for (int k = 0; k < map.width(); ++k) {
        const int column = static_cast<int>(std::int64_t{k} * (terrain.width - 1) / (map.width() - 1));
        const Vec2<double> place = place_on_map(terrain.width, terrain.depth, level.cut, column) + back;
        heights.push_back(height_at(map, place.x / (terrain.width - 1), place.y / (terrain.depth - 1)));
    }
    return heights;
}

/// True if the middle of the cut, moved back, is on the map.
bool on_map(const LevelSettings& level, int behind) {
    const double angle = level.cut.angle * kPi / 180, half = level.width() / 2.0;
    const double row = cut_row(level.terrain, level.cut) - std::cos(angle) * behind;
    return row >= 0 && std::fabs(std::sin(angle)) * behind <= half;
}

}  // namespace

void LevelSketch::show(const LevelSettings& level) {
    if (!rough_ && level == level_) return;
    level_ = level;
    rough_ = false;
    take(level, ridgelines(level.terrain, level.cut, kRidges, ridges_apart(level)));
}

void LevelSketch::show_roughly(const LevelSettings& level, const HeightMap& map) {
    level_ = level;
    rough_ = true;
    std::vector<std::vector<float>> lines;
    for (int k = 0; k <= kRidges && (k == 0 || on_map(level, k * ridges_apart(level))); ++k)
        lines.push_back(rough_line(level, map, k * ridges_apart(level)));
    take(level, lines);
}

void LevelSketch::take(const LevelSettings& level, const std::vector<std::vector<float>>& lines) {
    lines_.clear();
    std::vector<std::vector<Sixteenths>> surfaces;
    for (const auto& heights : lines) surfaces.push_back(surface_of(level, heights));
    const float shown = height_shown(level, surfaces.front());
    for (const std::vector<Sixteenths>& surface : surfaces) {
        lines_.emplace_back(surface.size());
        std::transform(surface.begin(), surface.end(), lines_.back().begin(),
                       [&](Sixteenths height) { return to_columns(height) / shown; });
    }
    features_ = features_near(level.terrain, level.cut, -kOnTheLevel, kOnTheLevel);
    water_ = to_columns(water_surface(level)) / shown;
    horizon_ = std::min(0.9f, mean_of(lines_.back()) + kSketchAboveLand);
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
    draw_water(canvas, place, (1 - water_) * place.h, level_.planet.palette);
    const std::vector<Point> surface = outline(lines_.front(), place, 1, 0);
    constexpr std::array kDepths = {0.0f, 0.13f, 0.3f};
    for (std::size_t k = 0; k < kDepths.size(); ++k)
        fill_below(canvas, surface, place, kDepths[k] * place.h, level_.planet.palette.earth[k]);
    canvas.line(surface, std::max(2.0f, scale(4)), level_.planet.palette.grass);
    draw_features(canvas, place);
    canvas.pop_clip();
}

/// Features are enlarged to be visible; those under water aren't drawn.
void LevelSketch::draw_features(Canvas& canvas, Rect place) const {
    const float size = std::max(3.0f, Scale(canvas)(6));
    const Heights& surface = lines_.front();
    for (const Standing& thing : features_) {
        const auto part = static_cast<float>(thing.column / (level_.width() - 1));
        const auto at = static_cast<std::size_t>(part * static_cast<float>(surface.size() - 1));
        if (surface[at] < water_) continue;
        draw_feature(canvas, {place.x + part * place.w, place.y + (1 - surface[at]) * place.h - size}, size,
                     thing.feature);
    }
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
