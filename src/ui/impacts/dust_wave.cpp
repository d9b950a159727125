#include "ui/impacts/dust_wave.h"

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"
#include "ui/impacts/feel.h"

namespace terramorph {

namespace {

constexpr Color kPale = {226, 216, 206}, kShade = {34, 28, 34};
constexpr Point kDustSunward = {-0.4f, -0.916f};
constexpr float kDustRagged = 0.36f;
constexpr float kCloud = 0.7f;  // of a cloud of earth, beside its clods ...
constexpr float kClodsWide = 1.25f,
                kClodsHigh = 1.35f;        // ... which fly so many radii, as wide as a mound ...
constexpr float kClodsFall = 0.12f;        // ... and come down from this moment on
constexpr float kClodsHeld = 0.25f;        // of their way, at first: they hide the mound
constexpr float kGoldenPart = 0.618034f;   // of a turn, from one clod to the next: an even spread
constexpr std::uint32_t kDustChance = 74;  // a stream of random numbers

}  // namespace

DustWave::DustWave(const BlastLook& blast, Color color)
    : blast_(blast), color_(color), pace_(0.5f + 0.5f * weight_of_blast(blast.radius).light / 0.26f) {}

void DustWave::draw(SoftBrush& brush, const View& view, const Ground& ground, float age) const {
    const float time = age / pace_;
    const int count = std::clamp(static_cast<int>(blast_.radius / 3), 8, 44);
    for (const float side : {-1.0f, 1.0f}) {
        for (int k = 0; k < count; ++k) {
            const auto draw = [&](int n, float low, float high) {
                return uniform(low, high, blast_.chance, kDustChance, k, side < 0 ? n : n + 16);
            };
            const float life = draw(0, 0.9f, kLongest), left = 1 - time / life;
            if (left <= 0) continue;
            const float first = draw(1, 0.05f, 1);  // of the wave, which is highest in front
            const float far = 0.9f + first * (1 - falling(time / 0.28f));
            const float x = blast_.at.x + side * far * blast_.radius + 0.35f * drift(blast_.wind, age);
            if (x < 0 || x >= static_cast<float>(ground.width())) continue;
            const float size = blast_.radius * draw(2, 0.04f, 0.12f) * (0.5f + 1.1f * smooth(time / 0.8f)) *
                               (0.7f + 0.7f * first);
            const float top = to_columns(ground.top(static_cast<int>(x)));
            if (std::abs(top - blast_.at.y) > 1.5f * blast_.radius) continue;
            const float billows = 0.11f * blast_.radius * first * draw(3, 0, 1) * smooth(time / 0.5f);
            const Vec2<float> at = {x, top + 0.4f * size + billows};
            brush.puff({.middle = view.point(at),
                        .radius = std::max(2.0f, size * view.scale),
                        .lit = mixed(color_, kPale, 0.62f),
                        .dark = mixed(color_, kPale, 0.14f),
                        .toward = kDustSunward,
                        .opacity = 0.5f * smooth(time / 0.12f) * smooth(left),
                        .soft = 0.9f,
                        .ragged = kDustRagged,
                        .turn = draw(5, 0, 6)});
        }
    }
}

/// From the rim to the middle, so that what's in front hides where the rest comes from.
void DustWave::draw_clods(SoftBrush& brush, const View& view, float age) const {
    const float time = age / pace_, falls = std::max(0.0f, time - kClodsFall);
    const float out = 1 - kClodsHeld * falling(time / 0.04f);
    const int count = std::clamp(static_cast<int>(1.3f * blast_.radius), 36, 130);
    for (int k = 0; k < count; ++k) {
        const auto draw = [&](int n, float low, float high) {
            return uniform(low, high, blast_.chance, kDustChance, k, n + 64);
        };
        const float left = 1 - time / draw(0, 0.45f, 0.95f);
        if (left <= 0) continue;
        const float away = std::sqrt((static_cast<float>(count - k) - 0.5f) / static_cast<float>(count));
        const float around = kGoldenPart * static_cast<float>(k) + draw(1, -0.02f, 0.02f);
        const float turn = (1.06f * (around - std::floor(around)) - 0.03f) * kFloatPi,
                    thrown = away * draw(2, 0.85f, 1.3f) * out;
        const float spread = 1 + 0.25f * smooth(time / 0.5f);
        const Vec2<float> off = {spread * kClodsWide * thrown * std::cos(turn),
                                 kClodsHigh * thrown * std::sin(turn) - draw(3, 1.2f, 2.6f) * falls * falls};
        if (off.y < 0) continue;  // it has landed
        const float lump = draw(4, 0, 1);
        const float size = blast_.radius * (0.13f + 0.16f * lump * lump) * (1 - 0.35f * away) *
                           (1 - 0.35f * smooth(time / 0.6f));
        const Color earth = mixed(color_, kShade, draw(5, 0, 0.35f));
        brush.puff({.middle = view.point(blast_.at + off * blast_.radius),
                    .radius = std::max(1.5f, size * view.scale),
                    .lit = mixed(earth, kPale, 0.2f),
                    .dark = mixed(earth, kShade, 0.55f),
                    .toward = kDustSunward,
                    .opacity = smooth(3 * left),
                    .soft = 0.25f,
                    .ragged = kDustRagged,
                    .turn = draw(6, 0, 6)});
    }
}

void DustWave::draw_cloud(SoftBrush& brush, const View& view, float age) const {
    draw_clods(brush, view, age);
    const float time = age / pace_;
    const int count = std::clamp(static_cast<int>(blast_.radius / 3), 10, 40);
    for (int k = 0; k < count; ++k) {
        const auto draw = [&](int n, float low, float high) {
            return uniform(low, high, blast_.chance, kDustChance, k, n + 32);
        };
        const float life = draw(0, 0.8f, 1.7f), left = 1 - time / life;
        if (left <= 0) continue;
        const float out = 1 - falling(time / 0.16f), across = draw(1, -0.85f, 0.85f);
        const float up = draw(2, 0.1f, 1.25f) * (1 - 0.6f * across * across);
        const Vec2<float> off = {across * (0.35f + 0.65f * out), up * out - 0.5f * up * time * time};
        const float size = blast_.radius * draw(3, 0.1f, 0.22f) * (0.6f + 0.6f * smooth(time));
        const Vec2<float> at =
            blast_.at + off * blast_.radius + Vec2<float>{0.5f * drift(blast_.wind, age), 0};
        const Color earth = mixed(color_, kShade, draw(4, 0, 0.25f));
        brush.puff({.middle = view.point(at),
                    .radius = std::max(2.0f, size * view.scale),
                    .lit = mixed(earth, kPale, 0.32f),
                    .dark = mixed(earth, kShade, 0.42f),
                    .toward = kDustSunward,
                    .opacity = kCloud * smooth(time / 0.1f) * smooth(1.4f * left),
                    .soft = 0.7f,
                    .ragged = kDustRagged,
                    .turn = draw(5, 0, 6)});
    }
}

}  // namespace terramorph
