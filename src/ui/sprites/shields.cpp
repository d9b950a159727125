#include "ui/sprites/shields.h"

#include <algorithm>
#include <cmath>

#include "base/overloads.h"
#include "base/random.h"
#include "base/trig.h"
#include "paint/outline.h"
#include "paint/soft/brush.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

constexpr Color kSheen = {255, 255, 255};
constexpr double kFlashSeconds = 0.5;
constexpr int kShieldsArcSteps = 16;
constexpr int kFieldLines = 4;

/// The points of an arc between two angles, in half turns from the right, counter-clockwise.
Outline arc(Point center, float radius, float from, float to) {
    Outline points;
    for (int k = 0; k <= kShieldsArcSteps; ++k) {
        const float part = static_cast<float>(k) / kShieldsArcSteps;
        const float turn = kFloatPi * (from + (to - from) * part);
        points.push_back({center.x + radius * std::cos(turn), center.y - radius * std::sin(turn)});
    }
    return points;
}

/// Draws one shield; lengths in pixels.
struct ShieldPainter {
    Canvas& canvas;
    Point center;
    float radius;
    float line;      // width of a thin line
    float strength;  // remaining strength: 0 .. 1
    float flash;
    Color color;

    void glass() const {
        canvas.circle(center, radius, with_alpha(color, 0.16f + 0.2f * strength + 0.25f * flash));
        canvas.ring(center, radius - line, line * (1 + 2 * strength),
                    with_alpha(mixed(color, kSheen, 0.35f + 0.4f * flash), 0.35f + 0.55f * strength));
        canvas.line(arc(center, radius * 0.78f, 0.56f, 0.82f), 1.6f * line,
                    with_alpha(kSheen, 0.2f + 0.4f * strength));
    }

    /// The remaining part of the ring is solid, the rest dashed.
    void force() const {
        const Color rim = mixed(color, kSheen, 0.2f + 0.6f * flash);
        const int pieces = 24, whole = static_cast<int>(std::ceil(strength * pieces));
        for (int k = 0; k < pieces; ++k) {
            const float from = 0.5f - 2 * static_cast<float>(k) / pieces;
            const float to = from - (k < whole ? 2.0f : 0.7f) / pieces;
            canvas.line(arc(center, radius, from, to), k < whole ? 2.6f * line : 1.4f * line,
                        with_alpha(rim, k < whole ? 0.9f : 0.5f));
        }
        canvas.line(arc(center, radius, 0.62f, 0.86f), 1.5f * line, with_alpha(kSheen, 0.85f));
        canvas.line(arc(center, radius - 3 * line, 0.66f, 0.8f), line, with_alpha(kSheen, 0.5f));
        if (flash > 0)
            canvas.ring(center, radius * (1 + 0.12f * (1 - flash)), 2 * line,
                        with_alpha(kSheen, 0.5f * flash));
    }

    /// Arcs above the tank that open upward, higher ones fainter.
    void field() const {
        for (int k = 0; k < kFieldLines; ++k) {
            const float size = 0.7f + 0.2f * static_cast<float>(k);
            const float light =
                (0.25f + 0.6f * strength) * (1 - 0.17f * static_cast<float>(k)) + 0.3f * flash;
            const Color shade = with_alpha(mixed(color, kSheen, 0.35f), std::min(1.0f, light));
            canvas.line(arc(center, radius * size, 0.24f, 0.76f), 1.5f * line, shade);
        }
        for (const float side : {-1.0f, 1.0f}) {
            const Point foot = {center.x + side * radius * 0.45f, center.y - radius * 0.55f};
            const Point head = {center.x + side * radius * 0.9f, center.y - radius * 1.2f};
            canvas.line(foot, head, line, with_alpha(color, 0.3f + 0.4f * strength));
        }
    }
};

/// A wave of light that runs around a shield from where it was struck.
void draw_ripple(const ShieldPainter& shield, Point struck) {
    constexpr int kDots = 40;
    constexpr float kWide = 0.26f;  // of half the way around
    if (shield.flash <= 0) return;
    SoftBrush brush(shield.canvas);
    const Point way = struck - shield.center;
    const float turn = std::atan2(way.y, way.x), gone = 1.15f * (1 - shield.flash);
    brush.glow(shield.center, 1.4f * shield.radius, shield.color, 0.35f * shield.flash);
    for (int k = 0; k < kDots; ++k) {
        const float off = static_cast<float>(k) / (kDots / 2) - 1;  // in half turns from there
        const float near = (std::abs(off) - gone) / kWide;
        const float light = std::max(0.0f, 1 - near * near);
        const float angle = turn + kFloatPi * off;
        const Point at =
            shield.center + Point{shield.radius * std::cos(angle), shield.radius * std::sin(angle)};
        brush.glow(at, 0.34f * shield.radius, mixed(shield.color, kSheen, 0.6f),
                   0.8f * light * light * shield.flash);
    }
}

