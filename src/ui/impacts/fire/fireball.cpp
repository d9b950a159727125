#include "ui/impacts/fire/fireball.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/index.h"
#include "base/random.h"
#include "base/trig.h"
#include "battle/tank.h"
#include "ui/impacts/feel.h"
#include "ui/impacts/heat.h"

namespace terramorph {

namespace {

constexpr float kBall = 0.78f;  // radius within which parts of the ball lie
constexpr float kSmallCore = 0.95f;
constexpr float kRaggedParts = 0.36f, kLarger = 1.1f;  // of parts, which are the smaller for it
constexpr float kThinSmoke = 0.75f;  // so much of it isn't there yet before the core of a small blast
constexpr float kOneCloud = 0.25f, kOnePlume = 0.35f;  // of parts: see Smoke::one_cloud
constexpr float kShadedSide = 0.22f;                   // how much darker a plume is a radius to the right
/// Waves of the ball's edge, once around it.
struct Lobes {
    float count, deep;
};
constexpr std::array<Lobes, 4> kLobes = {{{2, 0.05f}, {3, 0.08f}, {5, 0.06f}, {9, 0.04f}}};
constexpr Point kSunward = {-0.4f, -0.916f};
constexpr std::uint32_t kFireballs = 71;  // a stream of random numbers

/// A share between two values at two times, straight between them.
float between(float time, float from, float to, float first, float last) {
    return first + (last - first) * std::clamp((time - from) / (to - from), 0.0f, 1.0f);
}

/// How much smoke of this size is seen at a place, beside or before tanks.
float veil(Vec2<float> at, float size, std::span<const Vec2<float>> standing) {
    constexpr float kClears = 0.985f;  // of the smoke before a tank
    const float reach = static_cast<float>(kHullHalfWidth) + size;
    float least = 1;
    for (const Vec2<float> tank : standing) {
        const Vec2<float> off = at - tank;
        const float far = std::sqrt(off.x * off.x + off.y * off.y);
        least = std::min(least, 1 - kClears * (1 - smooth((far / reach - 0.75f) / 0.4f)));
    }
    return least;
}

/// How much of a small blast's core still burns.
float core_left(float time) { return between(time, 0.2f, 0.8f, 1, 0); }

}  // namespace

Fireball::Fireball(const BlastLook& blast)
    : blast_(blast),
      pace_(blast.slow * weight_of_blast(blast.radius).light / 0.26f),
      smoke_(blast.slow * weight_of_blast(blast.radius).smoke) {
    blast.radius >= kMushroom ? add_mushroom() : add_plume();
}

float Fireball::draw_from(int part, int number, float low, float high) const {
    return uniform(low, high, blast_.chance, kFireballs, number, part);
}

/// How far the ball reaches in a direction, about 1: in lobes, and further up than down.
float Fireball::lobed(float turn) const {
    float reach = 1 + 0.05f * std::sin(turn);
    for (int k = 0; k < 4; ++k)
        reach +=
            kLobes[at(k)].deep * std::sin(kLobes[at(k)].count * turn + draw_from(0, 60 + k, 0, 2 * kFloatPi));
    return reach;
}

/// Parts from the rim to the middle, so that the hottest are in front.
Fireball::Part Fireball::ball_part(int number, int count) const {
    const auto draw = [&](int n, float low, float high) { return draw_from(number, n, low, high); };
    const float away = std::sqrt((static_cast<float>(count - number) - 0.5f) / static_cast<float>(count));
    const float turn = kGolden * static_cast<float>(number) + draw(0, -0.4f, 0.4f);
    const float out = kBall * away * lobed(turn) * draw(9, 0.92f, 1.08f);
    Part part;
    part.ball = {out * std::cos(turn), out * std::sin(turn)};
    const float rim = away * away * away * away;
    part.heat = 1.08f - 0.4f * away - 0.3f * rim + draw(1, -0.12f, 0.12f);
    part.rank = 1 - away + draw(16, -0.22f, 0.22f);
    part.cools = draw(2, 0.3f, 0.55f) - 0.16f * rim;
    part.life = draw(3, 0.55f, 1);
    return part;
}

/// Every part rises, turns and thins out by itself, the hottest fastest.
void Fireball::add_plume() {
    const int count = std::clamp(static_cast<int>(42 + 0.8f * blast_.radius), 54, 110);
    for (int k = 0; k < count; ++k) {
        Part part = ball_part(k, count);
        const auto draw = [&](int n, float low, float high) { return draw_from(k, n, low, high); };
        const float inner = static_cast<float>(k) / static_cast<float>(count);
        const float up = draw(7, 0, 1), lump = draw(5, 0, 1);
        part.ball = part.ball * draw(17, 0.86f, 1.16f);
        part.size = draw(4, 0.12f, 0.22f) + 0.1f * inner;
        part.cloud_size = 0.09f + 0.26f * lump * lump * lump;
        part.cloud = {(0.6f * part.ball.x + draw(6, -0.2f, 0.2f)) * (0.5f + 0.75f * up),
                      0.4f * part.ball.y - 0.05f + 1.1f * up};
        part.heat = 1 - 0.4f * (1 - inner) * (1 - inner) + draw(1, -0.08f, 0.05f);
        part.cools = draw(2, 0.45f, 0.75f) + 0.4f * inner;
        part.life = draw(3, 0.4f, 0.85f) + 0.45f * up * draw(10, 0, 1);
        part.turns = draw(11, 0.1f, 0.28f);
        part.pace = draw(12, 1.2f, 3.4f) * (k % 2 == 0 ? 1.0f : -1.0f);
        part.phase = draw(13, 0, 2 * kFloatPi);
        part.lift = draw(14, 0.1f, 0.5f) * (0.4f + up);
        part.shade = draw(8, 0, 0.3f) + 0.35f * (1 - up);
        part.drifts = draw(15, 0.55f, 1.25f);
        parts_.push_back(part);
    }
}

Vec2<float> Fireball::place(const Part& part, float age) const {
    return blast_.radius >= kMushroom ? place_in_mushroom(part, age) : place_in_plume(part, age);
}

/// How large the ball is, as a share of all that it becomes.
float Fireball::grown_ball(float time) {
    return 1 - 0.6f * falling(time / 0.03f) + 0.06f * smooth((time - 0.08f) / 0.3f);
}

Vec2<float> Fireball::place_in_plume(const Part& part, float age) const {
    const float time = age / pace_;
    const float gone = smooth((time - 0.06f) / 1.1f), later = std::max(0.0f, time - 0.15f);
    const float angle = part.phase + part.pace * time, turns = part.turns * smooth(time / 0.8f);
    const Vec2<float> ball = part.ball * grown_ball(time);
    const Vec2<float> off = ball + (part.cloud - ball) * gone +
                            Vec2<float>{turns * std::cos(angle) + 0.22f * part.cloud.x * later,
                                        turns * std::sin(angle) + part.lift * later * falling(0.2f * later)};
    const float high = part.drifts * std::clamp(0.4f + 0.5f * off.y, 0.2f, 1.3f);
    return blast_.at + off * blast_.radius + Vec2<float>{high * drift(blast_.wind, age), 0};
}

Vec2<float> Fireball::middle(float age) const {
    Vec2<float> sum;
    for (const Part& part : parts_) sum = sum + place(part, age);
    return sum * (1 / static_cast<float>(parts_.size()));
}

/// Dust is softer than what the fire has left.
float Fireball::softness(const Part& part) {
    switch (part.part_of) {
        case Of::skirt:
        case Of::collar:
            return 0.6f;
        case Of::stem:
            return 0.46f;
        default:
            return 0.38f;
    }
}

Fireball::Smoke Fireball::smoke_of_mushroom(const Part& part, float time) const {
    const float rises = smooth((time - 0.12f) / 0.2f) * (1 - smooth((time - 0.5f) / 0.4f));
    return {.lit = lit_from_below(part, time),
            .shade = shade_in_mushroom(part, time),
            .soft = softness(part) + 0.15f * rises,
            .one_cloud = kOneCloud};
}

Fireball::Smoke Fireball::smoke_of_plume(const Part& part, float time, float cold) {
    return {.lit = falling(2.6f * time) * std::clamp(1.2f - part.cloud.y, 0.35f, 1.0f),
            .shade = part.shade + kShadedSide * part.cloud.x,
            .soft = 0.62f + 0.2f * cold,
            .seen = 1 - kThinSmoke * cold * core_left(time),
            .flickers = 1 + 0.2f * (1 - cold) * std::sin(part.phase + 19 * time),
            .one_cloud = kOnePlume};
}

void Fireball::draw_part(SoftBrush& brush, const View& view, const Part& part, float age,
                         std::span<const Vec2<float>> standing, std::span<const Vec2<float>> wrecks) const {
    const float time = age / pace_, spent = age / (smoke_ * part.life);
    const float shown = 0.94f * (1 - smooth((spent - 0.22f) / 0.78f));
    if (shown <= 0.01f) return;
    const bool mushroom = blast_.radius >= kMushroom;
    const Course& course = mushroom ? kMushroomCourse : kPlumeCourse;
    const float heat = part.heat * (1 - smooth((time - course.burns) / part.cools));
    const float cold = smooth(1 - heat / 0.42f);
    const Smoke smoke = mushroom ? smoke_of_mushroom(part, time) : smoke_of_plume(part, time, cold);
    const SmokeColors colors = smoke_colors(std::min(1.0f, spent), smoke.lit, blast_.air);
    const float grown = smooth(time / course.grows);
    const float size = kLarger * (part.size + (part.cloud_size - part.size) * grown) * smoke.flickers *
                       (0.6f + 0.4f * smooth(time / 0.07f)) *
                       (1 + course.spreads * std::max(0.0f, time - 0.5f));
    const Vec2<float> at = place(part, age);
    const float clears = std::max(cold, smooth((time - 0.35f) / 0.35f));
    const float wide = size * blast_.radius;
    const float seen = 1 - clears * (1 - std::min(veil(at, wide, standing), veil(at, wide, wrecks)));
    const float length = std::max(0.001f, std::sqrt(part.ball.x * part.ball.x + part.ball.y * part.ball.y));
    const Point inward = {-part.ball.x / length, part.ball.y / length};
    const Color lit = mixed(colors.lit, colors.dark, std::clamp(smoke.shade, 0.0f, 1.0f));
    Puff puff = {.middle = view.point(at),
                 .radius = std::max(1.5f, size * blast_.radius * view.scale),
                 .lit = lit,
                 .dark = mixed(colors.dark, lit, smoke.one_cloud),
                 .toward = kSunward,
                 .opacity = shown * smoke.seen * seen,
                 .soft = std::min(0.98f, smoke.soft + 0.55f * smooth(spent)),
                 .ragged = kRaggedParts,
                 .turn = part.phase};
    if (mushroom) light_in_mushroom(part, time, puff);
    puff.lit = mixed(fire_color(heat + 0.1f, blast_.tint), puff.lit, cold);
    puff.dark = mixed(fire_color(heat - 0.15f, blast_.tint), puff.dark, cold);
    puff.toward = inward * (1 - cold) + puff.toward * cold;
    brush.puff(puff);
}

/// White light in the middle, which shrinks; that of a small blast is seen through its smoke.
void Fireball::draw_core(SoftBrush& brush, const View& view, float age) const {
    const float time = age / pace_;
    const float radius = time < 0.06f  ? between(time, 0.033f, 0.06f, 1.2f, 0.75f)
                         : time < 0.2f ? between(time, 0.06f, 0.2f, 0.75f, 0.47f)
                                       : between(time, 0.2f, 0.5f, 0.47f, 0.3f);
    const bool white = blast_.flashes && time < 0.04f, mushroom = blast_.radius >= kMushroom;
    const float strength = white      ? 2.4f
                           : mushroom ? between(time, 0.06f, 0.45f, 0.75f, 0)
                                      : kSmallCore * core_left(time);
    brush.glow(view.point(blast_.at), (white ? 1.45f : 1.2f) * radius * blast_.radius * view.scale,
               fire_color(white      ? 1.0f
                          : mushroom ? 0.92f
                                     : 0.86f,
                          blast_.tint),
               strength);
}

void Fireball::draw(SoftBrush& brush, const View& view, float age, std::span<const Vec2<float>> standing,
                    std::span<const Vec2<float>> wrecks) const {
    if (!seen(age)) return;
    if (blast_.radius >= kMushroom)
        draw_mushroom(brush, view, age, standing);
    else
        for (const Part& part : parts_) draw_part(brush, view, part, age, standing, wrecks);
    draw_core(brush, view, age);
}

}  // namespace terramorph
