// What tips draw on the land: how shots would fly, and what the last one has missed by.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "ui/captions/miss_mark.h"
#include "ui/screens/battle/tips/coach_words.h"
#include "ui/screens/battle/tips/tips.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kTipPathDot = 3.4f;  // units, a dot's radius
constexpr float kFirstFlightDot = 5;
constexpr Color kTipPathRim = {14, 30, 24, 170}, kFirstFlight = {255, 236, 160};
constexpr float kZoneReach = 1.5f;  // lengths of the barrel
constexpr int kZonePieces = 12;
constexpr float kTurnsReach = 1.75f;                   // likewise
constexpr float kTurnsFrom = 0.3f, kTurnsLong = 0.6f;  // radians beside the barrel
constexpr float kDotsApart = 4.5f;                     // radii
constexpr float kFade = 44;                            // units in which dots fade before they reach something

/// How clearly a dot is seen: it fades towards the room's edges and whatever stands there.
float clearness(const LabelRoom& room, Point dot, float fade) {
    const Rect& field = room.field();
    float far =
        std::min({dot.x - field.x, field.x + field.w - dot.x, dot.y - field.y, field.y + field.h - dot.y});
    for (const Rect& place : room.taken()) {
        const Point away = dot - place.nearest(dot);
        far = std::min(far, std::hypot(away.x, away.y) - fade / 4);
    }
    return std::clamp(far / fade, 0.0f, 1.0f);
}

/// Draws dots that are so many pixels apart; `dot` takes each one's place, and how far along the path it is:
/// 0 to 1.
template <class Draw>
void each_dot(const View& view, std::span<const Vec2<float>> path, float apart, Draw dot) {
    float left = apart;
    for (std::size_t k = 1; k < path.size(); ++k) {
        const Point from = view.point(path[k - 1]), way = view.point(path[k]) - from;
        const float long_ = std::hypot(way.x, way.y);
        for (; left < long_; left += apart)
            dot(from + way * (left / long_), static_cast<float>(k) / static_cast<float>(path.size()));
        left -= long_;
    }
}

/// With a dark rim beside it, not below it: a faint dot keeps its color.
void draw_path_dot(Canvas& canvas, Point at, float radius, Color color) {
    const float rim = std::max(1.0f, 0.3f * radius);
    canvas.ring(at, radius + rim, rim, with_alpha(kTipPathRim, 0.67f * static_cast<float>(color.a) / 255));
    canvas.circle(at, radius, color);
}

}  // namespace

void Tips::draw_path(Canvas& canvas, const Match& match, const View& view, const LabelRoom& room) const {
    draw_first_flight(canvas, view, room);
    draw_turns(canvas, match, view);
    draw_turn_zone(canvas, match, view);
    draw_miss(canvas, match, view, room);
    const std::span<const Vec2<float>> path = better_path(match);
    if (path.empty()) return;
    const Part part(canvas, "better_path");
    const float radius = std::max(1.3f, kTipPathDot * view.unit());
    const bool whole = coach_.path_shown(coached_, match) == 1;
    each_dot(view, path, kDotsApart * radius, [&](Point dot, float way) {
        const float end = whole ? 1 : 1 - way * way;
        const float shown = end * clearness(room, dot, kFade * view.unit());
        draw_path_dot(canvas, dot, radius, with_alpha(theme::kGood, shown));
    });
    const Point end = view.point(path.back());
    if (!whole || clearness(room, end, 1) < 1) return;
    canvas.ring(end, 4 * radius, 2 * radius, kTipPathRim);
    canvas.ring(end, 4 * radius, radius, theme::kGood);
}

/// The farther from the tank, the fainter and smaller.
void Tips::draw_first_flight(Canvas& canvas, const View& view, const LabelRoom& room) const {
    const std::span<const Vec2<float>> path = first_flight_.path();
    if (path.empty()) return;
    const Part part(canvas, "first_flight");
    const float radius = std::max(1.6f, kFirstFlightDot * view.unit());
    each_dot(view, path, kDotsApart * radius, [&](Point dot, float way) {
        const float clear = clearness(room, dot, kFade * view.unit());
        const float shown = first_flight_.strength() * (1 - 0.7f * way) * clear;
        draw_path_dot(canvas, dot, radius * (1 - 0.55f * way), with_alpha(kFirstFlight, shown));
    });
}

