#include "ui/sprites/shells/shells.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/trig.h"
#include "paint/soft/brush.h"
#include "ui/sprites/shells/trails.h"

namespace terramorph {

namespace {

constexpr Color kEdge = {32, 22, 30}, kWhite = {247, 241, 226}, kSteel = {150, 160, 176};
constexpr Color kIron = {74, 76, 90}, kFire = {255, 168, 60}, kHot = {255, 236, 160};
constexpr Color kSmoke = {255, 236, 210};
constexpr int kTrailParts = 9;
constexpr int kTrailTicks = 2;  // from one part to the next

struct Style {
    Color body, mark;
    float length, thick;  // of half of it, in pixels of a picture of 1600 x 900; thick as a share of that
    bool flame = false;
    bool flare = false;  // it glows, and so does its trail
};

/// By shape.
constexpr std::array<Style, 13> kStyles = {{
    {kWhite, {226, 66, 48}, 10, 0.3f, true},            // missile
    {kWhite, {64, 150, 236}, 11, 0.28f, true},          // guided
    {{96, 122, 72}, {255, 210, 77}, 12, 0.46f, true},   // nuke
    {{58, 54, 74}, {255, 210, 77}, 9, 1},               // bomb
    {kSteel, {255, 186, 70}, 7, 0.46f, false, true},    // bomblet
    {kIron, {236, 196, 92}, 9, 1},                      // roller
    {{240, 150, 44}, kSteel, 10, 0.42f},                // digger
    {{206, 52, 38}, {255, 190, 62}, 10, 0.5f},          // canister
    {{132, 90, 56}, {92, 62, 40}, 9.5f, 1},             // clod
    {{104, 132, 186}, {255, 210, 77}, 11, 0.4f, true},  // carrier
    {{120, 106, 104}, {214, 196, 170}, 10, 1},          // quake
    {{176, 110, 240}, kWhite, 9, 1},                    // drain
    {{246, 226, 92}, {246, 226, 92}, 9, 0.26f},         // dart
}};

const Style& style_of(ShellShape shape) { return kStyles[at(shape)]; }

/// A picture's place and direction, with lengths in halves of the shell's.
struct Pose {
    Point at, along;
    float half;

