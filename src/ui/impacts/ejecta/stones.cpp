#include "ui/impacts/ejecta/stones.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/trig.h"
#include "ui/impacts/dot.h"
#include "ui/impacts/feel.h"

namespace terramorph {

namespace {

constexpr Color kStoneEdge = {38, 28, 28};
constexpr Color kStoneLight = {255, 226, 180};
constexpr float kLies = 9, kFades = 1.2f;  // seconds
constexpr float kLongestFlight = 4;        // seconds: those that fall out of the level
constexpr float kLeaves = 0.06f;           // seconds until one is seen to fly
constexpr float kHighestStep = 12;         // columns of earth above it that it comes to lie on
constexpr float kThrownBack = 0.3f;        // of its speed
constexpr float kAlongWall = 150;          // columns per second
constexpr float kFallsStraight = 1;        // column per second sideways, at most
constexpr float kStonesLit = 0.5f;         // of a lamp's reach
constexpr float kSpin = 7;                 // radians per second

bool solid_below(const Ground& ground, Vec2<float> at) {
    const int x = static_cast<int>(std::floor(at.x));
    return x >= 0 && x < ground.width() && at.y >= 0 && ground.solid(x, Sixteenths::truncated(at.y));
}

}  // namespace

void Stones::fling(const Stone& stone) {
    if (stones_.size() >= kMaxStones) {
        const auto oldest = std::ranges::find_if(stones_, &Stone::lies);
        if (oldest == stones_.end()) return;
        stones_.erase(oldest);
    }
    stones_.push_back(stone);
    flying_ = true;
}

/// Returns true if it still flies; beside the level nobody looks for it any more.
bool Stones::move(Stone& stone, float seconds, const Ground& ground, float gravity) const {
    const Vec2<float> before = stone.at;
    stone.at = stone.at + stone.velocity * seconds;
    stone.velocity.y -= gravity * seconds;
    stone.turn += kSpin * seconds * (stone.velocity.x > 0 ? -1.0f : 1.0f);
    if (stone.velocity.y >= 0 || !solid_below(ground, stone.at))
        return stone.at.x >= 0 && stone.at.x < static_cast<float>(ground.width());
    // A wall throws it back, and it falls on along it, slowly enough to find the ground. Within earth it's
    // gone, and under a low roof it lies where it is.
    if (solid_below(ground, stone.at + Vec2<float>{0, kHighestStep})) {
        if (solid_below(ground, before)) return stone.age = kLongestFlight + 1, false;
        stone.at = before;
        stone.velocity = {stone.velocity.x * -kThrownBack, std::max(stone.velocity.y, -kAlongWall)};
        if (std::abs(stone.velocity.x) < kFallsStraight) return stone.lies = true, stone.age = 0, false;
        return stone.age <= kLongestFlight;
    }
    const int x = static_cast<int>(std::floor(stone.at.x));
    const float top = to_columns(ground.floor_below(x, Sixteenths::truncated(stone.at.y + kHighestStep)));
    if (top > stone.at.y - 2) stone.at.y = std::min(top, stone.at.y + kHighestStep);
    stone.at.y += 0.35f * stone.radius;
    stone.lies = true;
    stone.age = 0;
    return false;
}

bool Stones::advance(double seconds, const Ground& ground, float gravity) {
    const auto time = static_cast<float>(seconds);
    bool moved = flying_;
    const bool changed = revision_ != ground.revision();
    revision_ = ground.revision();
    flying_ = false;
    for (Stone& stone : stones_) {
        stone.age += time;
        if (stone.lies) {
            moved |= stone.age > kLies - kFades;
            // Where the ground has gone it falls on.
            if (changed && !solid_below(ground, stone.at - Vec2<float>{0, 0.35f * stone.radius + 0.5f}))
                stone.lies = false, stone.age = 0, stone.velocity = {};
        }
        if (!stone.lies) flying_ |= move(stone, time, ground, gravity);
    }
    std::erase_if(stones_, [](const Stone& stone) {
        return stone.age > (stone.lies ? kLies : kLongestFlight) || stone.at.y < -50;
    });
    return moved || flying_;
}

/// Fire lights a stone from its side, until it's far away.
Stones::Lit Stones::light_on(Point at, Color color, std::span<const Lamp> lamps) {
    Lit lit{color, mixed(color, kStoneLight, 0.5f), {-0.66f, -0.75f}};
    float most = 0;
    for (const Lamp& lamp : lamps) {
        const Point off = lamp.middle - at;
        const float far = std::sqrt(off.x * off.x + off.y * off.y);
        const float left = 1 - std::min(1.0f, far / std::max(1.0f, kStonesLit * lamp.reach));
        const float light = std::min(1.0f, lamp.strength * left * left);
        if (light <= most) continue;
        most = light;
        lit = {mixed(color, lamp.color, 0.35f * light),
               mixed(mixed(color, kStoneLight, 0.5f), lamp.color, light),
               {off.x / std::max(1.0f, far), off.y / std::max(1.0f, far)}};
    }
    return lit;
}

void Stones::draw_stone(Canvas& canvas, const View& view, const Stone& stone, float shown,
                        std::span<const Lamp> lamps) const {
    const Point at = view.point(stone.at);
    const float radius = std::max(1.5f * view.unit(), stone.radius * view.scale);
    if (at.x < -radius || at.y < -radius || at.x > canvas.width() + radius) return;
    const Lit lit = light_on(at, stone.color, lamps);
    SoftBrush brush(canvas);
    if (radius < 1.6f) return draw_dot(brush, at, std::max(0.8f, radius), with_alpha(lit.face, shown));
    constexpr std::size_t kCorners = 6;
    std::array<Point, kCorners> edge, face;
    const float flat = stone.lies ? 0.7f : 1;
    for (std::size_t k = 0; k < kCorners; ++k) {
        const float far = 0.75f + 0.35f * uniform01(mix(stone.chance + static_cast<std::uint32_t>(k)));
        const float turn = stone.turn + 2 * kFloatPi * static_cast<float>(k) / kCorners;
        const Point off = {far * radius * std::cos(turn), flat * far * radius * std::sin(turn)};
        edge[k] = at + off * (1 + 1 / radius);
        face[k] = at + off;
    }
    canvas.polygon(edge, with_alpha(mixed(stone.color, kStoneEdge, 0.7f), 0.85f * shown));
    canvas.polygon(face, with_alpha(lit.face, shown));
    if (radius > 2.2f)
        draw_dot(brush, at + lit.toward * (0.34f * radius), 0.5f * radius,
                 with_alpha(lit.edge, 0.8f * shown));
}

void Stones::draw_lying(Canvas& canvas, const View& view) const {
    for (const Stone& stone : stones_)
        if (stone.lies) draw_stone(canvas, view, stone, smooth((kLies - stone.age) / kFades), {});
}

void Stones::draw_flying(Canvas& canvas, const View& view, std::span<const Lamp> lamps) const {
    for (const Stone& stone : stones_)
        if (!stone.lies) draw_stone(canvas, view, stone, smooth((stone.age - kLeaves) / kLeaves), lamps);
}

}  // namespace terramorph
