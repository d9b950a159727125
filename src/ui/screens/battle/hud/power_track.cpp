#include "ui/screens/battle/hud/power_track.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "base/text.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kTrackEmpty = {46, 42, 62}, kTrackFree = {72, 68, 90};
constexpr float kArcThick = 6;  // units
constexpr float kArcEnd = 20;   // degrees below the horizon
constexpr int kArcPieces = 24;
constexpr float kArcFigure = 20, kArcFigureHigh = 0.6f;  // units; of the radius, at most
constexpr Color kTrackPale = {255, 229, 141};
constexpr int kTrackTints = 14;

float arc_radius(const View& view) { return 1.35f * kHullHalfWidth * tank_scale(view); }

float part(int power) { return static_cast<float>(power) / kFullPower; }

/// From pale to the accent, which ends at the power.
void fill_track(Canvas& canvas, Rect place, float radius) {
    canvas.fill_rounded(place, std::min(radius, place.w / 2), kTrackPale);
    const float from = place.x + radius, wide = place.w - radius;
    if (wide <= 0) return;
    for (int k = 0; k < kTrackTints; ++k) {
        const float left = from + std::floor(wide * static_cast<float>(k) / kTrackTints);
        const float right = from + std::floor(wide * static_cast<float>(k + 1) / kTrackTints);
        canvas.fill({left, place.y, right - left, place.h},
                    mixed(kTrackPale, theme::kAccent, static_cast<float>(k) / (kTrackTints - 1)));
    }
}

void draw_ticks(Canvas& canvas, Rect place, float filled) {
    const float wide = std::max(1.0f, Scale(canvas)(1.5f)), high = place.h * 0.42f;
    for (int power = kFullPower / 10; power < kFullPower; power += kFullPower / 10) {
        const float x = std::floor(place.x + place.w * part(power));
        const Color color =
            x < filled ? with_alpha(theme::kBackground, 0.45f) : with_alpha(theme::kBright, 0.28f);
        canvas.fill({x, place.y + place.h - high, wide, high}, color);
    }
}

/// Across the track, and a little beyond it.
void draw_cursor(Canvas& canvas, Rect place, int power, Color color) {
    const float wide = std::max(2.0f, Scale(canvas)(5)), over = std::max(1.0f, std::floor(place.h * 0.12f));
    const float x = std::floor(place.x + place.w * part(power) - wide / 2);
    canvas.fill_rounded({x, place.y - over, wide, place.h + 2 * over}, wide / 2, color);
}

/// A green stretch of the track, with a brighter rim, through which the filling is seen.
void draw_zone(Canvas& canvas, Rect place, AimZone zone) {
    const Part own(canvas, "zone");
    const float from = std::floor(place.x + place.w * part(zone.from));
    const float wide = std::max(3.0f, std::floor(place.w * part(zone.to - zone.from)));
    const float over = std::max(2.0f, std::floor(place.h * 0.22f)), thick = std::max(1.5f, Scale(canvas)(3));
    const Rect stretch = {from, place.y - over, wide, place.h + 2 * over};
    canvas.fill_rounded(stretch, thick, with_alpha(theme::kGood, 0.55f));
    canvas.outline_rounded(stretch, thick, thick, theme::kGood);
}

/// Within the arc, which it explains.
Rect draw_figure(Canvas& canvas, Point foot, float radius, int power) {
    const float size = std::min(Scale(canvas).text(kArcFigure), kArcFigureHigh * radius);
    TextStyle style = {size, theme::kBright, Face::bold, Align::center};
    style.outline = std::max(1.5f, 0.14f * size);
    style.ink = theme::kBackground;
    const float wide = canvas.text_width(concat(power), style) + 2 * style.outline;
    const Rect place = {foot.x - wide / 2, foot.y + radius - 1.25f * size, wide, size};
    Part(canvas, "figure")->text({foot.x, place.y}, concat(power), style);
    return place;
}

}  // namespace

PowerShown power_shown(const Match& match, PlayerId player, int power) {
    const PastShot* const last = match.tally().last_shot(player);
    return {power, power_limit(match.battle().state(), tank_of(player)), last ? last->power : 0};
}

int power_at(Rect track, float x) {
    const float along = std::clamp((x - track.x) / std::max(1.0f, track.w), 0.0f, 1.0f);
    return static_cast<int>(std::lround(along * kFullPower));
}

void draw_power_track(Canvas& canvas, Rect place, const PowerShown& shown, int tried) {
    const float radius = std::min(place.h / 2, std::max(2.0f, Scale(canvas)(7)));
    canvas.fill_rounded(place, radius, kTrackEmpty);
    if (shown.limit > 0)
        canvas.fill_rounded({place.x, place.y, place.w * part(shown.limit), place.h}, radius, kTrackFree);
    const float filled = place.w * part(shown.power);
    if (filled >= 1) fill_track(canvas, {place.x, place.y, filled, place.h}, radius);
    draw_ticks(canvas, place, place.x + filled);
    if (shown.zone) draw_zone(canvas, place, *shown.zone);
    if (tried > 0) draw_cursor(canvas, place, tried, theme::kGood);
    draw_cursor(canvas, place, shown.power, theme::kBright);
    if (shown.last == 0) return;
    const float size = std::max(3.0f, Scale(canvas)(6)), at = place.x + place.w * part(shown.last);
    const std::array<Point, 3> tip = {
        {{at, place.y - 1}, {at - size, place.y - 1 - size}, {at + size, place.y - 1 - size}}};
    canvas.polygon(tip, theme::kText);
}

float power_arc_reach(const View& view) {
    const Scale scale(static_cast<float>(view.width), static_cast<float>(view.height));
    return arc_radius(view) + scale(kArcThick);
}

Rect draw_power_arc(Canvas& canvas, const View& view, const BodyState& tank, const PowerShown& shown) {
    const Point foot = view.point(tank.at);
    const float radius = arc_radius(view);
    const float thick = std::max(2.5f, Scale(canvas)(kArcThick));
    const auto place = [&](float along, float out) {
        const float turn = (kArcEnd + (1 - along) * (180 - 2 * kArcEnd)) * std::numbers::pi_v<float> / 180;
        return foot + Point{std::cos(turn), std::sin(turn)} * (radius + out);
    };
    const auto draw = [&](int from, int to, float more, Color color) {
        std::array<Point, kArcPieces + 1> points;
        for (int k = 0; k <= kArcPieces; ++k)
            points[k] = place(part(from) + part(to - from) * static_cast<float>(k) / kArcPieces, 0);
        canvas.line(points, thick + more, color);
    };
    draw(0, shown.limit, 2, with_alpha(theme::kBackground, 0.6f));
    draw(0, shown.limit, 0, with_alpha(theme::kBright, 0.3f));
    if (shown.power > 0) draw(0, shown.power, 0, theme::kAccent);
    if (shown.zone) draw(shown.zone->from, shown.zone->to, 2, theme::kGood);
    const Rect figure = draw_figure(canvas, foot, radius - thick, shown.power);
    if (shown.last == 0) return figure;
    const float last = part(shown.last);
    canvas.line(place(last, -thick), place(last, thick), std::max(1.2f, Scale(canvas)(2)), theme::kBright);
    return figure;
}

}  // namespace terramorph