/// The weaker a shield, the farther it's cracked from where it was last struck.
void draw_cracks(const ShieldPainter& shield, Point struck) {
    constexpr int kCracks = 9, kCorners = 5;
    constexpr std::uint32_t kShieldCracks = 43;  // a stream of random numbers
    const float broken = 1 - shield.strength;
    if (broken < 0.02f) return;
    const Point way = struck - shield.center;
    const float turn = std::atan2(way.y, way.x);
    const Point from = shield.center + Point{shield.radius * std::cos(turn), shield.radius * std::sin(turn)};
    const int count = 2 + static_cast<int>(broken * (kCracks - 2));
    const Color color = with_alpha(mixed(shield.color, kSheen, 0.75f),
                                   std::min(1.0f, 0.5f - 0.22f * broken + 0.6f * shield.flash));
    for (int k = 0; k < count; ++k) {
        const auto draw = [&](int n, float low, float high) {
            return uniform(low, high, kShieldCracks, 0, k, n);
        };
        float heading =
            turn +
            kFloatPi * (1 + 0.42f * (2 * (static_cast<float>(k) + 0.5f) / static_cast<float>(count) - 1));
        Point at = from;
        const float step = (0.35f + 1.25f * broken) * shield.radius / kCorners * draw(0, 0.7f, 1.2f);
        for (int n = 1; n <= kCorners; ++n) {
            heading += draw(n, -0.45f, 0.45f);
            const Point next = at + Point{step * std::cos(heading), step * std::sin(heading)};
            const Point off = next - shield.center;
            if (off.x * off.x + off.y * off.y > shield.radius * shield.radius) break;
            shield.canvas.line(at, next, std::max(0.8f, shield.line * (1.1f - 0.15f * static_cast<float>(n))),
                               color);
            at = next;
        }
    }
}

}  // namespace

void draw_shield(Canvas& canvas, const View& view, const ShieldLook& look) {
    if (!look.shield.up()) return;
    const float full = static_cast<float>(std::max(look.shield.full, look.shield.strength));
    const ShieldPainter painter = {canvas,
                                   view.point(look.center),
                                   kShieldRadius * tank_scale(view),
                                   std::max(1.0f, 1.5f * view.unit()),
                                   static_cast<float>(look.shield.strength) / full,
                                   look.flash,
                                   look.color};
    draw_ripple(painter, view.point(look.struck));
    draw_cracks(painter, view.point(look.struck));
    switch (look.shield.kind) {
        case Shield::Kind::none:
            return;
        case Shield::Kind::absorbs:
            painter.glass();
            break;
        case Shield::Kind::reflects:
            painter.force();
            break;
        case Shield::Kind::deflects:
            return painter.field();
    }
    if (look.shield.laser_proof)
        canvas.ring(painter.center, painter.radius + 3 * painter.line, painter.line,
                    with_alpha(kSheen, 0.4f + 0.3f * painter.strength));
}

void ShieldFlashes::note(const MatchEvent& event) {
    const auto flash = [this](TankId tank) {
        if (tank < 0) return;
        left_[tank] = 1;
        struck_[tank] = blast_;
    };
    std::visit(
        Overloads{[&](const event::Exploded& exploded) { blast_ = exploded.at; },
                  [&](const event::ShieldHit& hit) { flash(hit.tank); },
                  [&](const event::Deflected& deflected) { blast_ = deflected.at, flash(deflected.tank); },
                  [&](const event::ShieldRaised& raised) { flash(raised.tank); }, [](const auto&) {}},
        event);
}

bool ShieldFlashes::advance(double seconds) {
    bool any = false;
    for (float& left : left_) {
        any |= left > 0;
        left = std::max(0.0f, left - static_cast<float>(seconds / kFlashSeconds));
    }
    return any;
}

}  // namespace terramorph
