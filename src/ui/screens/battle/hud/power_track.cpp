#include "ui/screens/battle/hud/power_track.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "ui/captions/fall_of_shot.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kTrackEmpty = {46, 42, 62}, kTrackFree = {72, 68, 90};
constexpr float kArcThick = 6;  // units
constexpr float kArcEnd = 20;   // degrees below the horizon
constexpr int kArcPieces = 24;

float arc_radius(const View& view) { return 1.35f * kHullHalfWidth * tank_scale(view); }

float part(int power) { return static_cast<float>(power) / kFullPower; }

}  // namespace

PowerShown power_shown(const Match& match, PlayerId player, int power) {
    const PastShot* const last = last_shot(match, player);
    return {power, power_limit(match.battle().state(), tank_of(player)), last ? last->power : 0};
}

void draw_power_track(Canvas& canvas, Rect place, const PowerShown& shown) {
    canvas.fill(place, kTrackEmpty);
    canvas.fill({place.x, place.y, place.w * part(shown.limit), place.h}, kTrackFree);
    canvas.fill({place.x, place.y, place.w * part(shown.power), place.h}, theme::kAccent);
    if (shown.last == 0) return;
    const float size = std::max(3.0f, Scale(canvas)(7)), at = place.x + place.w * part(shown.last);
    const std::array<Point, 3> tip = {
        {{at, place.y}, {at - size, place.y - size}, {at + size, place.y - size}}};
    canvas.polygon(tip, theme::kText);
}

float power_arc_reach(const View& view) {
    const Scale scale(static_cast<float>(view.width), static_cast<float>(view.height));
    return arc_radius(view) + scale(kArcThick);
}

void draw_power_arc(Canvas& canvas, const View& view, const BodyState& tank, const PowerShown& shown) {
    const Point foot = view.point(tank.at);
    const float radius = arc_radius(view);
    const float thick = std::max(2.5f, Scale(canvas)(kArcThick));
    const auto place = [&](float along, float out) {
        const float turn = (kArcEnd + (1 - along) * (180 - 2 * kArcEnd)) * std::numbers::pi_v<float> / 180;
        return foot + Point{std::cos(turn), std::sin(turn)} * (radius + out);
    };
    const auto draw = [&](int power, float more, Color color) {
        std::array<Point, kArcPieces + 1> points;
        for (int k = 0; k <= kArcPieces; ++k)
            points[k] = place(part(power) * static_cast<float>(k) / kArcPieces, 0);
        canvas.line(points, thick + more, color);
    };
    draw(shown.limit, 2, with_alpha(theme::kBackground, 0.6f));
    draw(shown.limit, 0, with_alpha(theme::kBright, 0.3f));
    if (shown.power > 0) draw(shown.power, 0, theme::kAccent);
    if (shown.last == 0) return;
    const float last = part(shown.last);
    canvas.line(place(last, -thick), place(last, thick), std::max(1.2f, Scale(canvas)(2)), theme::kBright);
}

}  // namespace terramorph
