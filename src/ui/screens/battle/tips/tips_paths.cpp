// What tips draw on the land: how shots would fly, and what the last one has missed by.
#include <algorithm>
#include <array>
#include <cmath>

#include "base/trig.h"
#include "ui/captions/dots.h"
#include "ui/captions/miss_mark.h"
#include "ui/screens/battle/tips/coach_words.h"
#include "ui/screens/battle/tips/tips.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kTipPathDot = 2.9f;  // units, a dot's radius
constexpr float kFirstFlightDot = 5;
constexpr Color kFirstFlight = {255, 236, 160};
constexpr float kZoneReach = 1.5f;  // lengths of the barrel
constexpr int kZonePieces = 12;
constexpr float kTurnsReach = 1.75f;                 // likewise
constexpr float kTurnsFrom = 170, kTurnsLong = 340;  // tenths of a degree beside the barrel
constexpr float kTurnsBarb = 2.6f;                   // of an arrow, in lines
constexpr float kDotsApart = 4.5f;                   // radii
constexpr float kTapers = 0.55f;                     // of a dot, where a path ends that goes on
constexpr float kFade = 44;                          // units in which dots fade before they reach something

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

/// The circle around a turret that is so many barrels away from it.
class BarrelCircle {
  public:
    BarrelCircle(const Tank& tank, const View& view, float reach)
        : middle_(view.point(tank.turret())), radius_(reach * kBarrelLength * tank_scale(view)) {}

    Point middle() const { return middle_; }
    float radius() const { return radius_; }
    /// Where a barrel points at this angle (tenths of a degree), or so many pixels farther out.
    Point at(float tenths, float out = 0) const {
        const float turn = tenths / kHalfTurn * kFloatPi;
        return middle_ + Point{std::cos(turn), -std::sin(turn)} * (radius_ + out);
    }
    std::array<Point, kZonePieces + 1> arc(float from, float to) const {
        std::array<Point, kZonePieces + 1> points;
        for (int k = 0; k <= kZonePieces; ++k)
            points[k] = at(from + (to - from) * static_cast<float>(k) / kZonePieces);
        return points;
    }

  private:
    Point middle_;
    float radius_;
};

void draw_arc(Canvas& canvas, std::span<const Point> points, float thick, Color color) {
    canvas.line(points, thick + 2, kPathRim);
    canvas.line(points, thick, color);
}

float turns_thick(const Canvas& canvas) { return std::max(2.5f, Scale(canvas)(6)); }

}  // namespace

void Tips::draw_path(Canvas& canvas, const Match& match, const View& view, const LabelRoom& room) const {
    const std::span<const Vec2<float>> path = better_path(match);
    draw_first_flight(canvas, view, room, path);
    draw_turns(canvas, match, view);
    draw_turn_zone(canvas, match, view);
    if (path.empty()) return;
    const Part part(canvas, "better_path");
    const float radius = std::max(1.3f, kTipPathDot * view.unit());
    const bool whole = coach_.path_shown(coached_, match) == 1;
    each_dot(view, path, kDotsApart * radius, [&](Point dot, float way) {
        const float end = whole ? 1 : 1 - way * way;
        const float shown = end * clearness(room, dot, kFade * view.unit());
        draw_path_dot(canvas, dot, whole ? radius : radius * (1 - kTapers * way),
                      with_alpha(theme::kGood, shown));
    });
    const Point end = view.point(path.back());
    if (!whole || clearness(room, end, 1) < 1) return;
    canvas.ring(end, 4 * radius, 2 * radius, kPathRim);
    canvas.ring(end, 4 * radius, radius, theme::kGood);
}

/// The farther from the tank, the fainter and smaller; it gives way to the path of a better shot.
void Tips::draw_first_flight(Canvas& canvas, const View& view, const LabelRoom& room,
                             std::span<const Vec2<float>> better) const {
    const std::span<const Vec2<float>> path = first_flight_.path();
    if (path.empty()) return;
    const Part part(canvas, "first_flight");
    const float radius = std::max(1.6f, kFirstFlightDot * view.unit());
    each_dot(view, path, kDotsApart * radius, [&](Point dot, float way) {
        const float clear =
            clearness(room, dot, kFade * view.unit()) * clearness_beside(view, better, dot, 2 * radius);
        const float shown = first_flight_.strength() * (1 - 0.7f * way) * clear;
        draw_path_dot(canvas, dot, radius * (1 - kTapers * way), with_alpha(kFirstFlight, shown));
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

Rect Tips::miss_place(const Canvas& canvas, const Match& match, const View& view,
                      const LabelRoom& room) const {
    const std::optional<MissMark> mark = miss(match, view);
    return mark ? miss_mark_place(canvas, *mark, room) : Rect{};
}

void Tips::draw_miss(Canvas& canvas, const Match& match, const View& view, const LabelRoom& room) const {
    const std::optional<MissMark> mark = miss(match, view);
    if (!mark) return;
    const Part part(canvas, "miss");
    LabelRoom own = room;
    draw_miss_mark(canvas, *mark, own);
}

Rect Tips::turns_place(const Canvas& canvas, const Match& match, const View& view) const {
    if (lesson(match) != Lesson::turn) return {};
    const BarrelCircle circle(match.state().tank(match.player()), view, kTurnsReach);
    const float barb = kTurnsBarb * turns_thick(canvas), far = circle.radius() + barb;
    return {circle.middle().x - far, circle.middle().y - far, 2 * far, far + barb};
}

/// As far as a barrel can be turned.
void Tips::draw_turns(Canvas& canvas, const Match& match, const View& view) const {
    if (lesson(match) != Lesson::turn) return;
    const Part part(canvas, "turns");
    const Tank& tank = match.state().tank(match.player());
    const BarrelCircle circle(tank, view, kTurnsReach);
    const float thick = turns_thick(canvas), barb = kTurnsBarb * thick;
    const float head = 1.3f * barb / circle.radius() * kHalfTurn / kFloatPi;
    for (const float side : {-1.0f, 1.0f}) {
        const float from = static_cast<float>(tank.angle) + side * kTurnsFrom;
        const float to = std::clamp(from + side * kTurnsLong, head, kHalfTurn - head);
        if ((to - from) * side <= 0) continue;  // it points that way already
        draw_arc(canvas, circle.arc(from, to), thick, theme::kAccent);
        const std::array<Point, 3> tip = {circle.at(to, -barb), circle.at(to, barb),
                                          circle.at(to + side * head)};
        canvas.polygon(tip, theme::kAccent);
    }
}

/// A green arc before the barrel.
void Tips::draw_turn_zone(Canvas& canvas, const Match& match, const View& view) const {
    const std::optional<RoughAim> about = rough(match);
    if (!about || about->turn == 0) return;
    const Part part(canvas, "turn_zone");
    const BarrelCircle circle(match.state().tank(match.player()), view, kZoneReach);
    const auto [from, to] = about->angle;
    draw_arc(canvas, circle.arc(static_cast<float>(from), static_cast<float>(to)),
             std::max(3.0f, Scale(canvas)(7)), theme::kGood);
}

}  // namespace terramorph