std::optional<MissMark> Tips::miss(const Match& match, const View& view) const {
    const Advice* const given = aiming_ && coached_ == match.player() ? advice(match) : nullptr;
    if (!given || !given->fell || given->backwards) return std::nullopt;
    const std::string words = miss_words(*given, match.player(player_of(given->mark)).name);
    if (words.empty()) return std::nullopt;
    const Ground& ground = match.battle().state().ground;
    const int column = std::clamp(static_cast<int>(given->fell->x), 0, ground.width() - 1);
    const float height = std::min(given->fell->y, to_columns(ground.top(column)));
    return MissMark{view.point({given->fell->x, height}), view.point(given->to), words,
                    player_color(match.player(coached_).color)};
}

void Tips::draw_miss(Canvas& canvas, const Match& match, const View& view, const LabelRoom& room) const {
    const std::optional<MissMark> mark = miss(match, view);
    if (!mark) return;
    const Part part(canvas, "miss");
    LabelRoom own = room;
    draw_miss_mark(canvas, *mark, own);
}

Rect Tips::turns_place(const Match& match, const View& view) const {
    if (lesson(match) != Lesson::turn) return {};
    const Point pivot = view.point(match.state().tank(match.player()).turret());
    const float far = 1.15f * kTurnsReach * kBarrelLength * tank_scale(view);
    return {pivot.x - far, pivot.y - far, 2 * far, far};
}

void Tips::draw_turns(Canvas& canvas, const Match& match, const View& view) const {
    if (lesson(match) != Lesson::turn) return;
    const Part part(canvas, "turns");
    const Tank& tank = match.state().tank(match.player());
    const Point pivot = view.point(tank.turret());
    const float barrel = static_cast<float>(tank.angle) / 1800 * std::numbers::pi_v<float>;
    const float radius = kTurnsReach * kBarrelLength * tank_scale(view);
    const float thick = std::max(2.5f, Scale(canvas)(6)), barb = 2.6f * thick;
    const auto at = [&](float turn, float far) {
        return pivot + Point{std::cos(turn), -std::sin(turn)} * far;
    };
    for (const float side : {-1.0f, 1.0f}) {
        const float from = barrel + side * kTurnsFrom, to = from + side * kTurnsLong;
        std::array<Point, kZonePieces + 1> arc;
        for (int k = 0; k <= kZonePieces; ++k)
            arc[k] = at(from + (to - from) * static_cast<float>(k) / kZonePieces, radius);
        const float tip = to + side * barb * 1.3f / radius;
        const std::array<Point, 3> head = {at(to, radius - barb), at(to, radius + barb), at(tip, radius)};
        canvas.line(arc, thick + 2, kTipPathRim);
        canvas.line(arc, thick, theme::kAccent);
        canvas.polygon(head, theme::kAccent);
    }
}

/// A green arc before the barrel.
void Tips::draw_turn_zone(Canvas& canvas, const Match& match, const View& view) const {
    const std::optional<RoughAim> about = rough(match);
    if (!about || about->turn == 0) return;
    const Part part(canvas, "turn_zone");
    const Tank& tank = match.state().tank(match.player());
    const Point pivot = view.point(tank.turret());
    const float radius = kZoneReach * kBarrelLength * tank_scale(view);
    std::array<Point, kZonePieces + 1> arc;
    for (int k = 0; k <= kZonePieces; ++k) {
        const float tenths = static_cast<float>(about->angle.from) +
                             static_cast<float>((about->angle.to - about->angle.from) * k) / kZonePieces;
        const float turn = tenths / 1800 * std::numbers::pi_v<float>;
        arc[k] = pivot + Point{std::cos(turn), -std::sin(turn)} * radius;
    }
    const float thick = std::max(3.0f, Scale(canvas)(7));
    canvas.line(arc, thick + 2, kTipPathRim);
    canvas.line(arc, thick, theme::kGood);
}

}  // namespace terramorph
