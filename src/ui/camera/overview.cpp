#include "ui/camera/overview.h"

#include <algorithm>
#include <cmath>

#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kOverviewWide = 230, kOverviewLow = 34, kOverviewHigh = 84;  // units
constexpr float kOverviewEdge = 28;                                          // from the window's
constexpr float kNearlyAll = 0.9f;                                           // of the level's width
constexpr float kSkyAbove = 1.25f;                                           // of the highest ground

float highest(const Ground& ground) { return to_columns(ground.highest(0, ground.width())); }

}  // namespace

Rect overview_place(const Canvas& canvas, const Match& match, const View& view, float foot) {
    const auto width = static_cast<float>(match.level().width());
    if (static_cast<float>(view.width) / view.scale > kNearlyAll * width) return {};
    const Scale scale(canvas);
    const float wide = std::floor(scale(kOverviewWide));
    const float high = wide * kSkyAbove * highest(match.battle().state().ground) / width;
    const float fits = std::floor(std::clamp(high, scale(kOverviewLow), scale(kOverviewHigh)));
    return {canvas.width() - scale(kOverviewEdge) - wide, foot - scale(10) - fits, wide, fits};
}

void draw_overview(Canvas& canvas, const Match& match, const View& view, float foot) {
    const Rect place = overview_place(canvas, match, view, foot);
    if (place.w <= 0) return;
    const Part part(canvas, "overview");
    const Scale scale(canvas);
    const Ground& ground = match.battle().state().ground;
    const auto width = static_cast<float>(ground.width());
    const float high = kSkyAbove * highest(ground);
    const auto at = [&](Vec2<float> there) {
        return Point{place.x + there.x / width * place.w, place.y + place.h - there.y / high * place.h};
    };
    canvas.fill_rounded(place.inset(-scale(4)), scale(6), theme::kPlate);
    canvas.push_clip(place);
    const Color earth = match.level().planet.palette.grass_shade;
    for (float x = 0; x < place.w; ++x) {
        const int column = std::min(static_cast<int>(x / place.w * width), ground.width() - 1);
        const float top = at({0, to_columns(ground.top(column))}).y;
        canvas.fill({place.x + x, std::floor(top), 1, place.y + place.h - std::floor(top)}, earth);
    }
    const Point from = at({view.left, view.height_at(0)}),
                to = at({view.column_at(static_cast<float>(view.width)), view.bottom});
    const float thick = std::max(1.0f, scale(2));
    const float top = std::max(from.y, place.y), low = std::min(to.y, place.y + place.h);
    canvas.outline_rounded({from.x, top, to.x - from.x, low - top}, scale(3), thick, theme::kBright);
    for (const PlayerId player : ids<PlayerId>(match.settings().players)) {
        const Tank& tank = match.state().tank(player);
        if (!tank.alive) continue;
        const Point middle = at(tank.body.at) - Point{0, scale(3)};
        canvas.circle(middle, std::max(2.5f, scale(5)), theme::kBackground);
        canvas.circle(middle, std::max(1.8f, scale(3.6f)), player_color(match.player(player).color));
    }
    canvas.pop_clip();
}

}  // namespace terramorph
