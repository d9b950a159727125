#include "ui/tanks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kDark = {18, 14, 24};
constexpr Color kPale = {255, 246, 230, 110};
constexpr Color kWheel = {88, 86, 96};
constexpr float kSmallest = 22;  // pixels that a tank is wide at least
constexpr int kArcSteps = 10;

/// A tank's own coordinates, in columns from the middle of its underside, to the picture.
class Placing {
  public:
    Placing(const View& view, const BodyState& body)
        : at_(view.point(body.at)),
          scale_(tank_scale(view)),
          c_(std::cos(body.angle)),
          s_(std::sin(body.angle)) {}

    Point operator()(float x, float y) const {
        return {at_.x + (x * c_ - y * s_) * scale_, at_.y - (x * s_ + y * c_) * scale_};
    }
    float scale() const { return scale_; }

  private:
    Point at_;
    float scale_, c_, s_;
};

using Outline = std::vector<Point>;

Outline tracks(const Placing& place) {
    return {place(-17, 0),   place(17, 0),     place(21, 4.5f),
            place(18.5f, 8), place(-18.5f, 8), place(-21, 4.5f)};
}

Outline hull(const Placing& place) {
    return {place(-18, 7.5f), place(18, 7.5f), place(13.5f, 12), place(-13.5f, 12)};
}

Outline dome(const Placing& place) {
    Outline outline;
    for (int k = 0; k <= kArcSteps; ++k) {
        const float turn = std::numbers::pi_v<float> * static_cast<float>(k) / kArcSteps;
        outline.push_back(place(9.5f * std::cos(turn), 11 + 8.5f * std::sin(turn)));
    }
    return outline;
}

std::array<Point, 2> barrel(const Placing& place, float angle) {
    const float turn = std::numbers::pi_v<float> * angle / kHalfTurn;
    const Point pivot = place(0, kTurretHeight + 1);
    const float length = kBarrelLength * place.scale();
    return {pivot, {pivot.x + std::cos(turn) * length, pivot.y - std::sin(turn) * length}};
}

void outline(Canvas& canvas, Outline shape, float thickness, Color color) {
    shape.push_back(shape.front());
    canvas.line(shape, thickness, color);
}

/// Points of a star: outer and inner ones in turn, the first at the top.
Outline star(Point center, float outer, float inner, int points) {
    Outline corners;
    for (int k = 0; k < 2 * points; ++k) {
        const float turn = std::numbers::pi_v<float> * static_cast<float>(k) / static_cast<float>(points);
        const float radius = k % 2 == 0 ? outer : inner;
        corners.push_back({center.x + radius * std::sin(turn), center.y - radius * std::cos(turn)});
    }
    return corners;
}

Outline regular(Point center, float radius, int corners) {
    Outline outline;
    for (int k = 0; k < corners; ++k) {
        const float turn =
            2 * std::numbers::pi_v<float> * static_cast<float>(k) / static_cast<float>(corners);
        outline.push_back({center.x + radius * std::sin(turn), center.y - radius * std::cos(turn)});
    }
    return outline;
}

void draw_cross(Canvas& canvas, Point c, float r, Color color) {
    const float t = r * 0.32f;
    const Outline corners = {{c.x - t, c.y - r}, {c.x + t, c.y - r}, {c.x + t, c.y - t}, {c.x + r, c.y - t},
                             {c.x + r, c.y + t}, {c.x + t, c.y + t}, {c.x + t, c.y + r}, {c.x - t, c.y + r},
                             {c.x - t, c.y + t}, {c.x - r, c.y + t}, {c.x - r, c.y - t}, {c.x - t, c.y - t}};
    canvas.polygon(corners, color);
}

struct Placed {
    const TankLabel* label;
    Rect place;
};

bool meet(Rect a, Rect b) { return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h; }

constexpr float kBarWide = 44, kBarHigh = 5;

void draw_label(Canvas& canvas, const Scale& scale, const Placed& placed) {
    const TankLabel& label = *placed.label;
    const Rect place = placed.place;
    const float middle = place.x + place.w / 2;
    const Rect bar = {std::floor(middle - scale(kBarWide) / 2), place.y + place.h - scale(kBarHigh),
                      scale(kBarWide), std::max(3.0f, scale(kBarHigh))};
    canvas.fill(bar.inset(-1), with_alpha(kDark, 0.75f));
    canvas.fill({bar.x, bar.y, bar.w * std::clamp(label.health, 0.0f, 1.0f), bar.h}, label.color);
    if (label.playing) {
        const float size = scale(7), y = bar.y - scale(5);
        const std::array<Point, 3> marker = {
            {{middle - size, y - size * 1.3f}, {middle + size, y - size * 1.3f}, {middle, y}}};
        canvas.polygon(marker, theme::kBright);
    }
    const TextStyle style = {scale.text(19), theme::kBright};
    const float name = canvas.text_width(label.name, style);
    const float emblem = style.size * 0.3f;
    const float left = middle - (name + emblem * 3) / 2;
    const TextStyle shadow = {style.size, with_alpha(kDark, 0.5f)};
    draw_emblem(canvas, {left + emblem, place.y + style.size / 2 + 1}, emblem + 1.2f, label.emblem,
                with_alpha(kDark, 0.75f));
    draw_emblem(canvas, {left + emblem, place.y + style.size / 2}, emblem, label.emblem,
                mixed(label.color, {255, 255, 255}, 0.2f));
    const Point words = {left + emblem * 3, place.y + 1};                    // below its outline
    for (const Point off : {Point{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {0, 2}})  // readable on snow too
        canvas.text(words + off, label.name, shadow);
    canvas.text(words, label.name, style);
}

}  // namespace

