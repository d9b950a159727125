#include "ui/impacts/fireball.h"

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"
#include "ui/impacts/feel.h"
#include "ui/impacts/heat.h"

namespace terramorph {

namespace {

constexpr float kBall = 0.72f;         // radius within which parts of the ball lie
constexpr float kGolden = 2.3999632f;  // radians from one part to the next
constexpr Point kSunward = {-0.4f, -0.916f};
constexpr int kCap = 150, kStem = 44;  // parts of a mushroom
constexpr float kCapUp = 1.12f, kCapWide = 0.74f, kCapHigh = 0.4f;
constexpr std::uint32_t kFireballs = 71;  // a stream of random numbers

/// A share between two values at two times, straight between them.
float between(float time, float from, float to, float first, float last) {
    return first + (last - first) * std::clamp((time - from) / (to - from), 0.0f, 1.0f);
}

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

/// Parts from the rim to the middle, so that the hottest are in front.
Fireball::Part Fireball::ball_part(int number, int count) const {
    const auto draw = [&](int n, float low, float high) { return draw_from(number, n, low, high); };
    const float away = std::sqrt((static_cast<float>(count - number) - 0.5f) / static_cast<float>(count));
    const float turn = kGolden * static_cast<float>(number) + draw(0, -0.4f, 0.4f);
    Part part;
    part.ball = {kBall * away * std::cos(turn), kBall * away * std::sin(turn)};
    const float rim = away * away * away * away;
    part.heat = 1.1f - 0.46f * away - 0.3f * rim + draw(1, -0.08f, 0.08f);
    part.cools = draw(2, 0.3f, 0.55f);
    part.life = draw(3, 0.55f, 1);
    return part;
}

/// Every part rises, turns and thins out by itself, the hottest fastest.
void Fireball::add_plume() {
    const int count = std::clamp(static_cast<int>(18 + blast_.radius / 3), 24, 46);
    for (int k = 0; k < count; ++k) {
        Part part = ball_part(k, count);
        const auto draw = [&](int n, float low, float high) { return draw_from(k, n, low, high); };
        const float inner = static_cast<float>(k) / static_cast<float>(count);
        part.ball = part.ball * draw(9, 0.8f, 1.18f);
        part.size = draw(4, 0.16f, 0.26f) + 0.14f * inner;
        part.cloud_size = draw(5, 0.2f, 0.42f);
        const float up = draw(7, 0, 1);
        part.cloud = {0.75f * part.ball.x + draw(6, -0.2f, 0.2f), 0.2f + 0.5f * part.ball.y + 0.85f * up};
        part.heat = 1.12f - 0.5f * (1 - inner) * (1 - inner) + draw(1, -0.1f, 0.1f);
        part.cools = draw(2, 0.45f, 0.75f) + 0.4f * inner;
        part.life = draw(3, 0.4f, 0.85f) + 0.45f * up * draw(10, 0, 1);
        part.turns = draw(11, 0.12f, 0.34f);
        part.pace = draw(12, 1.2f, 3.4f) * (k % 2 == 0 ? 1.0f : -1.0f);
        part.phase = draw(13, 0, 2 * kFloatPi);
        part.lift = draw(14, 0.1f, 0.5f) * (0.4f + up);
        part.drifts = draw(15, 0.55f, 1.25f);
        parts_.push_back(part);
    }
}

/// First the stem; then the cap, from its top to its underside.
void Fireball::add_mushroom() {
    const int count = kStem + kCap;
    const float foot = std::max(0.1f, blast_.floor - 0.12f);
    for (int k = 0; k < count; ++k) {
        Part part = ball_part(k, count);
        part.size = draw_from(k, 4, 0.22f, 0.3f);
        if (k < kStem) {
            const float up = static_cast<float>(k) / (kStem - 1);
            const float wide = 0.08f + 0.17f * (1 - up) * (1 - up) * (1 - up) + 0.14f * up * up * up;
            part.stem = true;
            part.cloud = {(k % 2 == 0 ? wide : -wide) * draw_from(k, 6, 0.5f, 1.5f),
                          -foot + (kCapUp - 0.22f + foot) * up + draw_from(k, 7, -0.04f, 0.04f)};
            part.cloud_size = draw_from(k, 5, 0.07f, 0.17f) + 0.06f * (1 - up);
            part.life = 0.5f + 0.25f * up;
        } else {
            const float x = draw_from(k, 6, -1, 1);
            const float dome = std::sqrt(std::max(0.0f, 1 - x * x));
            part.cloud = {kCapWide * x, kCapUp + kCapHigh * dome * draw_from(k, 7, -0.34f, 1)};
            part.cloud_size = draw_from(k, 5, 0.09f, 0.2f) * (0.7f + 0.3f * dome);
            part.shade =
                0.55f * (1 - smooth((part.cloud.y - kCapUp + 0.16f) / 0.5f)) + draw_from(k, 8, 0, 0.18f);
            part.life = draw_from(k, 3, 0.75f, kLongestSmoke);
            part.cools = 0.6f - 0.22f * std::abs(x) + draw_from(k, 2, -0.04f, 0.04f);  // from the rim inwards
        }
        parts_.push_back(part);
    }
    std::sort(parts_.begin() + kStem, parts_.end(),
              [](const Part& a, const Part& b) { return a.cloud.y > b.cloud.y; });
}

Vec2<float> Fireball::place(const Part& part, float age) const {
    return blast_.radius >= kMushroom ? place_in_mushroom(part, age) : place_in_plume(part, age);
}

Vec2<float> Fireball::place_in_plume(const Part& part, float age) const {
    const float time = age / pace_, out = 1 - 0.6f * falling(time / 0.04f);
    const float gone = smooth((time - 0.06f) / 1.1f), later = std::max(0.0f, time - 0.15f);
    const float angle = part.phase + part.pace * time, turns = part.turns * smooth(time / 0.8f);
    const Vec2<float> ball = part.ball * out;
    const Vec2<float> off = ball + (part.cloud - ball) * gone +
                            Vec2<float>{turns * std::cos(angle) + 0.22f * part.cloud.x * later,
                                        turns * std::sin(angle) + part.lift * later * falling(0.2f * later)};
    const float high = part.drifts * std::clamp(0.4f + 0.5f * off.y, 0.2f, 1.3f);
    return blast_.at + off * blast_.radius + Vec2<float>{high * drift(blast_.wind, age), 0};
}

Vec2<float> Fireball::place_in_mushroom(const Part& part, float age) const {
    const float time = age / pace_;
    const float out = 1 - 0.6f * falling(time / 0.04f);
    const float gone = smooth((time - 0.14f) / 0.5f);
    const float wider = 1 + 0.16f * std::max(0.0f, time - 0.5f);
    const float closes = 1 - 0.45f * smooth((time - 0.75f) / 0.6f);  // once no fire shines through the stem
    Vec2<float> cloud = {part.cloud.x * (part.stem ? closes : wider), part.cloud.y};
    if (!part.stem) cloud.y += 0.2f * std::max(0.0f, time - 0.5f) * falling(0.25f * time);
    const Vec2<float> ball = part.ball * out;
    const Vec2<float> off = ball + (cloud - ball) * gone;
    const float high = std::clamp(0.5f + 0.5f * part.cloud.y, 0.2f, 1.0f);
    return blast_.at + off * blast_.radius + Vec2<float>{high * drift(blast_.wind, age), 0};
}

Vec2<float> Fireball::middle(float age) const {
    Vec2<float> sum;
    for (const Part& part : parts_) sum = sum + place(part, age);
    return sum * (1 / static_cast<float>(parts_.size()));
}

void Fireball::draw_part(SoftBrush& brush, const View& view, const Part& part, float age) const {
    const float time = age / pace_, spent = age / (smoke_ * part.life);
    const float shown = 0.94f * (1 - smooth((spent - 0.22f) / 0.78f));
    if (shown <= 0.01f) return;
    const float heat = part.heat * (1 - smooth((time - 0.12f) / part.cools));
    const float cold = smooth(1 - heat / 0.42f);
    const SmokeColors smoke = smoke_colors(
        std::min(1.0f, spent), falling(2.6f * time) * std::clamp(1.2f - part.cloud.y, 0.35f, 1.0f));
    const bool mushroom = blast_.radius >= kMushroom;
    const float grown = smooth(time / (mushroom ? 0.34f : 0.5f));
    const float rises = mushroom ? smooth((time - 0.12f) / 0.2f) * (1 - smooth((time - 0.5f) / 0.4f)) : 0;
    const float flickers = mushroom ? 1 : 1 + 0.2f * (1 - cold) * std::sin(part.phase + 19 * time);
    const float size = (part.size + (part.cloud_size - part.size) * grown) * flickers *
                       (0.6f + 0.4f * smooth(time / 0.1f)) *
                       (1 + (mushroom ? 0.22f : 0.5f) * std::max(0.0f, time - 0.5f));
    const float length = std::max(0.001f, std::sqrt(part.ball.x * part.ball.x + part.ball.y * part.ball.y));
    const Point inward = {-part.ball.x / length, part.ball.y / length};
    brush.puff(
        {.middle = view.point(place(part, age)),
         .radius = std::max(1.5f, size * blast_.radius * view.scale),
         .lit = mixed(fire_color(heat + 0.14f, blast_.tint), mixed(smoke.lit, smoke.dark, part.shade), cold),
         .dark = mixed(fire_color(heat - 0.2f, blast_.tint), smoke.dark, cold),
         .toward = inward * (1 - cold) + kSunward * cold,
         .opacity = shown,
         .soft = std::min(0.98f,
                          (mushroom ? 0.36f : 0.5f + 0.4f * cold) + 0.55f * smooth(spent) + 0.15f * rises)});
}

/// Fire that shines through the stem.
void Fireball::draw_seam(SoftBrush& brush, const View& view, float age) const {
    const float time = age / pace_;
    const float shown = smooth((time - 0.25f) / 0.25f) * (1 - smooth((time - 0.6f) / 0.6f));
    if (shown <= 0) return;
    for (int k = 0; k < 26; ++k) {
        const float up = 1 - (1 + blast_.floor - 0.1f) * static_cast<float>(k) / 25;
        const float sways = 0.045f * std::sin(7 * up + static_cast<float>(blast_.chance % 7));
        const Vec2<float> off = {sways + draw_from(k, 20, -0.02f, 0.02f), up};
        const Vec2<float> at =
            blast_.at + off * blast_.radius + Vec2<float>{0.4f * drift(blast_.wind, age), 0};
        const float size = draw_from(k, 21, 0.05f, 0.1f) + 0.16f * smooth((up - 0.75f) / 0.3f);
        brush.glow(view.point(at), size * blast_.radius * view.scale, fire_color(0.5f, blast_.tint),
                   0.6f * shown);
    }
}

/// What burns on the crater's floor.
void Fireball::draw_bed(SoftBrush& brush, const View& view, float age) const {
    const float time = age / pace_;
    const float shown = smooth((time - 0.2f) / 0.25f) * (1 - smooth((time - 0.7f) / 1.1f));
    if (shown <= 0) return;
    for (int k = 0; k < 60; ++k) {
        const float x = 0.72f * draw_from(k, 40, -1, 1), low = std::min(blast_.floor, std::sqrt(1 - x * x));
        const Vec2<float> off = {x, 0.03f - low + 0.12f * draw_from(k, 41, 0, 1) * draw_from(k, 42, 0, 1)};
        const float size = draw_from(k, 43, 0.018f, 0.05f) * (0.6f + 0.4f * shown);
        brush.glow(view.point(blast_.at + off * blast_.radius), size * blast_.radius * view.scale,
                   fire_color(draw_from(k, 44, 0.5f, 0.72f), blast_.tint), 0.8f * shown);
    }
}

/// Fire between the folds of the cap's underside.
void Fireball::draw_folds(SoftBrush& brush, const View& view, float age) const {
    const float time = age / pace_;
    const float shown = smooth((time - 0.45f) / 0.2f) * (1 - smooth((time - 0.65f) / 0.65f));
    if (shown <= 0) return;
    const float scale = blast_.radius * view.scale;
    const Vec2<float> off = {drift(blast_.wind, age), blast_.radius * 0.2f * std::max(0.0f, time - 0.5f)};
    for (int k = 0; k < 72; ++k) {
        const float side = draw_from(k, 30, -1, 1), x = 0.6f * side * (0.35f + 0.65f * std::abs(side));
        const float high = draw_from(k, 31, 0, 1), y = kCapUp - 0.12f + 0.34f * high * high - 0.4f * x * x;
        const float wide = draw_from(k, 32, 0.02f, 0.05f) * (1 - 0.4f * high);
        const Point at = view.point(blast_.at + Vec2<float>{x, y} * blast_.radius + off);
        brush.glow(at, {1.5f * wide * scale, 0.7f * wide * scale},
                   fire_color(draw_from(k, 33, 0.42f, 0.7f), blast_.tint),
                   shown * (1 - 0.6f * high) * draw_from(k, 34, 0.4f, 0.95f));
    }
    brush.glow(view.point(blast_.at + Vec2<float>{0, kCapUp - 0.18f} * blast_.radius + off),
               {0.86f * scale, 0.22f * scale}, fire_color(0.42f, blast_.tint), 0.75f * shown);
}

/// White light in the middle, which shrinks.
void Fireball::draw_core(SoftBrush& brush, const View& view, float age) const {
    const float time = age / pace_;
    const float radius = time < 0.06f  ? between(time, 0.033f, 0.06f, 1.2f, 0.75f)
                         : time < 0.2f ? between(time, 0.06f, 0.2f, 0.75f, 0.47f)
                                       : between(time, 0.2f, 0.5f, 0.47f, 0.3f);
    const bool white = blast_.flashes && time < 0.04f;
    const float strength = white ? 2.4f : between(time, 0.06f, 0.45f, 0.75f, 0);
    brush.glow(view.point(blast_.at), (white ? 1.45f : 1.2f) * radius * blast_.radius * view.scale,
               fire_color(white ? 1.0f : 0.92f, blast_.tint), strength);
}

void Fireball::draw(SoftBrush& brush, const View& view, float age) const {
    if (age > kLongestSmoke * smoke_) return;
    const auto cap = parts_.begin() + (blast_.radius >= kMushroom ? kStem : 0);
    for (auto part = parts_.begin(); part != cap; ++part) draw_part(brush, view, *part, age);
    if (cap != parts_.begin()) draw_bed(brush, view, age), draw_seam(brush, view, age);
    for (auto part = cap; part != parts_.end(); ++part) draw_part(brush, view, *part, age);
    if (cap != parts_.begin()) draw_folds(brush, view, age);
    draw_core(brush, view, age);
}

}  // namespace terramorph