    Point operator()(float x, float y) const {
        return {at.x + half * (x * along.x - y * along.y), at.y + half * (x * along.y + y * along.x)};
    }
};

template <std::size_t kCount>
void fill(Canvas& canvas, const Pose& pose, const std::array<Point, kCount>& outline, Color color,
          float larger = 0) {
    std::array<Point, kCount> corners;
    for (std::size_t k = 0; k < kCount; ++k) {
        const auto [x, y] = outline[k];
        const float far = std::max(0.01f, std::sqrt(x * x + y * y));
        corners[k] = pose(x * (1 + larger / far), y * (1 + larger / far));
    }
    canvas.polygon(corners, color);
}

/// Where it was shortly before, on this parabola.
void draw_trail(Canvas& canvas, const View& view, const Shell& shell, Point at, const Style& style,
                float half) {
    Point before = at;
    for (int k = 1; k <= kTrailParts; ++k) {
        const Ticks back = k * kTrailTicks * kTick;
        if (back > shell.flight.tick) return;
        const Point point = view.point(columns_of(shell.flight.at(shell.flight.tick - back)));
        const float left = 1 - static_cast<float>(k) / (kTrailParts + 1);
        const Color color = style.flame   ? mixed(kFire, kSmoke, 1 - left)
                            : style.flare ? mixed(style.mark, kSmoke, 0.5f * (1 - left))
                                          : kSmoke;
        canvas.line(before, point, std::max(1.0f, 0.5f * half * left),
                    with_alpha(color, (style.flare ? 0.8f : 0.5f) * left * left));
        before = point;
    }
}

/// Burns behind it, never twice the same.
void draw_flame(Canvas& canvas, const Pose& pose, const Style& style, float age) {
    const float flickers = 1 + 0.22f * std::sin(1.9f * age) + 0.13f * std::sin(3.1f * age + 1);
    const float wide = 0.8f * style.thick, long_ = 0.9f * flickers;
    SoftBrush(canvas).glow(pose(-1.2f, 0), 1.1f * pose.half, kFire, 0.5f);
    fill(canvas, pose,
         std::array<Point, 4>{{{-0.9f, wide},
                               {-1.1f - 0.5f * long_, 0.4f * wide},
                               {-1.1f - long_, 0.1f * std::sin(2.3f * age)},
                               {-0.9f, -wide}}},
         kFire);
    fill(canvas, pose,
         std::array<Point, 3>{{{-0.9f, 0.5f * wide}, {-1 - 0.55f * long_, 0}, {-0.9f, -0.5f * wide}}}, kHot);
}

/// Long with a nose in front and fins behind.
void draw_rocket(Canvas& canvas, const Pose& pose, const Style& style, float edge) {
    const float w = style.thick;
    const std::array<Point, 4> upper = {{{-0.4f, w}, {-1, w + 0.34f}, {-0.98f, 0.2f * w}, {-0.5f, 0.2f * w}}};
    const std::array<Point, 4> lower = {
        {{-0.4f, -w}, {-1, -w - 0.34f}, {-0.98f, -0.2f * w}, {-0.5f, -0.2f * w}}};
    const std::array<Point, 8> body = {{{-0.9f, 0.7f * w},
                                        {-0.5f, w},
                                        {0.45f, w},
                                        {0.8f, 0.6f * w},
                                        {1, 0},
                                        {0.8f, -0.6f * w},
                                        {0.45f, -w},
                                        {-0.9f, -0.7f * w}}};
    for (const auto& fin : {upper, lower}) fill(canvas, pose, fin, kEdge, edge);
    fill(canvas, pose, body, kEdge, edge);
    for (const auto& fin : {upper, lower}) fill(canvas, pose, fin, style.mark);
    fill(canvas, pose, body, style.body);
    fill(canvas, pose,
         std::array<Point, 5>{{{0.45f, w}, {0.8f, 0.6f * w}, {1, 0}, {0.8f, -0.6f * w}, {0.45f, -w}}},
         style.mark);
    const float side = pose.along.x < 0 ? 0.55f : -0.55f;  // the lit one is above
    canvas.line(pose(-0.7f, side * w), pose(0.35f, side * w), std::max(1.0f, 0.22f * w * pose.half),
                with_alpha(kWhite, 0.6f));
}

/// A drop with a point behind, on fins, and a light at its tail.
void draw_bomblet(Canvas& canvas, const Pose& pose, const Style& style, float edge) {
    const float w = style.thick;
    const std::array<Point, 3> upper = {{{-0.3f, 0.8f * w}, {-1.05f, 1.5f * w}, {-0.85f, 0}}};
    const std::array<Point, 3> lower = {{{-0.3f, -0.8f * w}, {-1.05f, -1.5f * w}, {-0.85f, 0}}};
    const std::array<Point, 10> body = {{{-0.95f, 0.2f * w},
                                         {-0.3f, 0.85f * w},
                                         {0.2f, w},
                                         {0.65f, 0.8f * w},
                                         {0.92f, 0.4f * w},
                                         {0.92f, -0.4f * w},
                                         {0.65f, -0.8f * w},
                                         {0.2f, -w},
                                         {-0.3f, -0.85f * w},
                                         {-0.95f, -0.2f * w}}};
    SoftBrush(canvas).glow(pose(-0.9f, 0), 1.9f * pose.half, style.mark, 0.55f);
    for (const auto& fin : {upper, lower}) fill(canvas, pose, fin, kEdge, edge);
    fill(canvas, pose, body, kEdge, edge);
    for (const auto& fin : {upper, lower}) fill(canvas, pose, fin, mixed(style.body, kEdge, 0.35f));
    fill(canvas, pose, body, style.body);
    fill(canvas, pose,
         std::array<Point, 6>{{{0.35f, 0.95f * w},
                               {0.65f, 0.8f * w},
                               {0.92f, 0.4f * w},
                               {0.92f, -0.4f * w},
                               {0.65f, -0.8f * w},
                               {0.35f, -0.95f * w}}},
         mixed(style.body, kWhite, 0.6f));
    SoftBrush(canvas).glow(pose(-1.05f, 0), 0.6f * pose.half, kHot, 0.9f);
}

/// A band around what is long.
void draw_band(Canvas& canvas, const Pose& pose, float at, float half, float thick, Color color) {
    fill(canvas, pose,
         std::array<Point, 4>{
             {{at - half, thick}, {at + half, thick}, {at + half, -thick}, {at - half, -thick}}},
         color);
}

void draw_drill(Canvas& canvas, const Pose& pose, const Style& style, float edge, float age) {
    const float w = style.thick;
    const std::array<Point, 4> body = {{{-1, w}, {0.05f, w}, {0.05f, -w}, {-1, -w}}};
    const std::array<Point, 3> cone = {{{0.05f, 1.35f * w}, {1.1f, 0}, {0.05f, -1.35f * w}}};
    fill(canvas, pose, body, kEdge, edge);
    fill(canvas, pose, cone, kEdge, edge);
    fill(canvas, pose, body, style.body);
    fill(canvas, pose, cone, style.mark);
    for (int k = 0; k < 3; ++k) {
        const float x = 0.1f + 0.28f * (static_cast<float>(k) + std::fmod(0.13f * age, 1.0f));
        const float high = 1.35f * w * (1.1f - x) / 1.05f;
        canvas.line(pose(x, -high), pose(x + 0.14f, 0.75f * high), std::max(1.0f, 0.1f * pose.half), kIron);
    }
}

void draw_canister(Canvas& canvas, const Pose& pose, const Style& style, float edge) {
    const float w = style.thick;
    const std::array<Point, 6> body = {
        {{-0.85f, w}, {0.7f, w}, {1, 0.5f * w}, {1, -0.5f * w}, {0.7f, -w}, {-0.85f, -w}}};
    fill(canvas, pose, body, kEdge, edge);
    fill(canvas, pose, body, style.body);
    draw_band(canvas, pose, -0.45f, 0.13f, w, style.mark);
    draw_band(canvas, pose, 0.3f, 0.13f, w, style.mark);
}

/// A ball with a mark that shows how it turns.
void draw_ball(Canvas& canvas, const Pose& pose, const Style& style, float edge, ShellShape shape,
               float age) {
    const float half = pose.half, turn = 0.16f * age;
    canvas.circle(pose.at, half * (1 + edge), kEdge);
    canvas.circle(pose.at, half, style.body);
    const Point spin = {std::cos(turn), std::sin(turn)};
    const auto on = [&](float x, float y) {
        return Point{pose.at.x + half * (x * spin.x - y * spin.y),
                     pose.at.y + half * (x * spin.y + y * spin.x)};
    };
    if (shape == ShellShape::roller)
        canvas.line(on(-0.8f, 0), on(0.8f, 0), std::max(1.5f, 0.34f * half), style.mark);
    if (shape == ShellShape::bomb) {
        canvas.line(on(0.7f, 0), on(1.3f, 0.25f), std::max(1.0f, 0.24f * half), {190, 150, 100});
        SoftBrush(canvas).glow(on(1.4f, 0.3f), 0.9f * half, style.mark, 0.9f);
    }
    if (shape == ShellShape::quake)
        canvas.ring(pose.at, 0.55f * half, std::max(1.0f, 0.2f * half), style.mark);
    if (shape == ShellShape::drain) SoftBrush(canvas).glow(pose.at, 2 * half, style.body, 0.7f);
    canvas.circle({pose.at.x - 0.3f * half, pose.at.y - 0.35f * half}, std::max(0.8f, 0.24f * half),
                  with_alpha(kWhite, 0.75f));
}

/// Earth has corners, and turns.
void draw_clod(Canvas& canvas, Pose pose, const Style& style, float edge, float age) {
    pose.along = {std::cos(0.09f * age), std::sin(0.09f * age)};
    constexpr std::array<Point, 7> kLump = {{{1, 0.1f},
                                             {0.55f, 0.8f},
                                             {-0.2f, 0.95f},
                                             {-0.95f, 0.4f},
                                             {-0.8f, -0.55f},
                                             {0, -0.85f},
                                             {0.7f, -0.65f}}};
    fill(canvas, pose, kLump, kEdge, edge);
    fill(canvas, pose, kLump, style.body);
    canvas.circle(pose(0.2f, 0.25f), 0.28f * pose.half, style.mark);
    canvas.circle(pose(-0.4f, -0.2f), 0.22f * pose.half, style.mark);
    canvas.circle(pose(0.3f, -0.45f), 0.16f * pose.half, {142, 178, 86});
}

void draw_body(Canvas& canvas, const Pose& pose, const Style& style, ShellShape shape, float edge,
               float age) {
    switch (shape) {
        case ShellShape::digger:
            return draw_drill(canvas, pose, style, edge, age);
        case ShellShape::canister:
            return draw_canister(canvas, pose, style, edge);
        case ShellShape::bomblet:
            return draw_bomblet(canvas, pose, style, edge);
        case ShellShape::clod:
            return draw_clod(canvas, pose, style, edge, age);
        case ShellShape::missile:
        case ShellShape::guided:
        case ShellShape::dart:
            return draw_rocket(canvas, pose, style, edge);
        case ShellShape::nuke:
        case ShellShape::carrier:
            draw_rocket(canvas, pose, style, edge);
            draw_band(canvas, pose, 0.1f, 0.09f, style.thick, style.mark);
            return draw_band(canvas, pose, -0.3f, 0.09f, style.thick, style.mark);
        default:
            return draw_ball(canvas, pose, style, edge, shape, age);
    }
}

}  // namespace

float half_length_of(ShellShape shape, float unit) {
    const Style style = style_of(shape);
    return std::max(style.thick < 1 ? 0.55f * style.length : 0.4f * style.length, style.length * unit);
}

void draw_shell(Canvas& canvas, const View& view, const Shell& shell, Vec2<float> place) {
    const ShellShape shape = shape_of(shell);
    Style style = style_of(shape);
    if (is_colored(shell)) style.body = style.mark = head_color(shell);
    const float half = half_length_of(shape, view.unit());
    const Vec2<float> speed = columns_of(shell.flight.speed());
    const float fast = std::max(1e-6f, std::sqrt(speed.x * speed.x + speed.y * speed.y));
    const Pose pose = {view.point(place), {speed.x / fast, -speed.y / fast}, half};
    const float age = static_cast<float>(shell.flight.age.count()) / static_cast<float>(kTick.count());
    draw_trail(canvas, view, shell, pose.at, style, half);
    if (style.flame) draw_flame(canvas, pose, style, age);
    draw_body(canvas, pose, style, shape, std::max(1.2f, 1.5f * view.unit()) / half, age);
}

}  // namespace terramorph
