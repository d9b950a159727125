#include "ui/sprites/tank_parts/footing.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "ui/sprites/body_transform.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

constexpr float kHangs = 4;            // columns of air below what hangs
constexpr float kProbe = 2;            // columns between two looks at the ground
constexpr float kLeastHanging = 6;     // columns that hang before it's seen
constexpr float kMostLean = 0.24f;     // radians ...
constexpr float kLeanEach = 0.011f;    // ... and for each column that hangs
constexpr int kCrumbs = 13;            // under and beside the tracks
constexpr float kCrumbsReach = 1.25f;  // of half its length
constexpr float kDeepestCrumb = 7;     // columns below the tracks
constexpr float kDisturbed = 3;        // columns below the land as it was
constexpr Color kCrumbShade = {26, 18, 20}, kCrumbLight = {255, 224, 184};
constexpr std::uint32_t kCrumbChance = 78;  // a stream of random numbers

Vec2<float> place_on(const BodyState& body, float x) {
    return body.at + Vec2<float>{x * std::cos(body.angle), x * std::sin(body.angle)};
}

/// The ground below a place that may lie a little in it.
float ground_under(const Ground& ground, Vec2<float> at) {
    const int x = std::clamp(static_cast<int>(std::floor(at.x)), 0, ground.width() - 1);
    return to_columns(ground.floor_below(x, Sixteenths::truncated(std::max(0.0f, at.y + kHangs))));
}

/// How many columns hang at one end; `way`: 1 for the right one, `half`: columns of half its length.
float hanging(const Ground& ground, const BodyState& body, float way, float half) {
    float columns = 0;
    for (float off = half; off > -half; off -= kProbe, columns += kProbe) {
        const Vec2<float> at = place_on(body, way * off);
        if (at.y - ground_under(ground, at) < kHangs) break;
    }
    return columns;
}

}  // namespace

Footing footing_of(const Ground& ground, const BodyState& body, float longer) {
    const float half = longer * static_cast<float>(kHullHalfWidth);
    const float left = hanging(ground, body, -1, half), right = hanging(ground, body, 1, half);
    if (left + right >= 2 * half) return {};  // it stands on nothing
    const float more = std::abs(right - left);
    if (more < kLeastHanging) return {};
    const float way = right > left ? 1.0f : -1.0f;
    return {-way * std::min(kMostLean, kLeanEach * more), -way * 0.8f * half};
}

BodyState settled(BodyState body, const Footing& footing) {
    const Vec2<float> pivot = place_on(body, footing.pivot);
    body.angle += footing.lean;
    body.at = body.at + (pivot - place_on(body, footing.pivot));
    return body;
}

void draw_rubble(Canvas& canvas, const View& view, const Ground& ground, const BodyState& body, Color earth) {
    const float scale = tank_scale(view) / view.scale;
    for (int k = 0; k < kCrumbs; ++k) {
        const auto draw = [&](int n, float low, float high) {
            return uniform(low, high, kCrumbChance, static_cast<std::uint32_t>(std::lround(body.at.x / 8)), k,
                           n);
        };
        const float across = 2 * (static_cast<float>(k) + draw(0, 0, 1)) / kCrumbs - 1;
        const Vec2<float> at =
            place_on(body, across * kCrumbsReach * scale * static_cast<float>(kHullHalfWidth));
        const int x = static_cast<int>(std::floor(at.x));
        if (x < 0 || x >= ground.width()) continue;
        const float floor = ground_under(ground, at), gap = at.y - floor;
        const bool fresh = floor < to_columns(ground.generated_surface(x)) - kDisturbed;
        if (!fresh || gap > kDeepestCrumb) continue;
        const float radius = draw(1, 0.7f, 1.6f) + 0.2f * std::max(0.0f, gap);
        const Point middle = view.point({at.x, floor + 0.15f * radius});
        const float size = std::max(1.0f, radius * view.scale);
        const Color own = mixed(earth, kCrumbShade, draw(2, 0.25f, 0.6f));
        canvas.circle(middle, 1.2f * size, mixed(own, kCrumbShade, 0.6f));
        canvas.circle(middle, size, own);
        if (size > 2)
            canvas.circle(middle - Point{0.25f * size, 0.3f * size}, 0.45f * size,
                          mixed(own, kCrumbLight, 0.16f));
    }
}

}  // namespace terramorph
