#include "battle/blast.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace terramorph {

namespace {

constexpr float kCore = 0.25f;  // of the radius
constexpr std::array kRepeated = {100, 60, 36, 22, 20};
constexpr float kLargeBlast = 50;     // columns: blasts this large throw harder
constexpr float kFastestThrow = 140;  // columns per second, of large blasts ...
constexpr float kThrow = 1.6f;        // ... and this per column of their radius
constexpr float kThrowUp = 0.4f;      // additional upward part of its speed
constexpr float kDampingWater = 8;    // columns deep: it damps blasts ...
constexpr float kDamped = 0.75f;      // ... to this part of their radius

/// How fast a blast throws what's in its middle, in columns per second.
float fastest_throw(float radius) {
    return radius < kLargeBlast ? radius : std::min(kThrow * radius, kFastestThrow);
}

}  // namespace

Blast in_water(Blast blast, float depth) {
    if (depth > kDampingWater) blast.radius *= kDamped;
    return blast;
}

float damage_at(float radius, float strength, float distance) {
    if (distance >= radius) return 0;
    const float core = radius * kCore;
    return distance <= core ? strength : strength * (radius - distance) / (radius - core);
}

Vec2<float> throw_at(float radius, float distance, Vec2<float> away, int height) {
    const float length = std::max(1.0f, std::sqrt(away.x * away.x + away.y * away.y));
    const float speed =
        (radius - distance) / radius * fastest_throw(radius * static_cast<float>(height) / 100);
    return away * (speed / length) + Vec2<float>{0, speed * kThrowUp};
}

int repeated_blast_percent(int before) {
    return kRepeated[std::min(static_cast<std::size_t>(before), kRepeated.size() - 1)];
}

Hull stretched(Hull hull, std::int64_t middle, int height) {
    const auto stretch = [&](std::int64_t& y) { y = middle + (y - middle) * 100 / height; };
    for (auto& corner : hull.corners) stretch(corner.y);
    stretch(hull.low.y);
    stretch(hull.high.y);
    return hull;
}

}  // namespace terramorph
