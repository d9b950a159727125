// The fire in a mushroom, and what it lights.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/index.h"
#include "ui/impacts/fire/fireball.h"
#include "ui/impacts/fire/mushroom_shape.h"
#include "ui/impacts/heat.h"

namespace terramorph {

using namespace mushroom;

namespace {

constexpr float kNearLobes = 0.45f;  // of the cap: before the fire in it
constexpr float kUnlit = 3.6f;       // how much less what gets little light from above gets from below
constexpr int kFlames = 46;          // in the stem
constexpr float kFlows = 0.42f;      // how much of its length they rise in a unit of time
constexpr float kOrdered = 0.3f;     // time from which on its parts are drawn in their order

}  // namespace

/// How brightly its stem burns.
float Fireball::seam_light(float time) const {
    return smooth((time - 0.16f) / 0.2f) * (1 - smooth((time - 0.75f) / 1.5f));
}

/// How much the fire below lights the cap: its underside longest.
float Fireball::lit_from_below(const Part& part, float time) const {
    const float under = part.part_of == Of::roll   ? 0.5f - 0.5f * std::sin(turned(part, time))
                        : part.part_of == Of::dome ? 0.35f * (1 - smooth((part.cloud.y - kCapUp) / 0.35f))
                                                   : 0.12f;
    return under * (1 - smooth((time - 0.45f) / 1.5f));
}

float Fireball::shade_in_mushroom(const Part& part, float time) const {
    switch (part.part_of) {
        case Of::roll:
            return part.shade + 0.16f * (1 + part.ring) +
                   0.55f * smooth(0.5f - 0.6f * std::sin(turned(part, time)));
        case Of::dome:
            return part.shade + 0.12f + 0.3f * part.cloud.x +
                   0.3f * (1 - smooth((part.cloud.y - kCapUp) / 0.3f));
        default:
            return part.shade;
    }
}

/// Its stem is lit by the fire in it, and the cap by what is below.
void Fireball::light_in_mushroom(const Part& part, float time, Puff& puff) const {
    if (part.part_of == Of::stem) {
        const float light = seam_light(time), up = (part.cloud.y + foot()) / (kStemTop + foot());
        const float near = light * (0.55f + 0.45f * std::abs(2 * up - 1));
        puff.lit = mixed(puff.lit, fire_color(0.56f, blast_.tint), 0.7f * near);
        puff.dark = mixed(puff.dark, fire_color(0.12f, blast_.tint), 0.12f * near);
        puff.toward = puff.toward * (1 - near) + Point{-part.side, 0.1f} * near;
        return;
    }
    const float below = lit_from_below(part, time) * (1 - kUnlit * part.shade);
    if (part.part_of == Of::roll) {
        puff.lit = mixed(puff.lit, fire_color(0.16f, blast_.tint), 0.75f * smooth(1.6f * below - 0.3f));
        puff.dark = mixed(puff.dark, fire_color(0.54f, blast_.tint), 0.9f * below);
    } else {
        puff.dark = mixed(puff.dark, fire_color(0.4f, blast_.tint), 0.6f * below);
    }
}

/// Flames that rise through the stem.
void Fireball::draw_seam(SoftBrush& brush, const View& view, float age) const {
    const float time = age / pace_, light = seam_light(time);
    if (light <= 0) return;
    const float scale = blast_.radius * view.scale;
    for (int k = 0; k < kFlames; ++k) {
        const float from = (static_cast<float>(k) + draw_from(k, 20, 0, 1)) / kFlames + kFlows * time;
        const float up = from - std::floor(from), wide = stem_wide(up);
        const Vec2<float> off = {sway(up, time) + wide * draw_from(k, 22, -0.5f, 0.5f),
                                 -foot() + (kStemTop + 0.04f + foot()) * up};
        const Vec2<float> at =
            blast_.at + off * blast_.radius + Vec2<float>{wind_at(off.y) * drift(blast_.wind, age), 0};
        const float size = (0.035f + 0.36f * wide) * draw_from(k, 21, 0.7f, 1.2f);
        const float ends = smooth(up / 0.06f) * smooth((1 - up) / 0.06f);
        const float heat = 0.34f + 0.42f * light + draw_from(k, 23, -0.1f, 0.1f) - 0.12f * up;
        brush.puff({.middle = view.point(at),
                    .radius = std::max(1.5f, size * scale),
                    .lit = fire_color(heat + 0.1f, blast_.tint),
                    .dark = fire_color(heat - 0.12f, blast_.tint),
                    .toward = {0, 1},
                    .opacity = 0.9f * ends * smooth(2 * light),
                    .soft = 0.9f});
        if (k % 2 == 0)
            brush.glow(view.point(at), 2.2f * size * scale, fire_color(0.45f, blast_.tint),
                       0.3f * light * ends);
    }
}

/// What burns on the crater's floor.
void Fireball::draw_bed(SoftBrush& brush, const View& view, float age) const {
    const float time = age / pace_;
    const float shown = smooth((time - 0.2f) / 0.25f) * (1 - smooth((time - 0.7f) / 1.3f));
    if (shown <= 0) return;
    for (int k = 0; k < 76; ++k) {
        const float x = 0.74f * draw_from(k, 40, -1, 1), low = std::min(blast_.floor, std::sqrt(1 - x * x));
        const Vec2<float> off = {x, 0.03f - low + 0.13f * draw_from(k, 41, 0, 1) * draw_from(k, 42, 0, 1)};
        const float size = draw_from(k, 43, 0.018f, 0.055f) * (0.6f + 0.4f * shown);
        brush.glow(view.point(blast_.at + off * blast_.radius), size * blast_.radius * view.scale,
                   fire_color(draw_from(k, 44, 0.5f, 0.72f), blast_.tint), 0.8f * shown);
    }
}

/// Fire between the folds of the cap's underside, and the light below it.
void Fireball::draw_folds(SoftBrush& brush, const View& view, float age) const {
    const float time = age / pace_;
    const float shown = smooth((time - 0.36f) / 0.2f) * (1 - smooth((time - 0.7f) / 1.1f));
    if (shown <= 0) return;
    const float scale = blast_.radius * view.scale;
    const Vec2<float> off = {drift(blast_.wind, age), blast_.radius * 0.2f * std::max(0.0f, time - kStands)};
    const auto point = [&](float x, float y) {
        return view.point(blast_.at + Vec2<float>{x, y} * blast_.radius + off);
    };
    for (int k = 0; k < 84; ++k) {
        const float side = draw_from(k, 30, -1, 1), x = 0.58f * side * (0.35f + 0.65f * std::abs(side));
        const float high = draw_from(k, 31, 0, 1), y = kCapUp - 0.2f + 0.36f * high * high - 0.2f * x * x;
        const float wide = draw_from(k, 32, 0.02f, 0.055f) * (1 - 0.4f * high);
        brush.glow(point(x, y), {1.5f * wide * scale, 0.8f * wide * scale},
                   fire_color(draw_from(k, 33, 0.42f, 0.7f), blast_.tint),
                   shown * (1 - 0.6f * high) * draw_from(k, 34, 0.5f, 1));
    }
    brush.glow(point(0, kCapUp - 0.22f), {0.55f * scale, 0.16f * scale}, fire_color(0.42f, blast_.tint),
               0.4f * shown);
    brush.glow(point(sway(1, time), kCapUp - 0.2f), {0.26f * scale, 0.2f * scale},
               fire_color(0.6f, blast_.tint), 0.6f * shown);
}

/// While it burns as a ball, the hottest are in front; then each comes to its place in the cloud.
void Fireball::draw_as_ball(SoftBrush& brush, const View& view, float age,
                            std::span<const Vec2<float>> standing) const {
    const float cloud = smooth((age / pace_ - 0.1f) / (kOrdered - 0.1f));
    std::array<std::pair<float, int>, static_cast<std::size_t>(kParts)> order;
    for (int k = 0; k < kParts; ++k) {
        const float rank = parts_[at(k)].rank;
        order[at(k)] = {rank + (static_cast<float>(k) / kParts - rank) * cloud, k};
    }
    std::ranges::sort(order);
    for (const auto& [rank, k] : order) draw_part(brush, view, parts_[at(k)], age, standing);
}

void Fireball::draw_mushroom(SoftBrush& brush, const View& view, float age,
                             std::span<const Vec2<float>> standing) const {
    if (age < kOrdered * pace_) return draw_as_ball(brush, view, age, standing);
    const auto draw = [&](int from, int to) {
        for (int k = from; k < to; ++k) draw_part(brush, view, parts_[at(k)], age, standing);
    };
    draw(0, kBeforeFrom);
    draw_bed(brush, view, age);
    draw_seam(brush, view, age);
    // The cap's nearer lobes are before the fire in it, which shows between them.
    const auto nearer = std::find_if(parts_.begin() + kMiddleFrom, parts_.end(),
                                     [](const Part& part) { return part.near > kNearLobes; });
    const int lobes = static_cast<int>(nearer - parts_.begin());
    draw(kBeforeFrom, lobes);
    draw_folds(brush, view, age);
    draw(lobes, kParts);
}

}  // namespace terramorph
