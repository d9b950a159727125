#include "ui/impacts/ejecta/spray.h"

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"
#include "ui/impacts/feel.h"
#include "ui/impacts/heat.h"

namespace terramorph {

namespace {

constexpr Color kShockLight = {255, 214, 176};
constexpr Color kRayLight = {255, 238, 196};
constexpr float kRays = 0.5f, kShock = 0.4f;  // seconds
constexpr float kLargeShock = 0.5f, kSmallShock = 0.65f;
constexpr std::uint32_t kRayChance = 72, kEmberChance = 73;  // streams of random numbers

bool is_below(Floor ground, Point at) {
    const int x = static_cast<int>(at.x);
    return x >= 0 && x < static_cast<int>(ground.size()) && at.y > ground[static_cast<std::size_t>(x)];
}

int count_of(const BlastLook& blast, float per_column, int least, int most) {
    return std::clamp(static_cast<int>(blast.radius * per_column), least, most);
}

}  // namespace

void draw_rays(SoftBrush& brush, const View& view, const BlastLook& blast, float time, Floor ground) {
    if (time >= kRays) return;
    const float part = time / kRays, shown = 1 - part * part;
    const int count = count_of(blast, 0.5f, 18, 52);
    const float thick = std::max(1.0f, 1.7f * view.unit());
    for (int k = 0; k < count; ++k) {
        const auto draw = [&](int n, float low, float high) {
            return uniform(low, high, blast.chance, kRayChance, k, n);
        };
        const float among = (static_cast<float>(k) + draw(0, -0.45f, 0.45f)) / static_cast<float>(count);
        const float turn = kFloatPi * (1.3f * among - 0.15f);
        const Vec2<float> way = {std::cos(turn), std::sin(turn)};
        // its tip flies out and slows down, and its tail catches up
        const float far = draw(1, 0.3f, 1.05f);
        const float tip = 0.8f + far * (1 - falling(part / 0.22f)), tail = 0.72f + far * smooth(1.1f * part);
        if (tail >= tip) continue;
        const Point from = view.point(blast.at + way * (tail * blast.radius)),
                    to = view.point(blast.at + way * (tip * blast.radius));
        if (is_below(ground, to) || is_below(ground, from)) continue;
        brush.canvas().line(from, from + (to - from) * 0.5f, 0.8f * thick,
                            with_alpha(kRayLight, 0.45f * shown));
        brush.canvas().line(from + (to - from) * 0.4f, to, thick, with_alpha(kRayLight, 0.9f * shown));
    }
}

void draw_embers(SoftBrush& brush, const View& view, const BlastLook& blast, float time, float pace) {
    const int count = count_of(blast, 0.4f, 9, 64);
    const float least = std::max(1.3f, (1.4f + blast.radius / 170) * view.unit());
    for (int k = 0; k < count; ++k) {
        const auto draw = [&](int n, float low, float high) {
            return uniform(low, high, blast.chance, kEmberChance, k, n);
        };
        const float life = draw(0, 0.6f, 2.2f), left = 1 - time / life;
        if (left <= 0) continue;
        const float turn = kFloatPi * draw(1, -0.15f, 1.15f),
                    far = draw(2, 0.5f, 1.7f) * (1 - falling(time / 0.22f));
        const float rise = 0.3f * time - 0.16f * time * time;
        const Vec2<float> off = {far * std::cos(turn), far * std::sin(turn) + rise};
        const Vec2<float> at =
            blast.at + off * blast.radius + Vec2<float>{0.7f * drift(blast.wind, time * pace), 0};
        const float flicker = 0.75f + 0.25f * std::sin(40 * time + 9 * draw(3, 0, 1));
        const float size = least * draw(4, 0.7f, 1.3f), light = std::min(1.0f, 2 * left) * flicker;
        const Point place = view.point(at);
        brush.glow(place, 2.4f * size, fire_color(0.35f + 0.3f * left, blast.tint), 0.5f * light);
        brush.glow(place, size, fire_color(0.55f + 0.4f * left, blast.tint), light);
    }
}

float shock_radius(float time) { return time >= kShock ? 0 : 2 * (1 - falling(time / 0.09f)); }

void bend_shock(SoftBrush& brush, const View& view, const BlastLook& blast, float time, Floor ground) {
    const float scale = blast.radius * view.scale, left = 1 - time / kShock;
    const float radius = shock_radius(time) * scale;
    if (radius > 0)
        brush.bend(view.point(blast.at), radius, 0.2f * scale, 0.055f * scale * left * smooth(time / 0.05f),
                   ground);
}

void draw_shock(SoftBrush& brush, const View& view, const BlastLook& blast, float time, Floor ground) {
    const float radius = shock_radius(time) * blast.radius * view.scale;
    if (radius <= 0) return;
    const float left = 1 - time / kShock;
    const float thick = std::max(3.0f, 0.08f * blast.radius * view.scale);
    const float strength = blast.radius < kMushroom ? kSmallShock : kLargeShock;
    brush.ring(view.point(blast.at), radius, thick, kShockLight,
               strength * left * smooth((time - 0.03f) / 0.08f), ground);
}

}  // namespace terramorph
