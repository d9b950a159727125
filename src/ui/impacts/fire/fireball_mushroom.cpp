// The fire of a large blast: its cloud.
#include <algorithm>
#include <cmath>

#include "base/index.h"
#include "base/trig.h"
#include "ui/impacts/feel.h"
#include "ui/impacts/fire/fireball.h"
#include "ui/impacts/fire/mushroom_shape.h"
#include "ui/impacts/heat.h"

namespace terramorph {

using namespace mushroom;

float Fireball::foot() const { return std::max(0.1f, blast_.floor - 0.1f); }

void Fireball::add_mushroom() {
    for (int k = 0; k < kParts; ++k) {
        Part part = ball_part(k, kParts);
        part.size = draw_from(k, 4, 0.11f, 0.25f);
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
    rise_in_order();
    const auto nearer = [](const Part& a, const Part& b) { return a.near < b.near; };
    std::sort(parts_.begin() + kStemFrom, parts_.begin() + kBeforeFrom, nearer);
    std::sort(parts_.begin() + kMiddleFrom, parts_.end(), nearer);
}

/// What's high in the ball becomes the cap, and what's low the stem and the skirt, so that the cloud grows
/// out of it.
void Fireball::rise_in_order() {
    constexpr std::ptrdiff_t kBand = 16;  // parts at about one height
    std::vector<Part> balls = parts_;
    std::vector<std::pair<Vec2<float>, std::size_t>> places;
    for (std::size_t k = 0; k < parts_.size(); ++k) {
        Vec2<float> to = place_in_cloud(parts_[k], kStands);
        if (parts_[k].part_of == Of::skirt) to.y -= kCapUp;
        places.emplace_back(to, k);
    }
    std::ranges::sort(balls, {}, [](const Part& part) { return part.ball.y; });
    std::ranges::sort(places, {}, [](const auto& place) { return place.first.y; });
    for (std::ptrdiff_t from = 0; from < kParts; from += kBand) {
        const std::ptrdiff_t to = std::min<std::ptrdiff_t>(kParts, from + kBand);
        std::sort(balls.begin() + from, balls.begin() + to,
                  [](const Part& a, const Part& b) { return a.ball.x < b.ball.x; });
        std::sort(places.begin() + from, places.begin() + to,
                  [](const auto& a, const auto& b) { return a.first.x < b.first.x; });
    }
    for (std::size_t k = 0; k < parts_.size(); ++k) {
        Part& part = parts_[places[k].second];
        part.ball = balls[k].ball, part.heat = balls[k].heat, part.rank = balls[k].rank;
    }
}

void Fireball::add_to_skirt(Part& part, int k) {
    const float side = draw_from(k, 6, -1, 1);
    const float x = 0.66f * side * (0.25f + 0.75f * std::abs(side)),
                low = std::min(blast_.floor, std::sqrt(1 - x * x));
    part.cloud = {x, 0.08f - low + draw_from(k, 7, 0, 0.13f)};
    part.cloud_size = draw_from(k, 5, 0.07f, 0.17f) * (1 - 0.5f * std::abs(x));
    part.life = draw_from(k, 3, 0.3f, 0.5f);
    part.shade = draw_from(k, 8, 0, 0.4f);
    part.cools = draw_from(k, 2, 0.2f, 0.34f);
    part.turns = draw_from(k, 11, 0.02f, 0.06f);
    part.pace = (x > 0 ? -1.0f : 1.0f) * draw_from(k, 12, 2, 4);
    part.part_of = Of::skirt;
}

/// Before its fire is a gap, which a few lumps cross.
void Fireball::add_to_stem(Part& part, int k) {
    const bool before = k >= kBeforeFrom;
    const float count = before ? kBefore : kBehind,
                n = static_cast<float>(k - (before ? kBeforeFrom : kStemFrom));
    const float along = std::clamp((n + draw_from(k, 7, 0, 1)) / count, 0.0f, 1.0f);
    const float up = along * (0.6f + 0.4f * along);  // more of it where it's wide
    const float wide =
        stem_wide(up) * (1 + kBillows * std::sin(kBillow * up + draw_from(0, 51, 0, 2 * kFloatPi)));
    const float lump = draw_from(k, 5, 0, 1);
    const float side = k % 2 == 0 ? 1.0f : -1.0f;
    const bool crosses = before && k % kCrossing == 0;
    part.cloud = {side * wide *
                      (crosses  ? draw_from(k, 6, 0, 0.5f)
                       : before ? draw_from(k, 6, 0.8f, 1.45f)
                                : draw_from(k, 6, 0, 1.2f)),
                  -foot() + (kStemTop + foot()) * up};
    part.cloud_size = 0.03f + 0.055f * lump * lump + (before ? 0.2f : 0.34f) * wide;
    part.cools = draw_from(k, 2, 0.2f, 0.34f);
    part.life = 0.52f + 0.2f * up + draw_from(k, 3, -0.05f, 0.05f);
    part.shade = draw_from(k, 8, 0, 0.35f);
    part.turns = draw_from(k, 11, 0.02f, 0.07f);
    part.pace = -side * draw_from(k, 12, 1.4f, 3.4f);  // its sides roll outwards and down
    part.lift = draw_from(k, 14, 0.08f, 0.2f);
    part.near = before ? 1 : -part.cloud_size;
    part.side = side;
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

/// What is nearer comes last, so that the roll closes over the stem's top. Its edge is of small lumps.
void Fireball::add_to_cap(Part& part, int k) {
    const float lump = draw_from(k, 5, 0, 1);
    part.life = draw_from(k, 3, 0.66f, 0.95f);
    part.shade = draw_from(k, 8, 0, 0.2f);
    if (k < kRollFrom) {
        const float x = draw_from(k, 6, -1, 1), dome = std::sqrt(1 - x * x);
        part.cloud = {0.52f * x, kCapUp + kCapHigh * dome * draw_from(k, 7, 0.1f, 1)};
        part.cloud_size = 0.06f + 0.1f * lump * lump;
        part.near = draw_from(k, 9, -1, 0.2f);
        part.part_of = Of::dome;
    } else {
        const float around = kGolden * static_cast<float>(k);
        part.ring = std::cos(around), part.near = std::sin(around);
        part.cloud = {part.ring * kRollWide, kCapUp};
        part.turns = kRollThick * std::sqrt(draw_from(k, 11, 0.3f, 1));
        part.cloud_size = 0.055f + 0.095f * lump * lump;
        part.part_of = Of::roll;
    }
    part.cools =
        0.52f - 0.26f * std::abs(part.cloud.x) + draw_from(k, 2, -0.06f, 0.06f);  // from the rim inwards
}

/// Where a part of the roll is in its turn, 0 at the outside: the middle goes up, the outside down.
float Fireball::turned(const Part& part, float time) const {
    return part.phase - kRolls * (1 - falling(std::max(0.0f, time - 0.2f) / 0.9f));
}

/// Where a part of the cloud is a while after the fire has gone into it, in radii.
Vec2<float> Fireball::place_in_cloud(const Part& part, float time) const {
    const float later = std::max(0.0f, time - kStands), rises = 0.24f * later * falling(0.22f * time);
    const float wider = 1 + 0.16f * later, angle = part.phase + part.pace * time;
    Vec2<float> at = part.cloud;
    switch (part.part_of) {
        case Of::skirt:
            return {at.x * (0.55f + 0.6f * smooth(time / 1.2f)) + part.turns * std::cos(angle),
                    at.y + 0.05f * later + part.turns * std::sin(angle)};
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
            at.x = at.x * (1 - 0.25f * smooth(later / 2) * (1 - up)) + sway(up, time) +
                   part.turns * std::cos(angle);
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
    const float time = age / pace_, gone = smooth((time - 0.12f) / 0.46f);
    const Vec2<float> ball = part.ball * grown_ball(time);
    const Vec2<float> off = ball + (place_in_cloud(part, time) - ball) * gone;
    return blast_.at + off * blast_.radius + Vec2<float>{wind_at(part.cloud.y) * drift(blast_.wind, age), 0};
}

/// The share of the wind at a height in radii.
float Fireball::wind_at(float up) { return std::clamp(0.5f + 0.5f * up, 0.1f, 1.0f); }

}  // namespace terramorph
