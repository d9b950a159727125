#include "ui/camera/overview.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "battle/motion/going.h"
#include "ui/landscape/earth/earth_color.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kOverviewEdge = 8;     // units, of the plate around it
constexpr float kNearlyAll = 0.9f;     // of the level's width
constexpr float kSkyAbove = 1.3f;      // of the highest ground
constexpr float kGrassHigh = 0.03f;    // of the map
constexpr float kOverviewDots = 3;     // pixels at least between two dots
constexpr float kOverviewMark = 7.5f;  // units

/// A column of pixels, from the sky to the earth.
struct MapColors {
    const Palette& palette;
    int height;

    Color sky(int y) const {
        const float part = static_cast<float>(y) / static_cast<float>(height);
        return part < 0.5f ? mixed(palette.zenith, palette.sky, 2 * part)
                           : mixed(palette.sky, palette.horizon, 2 * part - 1);
    }
    Color earth(float below) const {
        const auto& strata = palette.earth;
        const float deep = std::clamp(below / static_cast<float>(height) * 2, 0.0f, 0.999f);
        return strata[static_cast<std::size_t>(deep * static_cast<float>(strata.size()))];
    }
};

/// Something that changes when the water does.
std::int64_t mark_of_water(const BattleState& battle) {
    if (!battle.basins) return battle.water.count();
    std::int64_t mark = battle.basins->parcels().empty() ? 0 : battle.tick.count();
    for (const int basin : battle.basins->held()) mark += battle.basins->volume(basin) * (basin + 1);
    return mark;
}

}  // namespace

bool Overview::is_idle(const View& view, int level_width) {
    return static_cast<float>(view.width) / view.scale > kNearlyAll * static_cast<float>(level_width);
}

Point Overview::at(Vec2<float> place) const {
    return {inside_.x + place.x / columns_ * inside_.w, inside_.y + inside_.h - place.y / high_ * inside_.h};
}

void Overview::paint(const Match& match, int width, int height) {
    const Ground& ground = match.battle().state().ground;
    if (land_.width() == width && land_.height() == height && revision_ == ground.revision() &&
        water_ == mark_of_water(match.battle().state()))
        return;
    if (land_.width() != width || land_.height() != height) land_ = Image(width, height);
    revision_ = ground.revision();
    water_ = mark_of_water(match.battle().state());
    columns_ = static_cast<float>(ground.width());
    high_ = std::max(kSkyAbove * to_columns(ground.highest(0, ground.width())),
                     columns_ * static_cast<float>(height) / static_cast<float>(width));
    const MapColors colors = {match.level().planet.palette, height};
    const float grass = std::max(1.5f, kGrassHigh * static_cast<float>(height));
    std::vector<std::uint32_t> skies(static_cast<std::size_t>(height));
    for (int y = 0; y < height; ++y) skies[static_cast<std::size_t>(y)] = packed(colors.sky(y));
    const auto row_of = [&](float above) { return static_cast<float>(height) * (1 - above / high_); };
    for (int x = 0; x < width; ++x) {
        const int column =
            static_cast<int>((static_cast<float>(x) + 0.5f) / static_cast<float>(width) * columns_);
        const int inside = std::min(column, ground.width() - 1);
        const float top = row_of(to_columns(ground.top(inside)));
        const bool road = cover_at(match.battle().state(), inside) == LandCover::road;
        const Color cover = road ? road_color(colors.palette) : colors.palette.grass;
        const float lake = row_of(to_columns(water_over(match.battle().state(), inside)));
        for (int y = 0; y < height; ++y) {
            const auto below = static_cast<float>(y) - top;
            const bool dry = static_cast<float>(y) < lake;
            if (dry && below <= -1) {
                land_.row(y)[x] = skies[static_cast<std::size_t>(y)];
                continue;
            }
            const Color behind = dry ? colors.sky(y) : with_alpha(colors.palette.deep_water, 1);
            const Color land = below < grass ? cover : colors.earth(below);
            land_.row(y)[x] = packed(mixed(behind, land, std::clamp(below + 1, 0.0f, 1.0f)));
        }
    }
}

void Overview::draw_frame(Canvas& canvas, const View& view) const {
    const Scale scale(canvas);
    const Point from = at({view.left, view.height_at(0)}),
                to = at({view.column_at(static_cast<float>(view.width)), view.bottom});
    const float right = inside_.x + inside_.w, bottom = inside_.y + inside_.h;
    const float left = std::max(from.x, inside_.x), top = std::max(from.y, inside_.y);
    const Rect seen = {left, top, std::min(to.x, right) - left, std::min(to.y, bottom) - top};
    canvas.fill(seen, with_alpha(theme::kBright, 0.14f));
    canvas.outline_rounded(seen, scale(3), std::max(1.0f, scale(2)), theme::kBright);
}

void Overview::draw_shot(Canvas& canvas, std::span<const Trails::Dot> shot) const {
    const Scale scale(canvas);
    Point last = {-kOverviewDots, 0};
    for (const Trails::Dot& each : shot) {
        const Point dot = at(each.at), way = dot - last;
        if (std::max(std::abs(way.x), std::abs(way.y)) < std::max(kOverviewDots, scale(5))) continue;
        last = dot;
        canvas.circle(dot, std::max(0.8f, scale(1.4f)), with_alpha(theme::kBright, 0.85f));
    }
}

/// What falls is thin.
void Overview::draw_drive(Canvas& canvas, std::span<const DrivingLine::Piece> drive, Color color) {
    const float thick = std::max(1.5f, Scale(canvas)(3));
    for (const DrivingLine::Piece& piece : drive) {
        points_.clear();
        for (const Vec2<float> place : piece.places) points_.push_back(at(place));
        canvas.line(points_, piece.falls ? thick / 2 : thick, color);
    }
}

void Overview::draw(Canvas& canvas, const Match& match, const View& view, const OverviewPaths& paths,
                    Rect place) {
    const Part part(canvas, "overview");
    const Scale scale(canvas);
    const float edge = std::max(3.0f, scale(kOverviewEdge));
    inside_ = {place.x + edge, place.y + edge, std::floor(place.w - 2 * edge),
               std::floor(place.h - 2 * edge)};
    paint(match, static_cast<int>(inside_.w), static_cast<int>(inside_.h));
    canvas.fill_rounded(place, scale(10), theme::kPlate);
    canvas.image(land_, static_cast<int>(inside_.x), static_cast<int>(inside_.y));
    canvas.push_clip(inside_);
    draw_frame(canvas, view);
    draw_drive(canvas, paths.drive, player_color(match.player(match.player()).color));
    draw_shot(canvas, paths.shot);
    const float mark = std::max(3.0f, scale(kOverviewMark));
    for (const PlayerId number : ids<PlayerId>(match.settings().players)) {
        const Tank& tank = match.state().tank(number);
        if (!tank.alive) continue;
        const Player& player = match.player(number);
        const Point middle = at(tank.body.at) - Point{0, mark * 0.6f};
        draw_emblem(canvas, middle, mark + std::max(1.0f, scale(2)), player.emblem, theme::kBackground);
        draw_emblem(canvas, middle, mark, player.emblem, player_color(player.color));
    }
    canvas.pop_clip();
}

}  // namespace terramorph
