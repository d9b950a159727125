#include "ui/impacts/quake/tremors.h"

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "ui/impacts/feel.h"

namespace terramorph {

namespace {

constexpr float kLastsTremor = 1.3f,
                kFront = 0.3f;  // seconds: all of it, and in which it gets most of its way
constexpr float kFirst = 0.1f;  // of its way that it has at once
constexpr int kTremorRings = 3, kDustEach = 34;
constexpr float kRingLate = 0.12f;                     // seconds between two rings
constexpr float kRingThick = 0.11f, kRingSeen = 0.3f;  // of its radius; of the first
constexpr Color kRingLight = {236, 196, 148}, kDustLit = {216, 196, 172}, kDustDark = {128, 104, 88};
constexpr std::uint32_t kTremorChance = 79;  // a stream of random numbers

/// How far out it is, as a share of the radius.
float front(float age) { return kFirst + (1 - kFirst) * (1 - falling(age / kFront)); }

}  // namespace

bool Tremors::advance(double seconds) {
    const bool any = !all_.empty();
    for (Tremor& tremor : all_) tremor.age += static_cast<float>(seconds);
    std::erase_if(all_, [](const Tremor& tremor) { return tremor.age >= kLastsTremor; });
    return any;
}

void Tremors::draw_rings(SoftBrush& brush, const View& view, const Tremor& tremor) const {
    for (int k = 0; k < kTremorRings; ++k) {
        const float age = tremor.age - kRingLate * static_cast<float>(k);
        if (age < 0) continue;
        const float left = std::max(0.0f, 1 - age / (0.7f * kLastsTremor));
        const float radius = front(age) * tremor.radius * view.scale;
        const float thick = std::max(2.5f * view.unit(), kRingThick * tremor.radius * view.scale) *
                            (1 - 0.1f * static_cast<float>(k));
        brush.ring(view.point(tremor.at), radius, thick, kRingLight,
                   kRingSeen * left * left / (1 + 0.6f * static_cast<float>(k)));
    }
}

/// Strip by strip, below the land's surface.
void Tremors::draw_in_earth(SoftBrush& brush, const View& view, const Ground& ground,
                            const Tremor& tremor) const {
    const float reach = 1.1f * tremor.radius * view.scale, middle = view.x_of(tremor.at.x);
    const float step = std::max(8.0f, std::floor(static_cast<float>(view.width) / 80));
    const float last = std::min(static_cast<float>(view.width), middle + reach);
    for (float x = std::max(0.0f, std::floor(middle - reach)); x < last; x += step) {
        const int column = std::clamp(static_cast<int>(view.column_at(x + step / 2)), 0, ground.width() - 1);
        const float top = std::floor(view.y_of(to_columns(ground.top(column))));
        if (top >= static_cast<float>(view.height)) continue;
        brush.canvas().push_clip({x, top, step, static_cast<float>(view.height) - top});
        draw_rings(brush, view, tremor);
        brush.canvas().pop_clip();
    }
}

void Tremors::draw_dust(SoftBrush& brush, const View& view, const Ground& ground,
                        const Tremor& tremor) const {
    const float reach = front(tremor.age), size = std::clamp(tremor.radius / 11, 10.0f, 30.0f);
    for (int k = 0; k < 2 * kDustEach; ++k) {
        const auto draw = [&](int n, float low, float high) {
            return uniform(low, high, tremor.chance, kTremorChance, k, n);
        };
        const float part = (static_cast<float>(k / 2) + draw(0, 0, 1)) / kDustEach;
        if (part > reach) continue;
        const float x = tremor.at.x + (k % 2 == 0 ? part : -part) * tremor.radius;
        if (x < 0 || x >= static_cast<float>(ground.width())) continue;
        const float since = tremor.age - (part > kFirst ? 0.6f * kFront * part : 0), left = 1 - since / 0.9f;
        if (left <= 0) continue;
        const float grown = size * draw(1, 0.6f, 1.2f) * (0.5f + 0.8f * smooth(since / 0.5f));
        const float up =
            grown * (0.2f + 2.4f * draw(2, 0.1f, 1) * draw(3, 0.3f, 1) * (1 - falling(since / 0.25f)));
        brush.puff({.middle = view.point({x, to_columns(ground.top(static_cast<int>(x))) + up}),
                    .radius = std::max(2.0f, grown * view.scale),
                    .lit = kDustLit,
                    .dark = kDustDark,
                    .opacity = 0.62f * smooth(left) * (1.1f - 0.5f * part),
                    .soft = 0.9f,
                    .ragged = 0.34f,
                    .turn = draw(4, 0, 6)});
    }
}

void Tremors::draw(SoftBrush& brush, const View& view, const Ground& ground) const {
    for (const Tremor& tremor : all_) {
        draw_in_earth(brush, view, ground, tremor);
        draw_dust(brush, view, ground, tremor);
    }
}

}  // namespace terramorph