Color player_color(int color) {
    constexpr std::array<Color, 10> kColors = {{{0, 132, 214},
                                                {240, 164, 20},
                                                {0, 178, 130},
                                                {230, 98, 24},
                                                {104, 196, 245},
                                                {214, 130, 176},
                                                {244, 232, 80},
                                                {246, 246, 246},
                                                {154, 154, 160},
                                                {156, 106, 62}}};
    return kColors[static_cast<std::size_t>(color) % kColors.size()];
}

std::string_view color_name(int color) {
    constexpr std::array<std::string_view, 10> kNames = {"blue",   "orange", "green", "vermilion", "sky blue",
                                                         "purple", "yellow", "white", "grey",      "brown"};
    return kNames[static_cast<std::size_t>(color) % kNames.size()];
}

std::string_view emblem_name(int emblem) {
    constexpr std::array<std::string_view, 10> kNames = {"disc",  "square", "triangle", "diamond", "star",
                                                         "cross", "ring",   "bar",      "chevron", "hexagon"};
    return kNames[static_cast<std::size_t>(emblem) % kNames.size()];
}

void draw_emblem(Canvas& canvas, Point c, float r, int emblem, Color color) {
    const float side = r * 0.85f;
    switch (emblem % 10) {
        case 0:
            return canvas.circle(c, r * 0.95f, color);
        case 1:
            return canvas.fill_rounded({c.x - side, c.y - side, 2 * side, 2 * side}, 0, color);
        case 2:
            return canvas.polygon(regular({c.x, c.y + r * 0.15f}, r * 1.15f, 3), color);
        case 3:
            return canvas.polygon(regular(c, r * 1.15f, 4), color);
        case 4:
            return canvas.polygon(star(c, r * 1.15f, r * 0.48f, 5), color);
        case 5:
            return draw_cross(canvas, c, r, color);
        case 6:
            return canvas.ring(c, r * 0.75f, r * 0.45f, color);
        case 7:
            return canvas.fill_rounded({c.x - r, c.y - r * 0.4f, 2 * r, 0.8f * r}, 0, color);
        case 8: {
            const Outline corners = {{c.x - r, c.y + r * 0.2f}, {c.x, c.y - r * 0.8f},
                                     {c.x + r, c.y + r * 0.2f}, {c.x + r, c.y + r * 0.85f},
                                     {c.x, c.y - r * 0.15f},    {c.x - r, c.y + r * 0.85f}};
            return canvas.polygon(corners, color);
        }
        default:
            return canvas.polygon(regular(c, r * 1.05f, 6), color);
    }
}

float tank_scale(const View& view) { return std::max(view.scale, kSmallest / (2.0f * kHullHalfWidth)); }

void draw_tank(Canvas& canvas, const View& view, const TankLook& look) {
    const Placing place(view, look.body);
    const float thin = std::max(1.0f, view.unit() * 1.3f);
    const auto gun = barrel(place, look.angle);
    const float bore = std::max(2.2f, 4.6f * place.scale());
    const std::array<Outline, 3> shapes = {tracks(place), hull(place), dome(place)};

    for (const auto& [width, color] : {std::pair{4 * thin, kPale}, std::pair{2.2f * thin, kDark}}) {
        canvas.line(gun, bore + width, color);
        for (const Outline& shape : shapes) outline(canvas, shape, width, color);
    }
    canvas.line(gun, bore, mixed(look.color, kDark, 0.25f));
    canvas.polygon(shapes[2], mixed(look.color, {255, 255, 255}, 0.12f));
    canvas.polygon(shapes[1], look.color);
    canvas.polygon(shapes[0], kDark);
    for (int k = -2; k <= 2; ++k)
        canvas.circle(place(static_cast<float>(k) * 7.6f, 4), 2.5f * place.scale(), kWheel);
    if (place.scale() > 0.9f) draw_emblem(canvas, place(0, 13.5f), 3.4f * place.scale(), look.emblem, kDark);
}

Point label_point(const View& view, const BodyState& body) {
    const Point at = view.point(body.at);
    return {at.x, at.y - (kTurretHeight + kBarrelLength + 5) * tank_scale(view)};
}

void draw_labels(Canvas& canvas, const View& view, std::span<const TankLabel> labels, float top) {
    const Scale scale(static_cast<float>(view.width), static_cast<float>(view.height));
    const float size = scale.text(19);
    std::vector<Placed> done;
    for (const TankLabel& label : labels) {
        const float wide = std::max(scale(kBarWide) + 2, canvas.text_width(label.name, {size, {}}) + size);
        const float high = size + scale(kBarHigh) + scale(6) + (label.playing ? scale(14) : 0);
        Rect place = {label.above.x - wide / 2, label.above.y - high, wide, high};
        place.x = std::clamp(place.x, 2.0f, std::max(2.0f, static_cast<float>(view.width) - wide - 2));
        place.y = std::max(place.y, top);
        for (std::size_t k = 0; k < done.size(); ++k) {
            if (!meet(place, done[k].place)) continue;
            place.y = done[k].place.y - high - 2;
            k = static_cast<std::size_t>(-1);  // it may meet another one now
        }
        done.push_back({&label, place});
    }
    for (const Placed& placed : done) draw_label(canvas, scale, placed);
}

}  // namespace terramorph
