// The fire of a large blast: its cloud.
#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"
#include "ui/impacts/feel.h"
#include "ui/impacts/fireball.h"
#include "ui/impacts/heat.h"

namespace terramorph {

namespace {

/// Parts of a mushroom, in the order in which they're drawn: what its foot drives along the crater's floor,
/// the stem behind its fire, the stem before it, a collar around it, the cap's middle, and its roll.
constexpr int kSkirt = 34, kBehind = 58, kBefore = 62, kCollar = 22, kMiddle = 64, kRoll = 150;
constexpr int kStemFrom = kSkirt, kBeforeFrom = kStemFrom + kBehind, kCollarFrom = kBeforeFrom + kBefore,
              kMiddleFrom = kCollarFrom + kCollar, kRollFrom = kMiddleFrom + kMiddle,
              kParts = kRollFrom + kRoll;
// Lengths in radii of the blast.
constexpr float kCapUp = Fireball::kCapUp, kCapHigh = 0.42f;
constexpr float kRollWide = 0.47f, kRollThick = 0.24f;  // of a ring that turns inside out
constexpr float kRolls = 2.6f;                          // radians until it rests
constexpr float kStemTop = kCapUp - 0.1f;
constexpr float kSways = 0.19f;
constexpr float kNearLobes = 0.25f;              // of the cap
constexpr float kBillows = 0.26f, kBillow = 15;  // how much wider it is where it billows; radians along it

}  // namespace

float Fireball::foot() const { return std::max(0.1f, blast_.floor - 0.1f); }

/// How far a stem reaches to both sides: wide at its foot, and again where it opens into the cap.
static float stem_wide(float up) {
    const float down = 1 - up, low = down * down * down;
    return 0.085f + 0.24f * low * down + 0.16f * up * up * up * up;
}

void Fireball::add_mushroom() {
    for (int k = 0; k < kParts; ++k) {
        Part part = ball_part(k, kParts);
        part.size = draw_from(k, 4, 0.22f, 0.3f);
        part.phase = draw_from(k, 13, 0, 2 * kFloatPi);
        if (k < kStemFrom)
            add_to_skirt(part, k);
        else if (k < kCollarFrom)
            add_to_stem(part, k);
        else if (k < kMiddleFrom)
            add_to_collar(part, k);
        else
            add_to_cap(part, k);
        parts_.push_back(part);
    }
    const auto nearer = [](const Part& a, const Part& b) { return a.near < b.near; };
    std::sort(parts_.begin() + kStemFrom, parts_.begin() + kBeforeFrom, nearer);
    std::sort(parts_.begin() + kMiddleFrom, parts_.end(), nearer);
}

void Fireball::add_to_skirt(Part& part, int k) {
    const float side = draw_from(k, 6, -1, 1);
    const float x = 0.62f * side * (0.3f + 0.7f * std::abs(side)),
                low = std::min(blast_.floor, std::sqrt(1 - x * x));
    part.cloud = {x, 0.1f - low + draw_from(k, 7, 0, 0.1f)};
    part.cloud_size = draw_from(k, 5, 0.1f, 0.19f) * (1 - 0.5f * std::abs(x));
    part.life = draw_from(k, 3, 0.28f, 0.4f);
    part.part_of = Of::skirt;
}

void Fireball::add_to_stem(Part& part, int k) {
    const bool before = k >= kBeforeFrom;
    const float count = before ? kBefore : kBehind,
                n = static_cast<float>(k - (before ? kBeforeFrom : kStemFrom));
    const float along = std::clamp((n + draw_from(k, 7, 0, 1)) / count, 0.0f, 1.0f);
    const float up = along * (0.6f + 0.4f * along);  // more of it where it's wide
    const float wide =
        stem_wide(up) * (1 + kBillows * std::sin(kBillow * up + draw_from(0, 51, 0, 2 * kFloatPi)));
    const float lump = draw_from(k, 5, 0, 1);
    const float side = k % 2 == 0 ? 1.0f : -1.0f;  // before its fire is a gap
    part.cloud = {side * wide * (before ? draw_from(k, 6, 0.15f, 1.35f) : draw_from(k, 6, 0, 1.1f)),
                  -foot() + (kStemTop + foot()) * up};
    part.cloud_size = 0.045f + 0.07f * lump * lump + 0.34f * wide;
    part.life = 0.35f + 0.36f * up * up + draw_from(k, 3, -0.04f, 0.04f);
    part.shade = draw_from(k, 8, 0, 0.35f);
    part.turns = draw_from(k, 11, 0.03f, 0.1f);
    part.pace = -side * draw_from(k, 12, 1.4f, 3.4f);  // its sides roll outwards and down
    part.lift = draw_from(k, 14, 0.08f, 0.2f);
    part.near = before ? 1 : -part.cloud_size;
    part.part_of = Of::stem;
}

void Fireball::add_to_collar(Part& part, int k) {
    const float around = kFloatPi * (2 * static_cast<float>(k - kCollarFrom) + 1) / kCollar;
    part.cloud = {0.34f * std::cos(around),
                  kCapUp - 0.5f - 0.05f * std::sin(around) + draw_from(k, 7, -0.03f, 0.03f)};
    part.cloud_size = draw_from(k, 5, 0.05f, 0.1f);
    part.life = draw_from(k, 3, 0.24f, 0.34f);
    part.near = 1;
    part.part_of = Of::collar;
}

/// What is nearer comes last, so that the roll closes over the stem's top.
void Fireball::add_to_cap(Part& part, int k) {
    part.life = draw_from(k, 3, 0.68f, 1.05f);
    part.shade = draw_from(k, 8, 0, 0.16f);
    if (k < kRollFrom) {
        const float x = draw_from(k, 6, -1, 1), dome = std::sqrt(1 - x * x);
        part.cloud = {0.5f * x, kCapUp + kCapHigh * dome * draw_from(k, 7, 0.1f, 1)};
        part.cloud_size = draw_from(k, 5, 0.08f, 0.17f);
        part.near = draw_from(k, 9, -1, 0.2f);
        part.part_of = Of::dome;
    } else {
        const float around = kGolden * static_cast<float>(k);
        part.ring = std::cos(around), part.near = std::sin(around);
        part.cloud = {part.ring * kRollWide, kCapUp};
        part.turns = kRollThick * std::sqrt(draw_from(k, 11, 0.3f, 1));
        part.cloud_size = draw_from(k, 5, 0.07f, 0.155f);
        part.part_of = Of::roll;
    }
    part.cools =
        0.6f - 0.3f * std::abs(part.cloud.x) + draw_from(k, 2, -0.04f, 0.04f);  // from the rim inwards
}

/// Where a part of the roll is in its turn, 0 at the outside: the middle goes up, the outside down.
float Fireball::turned(const Part& part, float time) const {
    return part.phase - kRolls * (1 - falling(std::max(0.0f, time - 0.2f) / 0.9f));
}

/// Where a part of the cloud is a while after the fire has gone into it, in radii.
Vec2<float> Fireball::place_in_cloud(const Part& part, float time) const {
    const float later = std::max(0.0f, time - 0.4f), rises = 0.2f * later * falling(0.22f * time);
    const float wider = 1 + 0.16f * later, angle = part.phase + part.pace * time;
    Vec2<float> at = part.cloud;
    switch (part.part_of) {
        case Of::skirt:
            return {at.x * (0.55f + 0.6f * smooth(time / 1.2f)), at.y + 0.05f * later};
        case Of::collar:
            return {at.x * (0.5f + 0.7f * smooth((time - 0.2f) / 1.1f)), at.y + 0.5f * rises};
        case Of::dome:
            return {at.x * wider, at.y + rises + 0.06f * later * falling(0.4f * later)};
        case Of::roll: {
            const float turn = turned(part, time);
            return {part.ring * (kRollWide + part.turns * std::cos(turn)) * wider,
                    at.y + 0.8f * part.turns * std::sin(turn) + rises};
        }
        case Of::stem: {
            const float up = (at.y + foot()) / (kStemTop + foot());
            at.x += sway(up, time) + part.turns * std::cos(angle);
            at.y += part.turns * std::sin(angle) + up * rises +
                    2 * part.lift * later * up * (1 - up) * falling(0.5f * later);  // its foot stays
            return at;
        }
    }
    return at;
}

/// The stem winds, and more so with time.
float Fireball::sway(float up, float time) const {
    const float phase = draw_from(0, 50, 0, 2 * kFloatPi);
    const float more = smooth(2 * up) * (1 - 0.5f * up) * (0.6f + 0.7f * smooth(time / 2));
    return kSways * more * (std::sin(phase + 5.2f * up - 1.1f * time) + 0.4f * std::sin(2 * phase + 11 * up));
}

Vec2<float> Fireball::place_in_mushroom(const Part& part, float age) const {
    const float time = age / pace_, gone = smooth((time - 0.14f) / 0.5f);
    const Vec2<float> ball = part.ball * (1 - 0.6f * falling(time / 0.04f));
    const Vec2<float> off = ball + (place_in_cloud(part, time) - ball) * gone;
    return blast_.at + off * blast_.radius + Vec2<float>{wind_at(part.cloud.y) * drift(blast_.wind, age), 0};
}

/// The share of the wind at a height in radii.
float Fireball::wind_at(float up) { return std::clamp(0.5f + 0.5f * up, 0.1f, 1.0f); }

/// Fire that shines through the stem.
void Fireball::draw_seam(SoftBrush& brush, const View& view, float age) const {
    const float time = age / pace_;
    const float shown = smooth((time - 0.25f) / 0.25f) * (1 - smooth((time - 0.6f) / 0.6f));
    if (shown <= 0) return;
    for (int k = 0; k < 26; ++k) {
        const float up = 1 - static_cast<float>(k) / 25;
        const Vec2<float> off = {sway(up, time) + draw_from(k, 20, -0.02f, 0.02f),
                                 -foot() + (kStemTop + foot()) * up};
        const Vec2<float> at =
            blast_.at + off * blast_.radius + Vec2<float>{wind_at(off.y) * drift(blast_.wind, age), 0};
        const float size = draw_from(k, 21, 0.06f, 0.11f) + 0.16f * smooth((up - 0.75f) / 0.3f);
        brush.glow(view.point(at), size * blast_.radius * view.scale, fire_color(0.5f, blast_.tint),
                   0.7f * shown);
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
    const float shown = smooth((time - 0.45f) / 0.2f) * (1 - smooth((time - 0.7f) / 1.1f));
    if (shown <= 0) return;
    const float scale = blast_.radius * view.scale;
    const Vec2<float> off = {drift(blast_.wind, age), blast_.radius * 0.2f * std::max(0.0f, time - 0.4f)};
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
               {0.5f * scale, 0.16f * scale}, fire_color(0.42f, blast_.tint), 0.6f * shown);
}

void Fireball::draw_mushroom(SoftBrush& brush, const View& view, float age,
                             std::span<const Vec2<float>> standing) const {
    const auto draw = [&](int from, int to) {
        for (int k = from; k < to; ++k)
            draw_part(brush, view, parts_[static_cast<std::size_t>(k)], age, standing);
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
