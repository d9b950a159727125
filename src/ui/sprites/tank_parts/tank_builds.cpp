#include "ui/sprites/tank_parts/tank_builds.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/index.h"

namespace terramorph {

namespace {

constexpr int kCurveSteps = 6;
constexpr float kTrackEnd = 16.4f, kTrackHigh = 8.6f;  // of the tracks' straight part
constexpr float kTrackReach = 4.4f;                    // beyond it at both ends

Outline block(const BodyTransform& place, float left, float low, float right, float high) {
    return {place(left, low), place(right, low), place(right, high), place(left, high)};
}

TankBuild classic(const BodyTransform& place) {
    return {.hull = OutlinePen(place)
                        .to(20.6f, 7)
                        .to(-20.6f, 7)
                        .to(-20.9f, 8.8f)
                        .curve({-18, 13.2f}, {-11, 13.2f})
                        .to(11, 13.2f)
                        .curve({18, 13}, {20.9f, 8.8f})
                        .done(),
            .turret = OutlinePen(place)
                          .to(-10.6f, 12.6f)
                          .curve({-10.6f, 20.6f}, {-1.5f, 20.8f})
                          .curve({10.4f, 20.8f}, {11, 12.6f})
                          .done(),
            .hatch = block(place, -6.4f, 19, 0.2f, 22.4f)};
}

TankBuild domed(const BodyTransform& place) {
    return {.hull = OutlinePen(place)
                        .to(17, 7.2f)
                        .to(-17, 7.2f)
                        .curve({-16.5f, 20}, {0, 20})
                        .curve({16.5f, 20}, {17, 7.2f})
                        .done(),
            .turret = OutlinePen(place)
                          .to(-5.4f, 18)
                          .curve({-5, 22.4f}, {0, 22.6f})
                          .curve({5, 22.4f}, {5.4f, 18})
                          .done(),
            .hatch = block(place, -1.6f, 21, 1.6f, 24.2f),
            .bore = 0.9f,
            .emblem = 13.6f,
            .seam = 9.2f,
            .aerial = {-9.5f, 15},
            .lamp = {14.6f, 10.4f}};
}

TankBuild wedge(const BodyTransform& place) {
    return {.hull = {place(-21, 7), place(21, 7), place(20, 8.6f), place(10, 13.4f), place(-10, 13.4f),
                     place(-20, 8.6f)},
            .turret = {place(-11.6f, 12.8f), place(11.6f, 12.8f), place(10.4f, 14.6f), place(2.6f, 22),
                       place(-2.6f, 22), place(-10.4f, 14.6f)},
            .hatch = block(place, -2.2f, 20, 2.2f, 23.6f),
            .bore = 0.9f,
            .emblem = 16.4f,
            .seam = 9.4f,
            .aerial = {-6.5f, 17}};
}

TankBuild tower(const BodyTransform& place) {
    return {.hull = OutlinePen(place)
                        .to(19.6f, 7)
                        .to(-19.6f, 7)
                        .curve({-19, 11.4f}, {-13, 11.4f})
                        .to(13, 11.4f)
                        .curve({19, 11.4f}, {19.6f, 7})
                        .done(),
            .turret = {place(-6, 10.6f), place(6, 10.6f), place(6, 19.6f), place(8.4f, 21.6f),
                       place(8.4f, 26.6f), place(4.8f, 26.6f), place(4.8f, 24.2f), place(1.9f, 24.2f),
                       place(1.9f, 26.6f), place(-1.9f, 26.6f), place(-1.9f, 24.2f), place(-4.8f, 24.2f),
                       place(-4.8f, 26.6f), place(-8.4f, 26.6f), place(-8.4f, 21.6f), place(-6, 19.6f)},
            .hatch = {},
            .bore = 0.82f,
            .emblem = 17.2f,
            .seam = 9,
            .aerial = {-6.8f, 22}};
}

TankBuild bunker(const BodyTransform& place) {
    return {.hull = {place(-20.4f, 7), place(20.4f, 7), place(19.4f, 13.2f), place(15.6f, 16),
                     place(-15.6f, 16), place(-19.4f, 13.2f)},
            .turret = {place(-9.8f, 15.4f), place(9.8f, 15.4f), place(7.6f, 19.4f), place(-7.6f, 19.4f)},
            .hatch = block(place, -5.6f, 18.4f, -0.4f, 21),
            .bore = 1.3f,
            .emblem = 11.6f,
            .seam = 15,
            .aerial = {-12, 15}};
}

/// A lorry with a gun: a cab in front and a bed behind.
TankBuild rover(const BodyTransform& place) {
    return {.hull = OutlinePen(place)
                        .to(20.8f, 7)
                        .to(-20.4f, 7)
                        .to(-20.4f, 11.4f)
                        .to(4.5f, 11.4f)
                        .curve({5.5f, 16.4f}, {8, 16.6f})
                        .to(14.4f, 16.6f)
                        .curve({17.6f, 16}, {18.4f, 12})
                        .curve({20.8f, 11.4f}, {20.8f, 9})
                        .done(),
            .turret = {place(-9.4f, 11), place(6, 11), place(4.6f, 17.4f), place(1.4f, 19.8f),
                       place(-4.4f, 19.8f), place(-7.8f, 17.4f)},
            .hatch = block(place, -4, 19, 0.6f, 21.6f),
            .bore = 0.9f,
            .emblem = 15.2f,
            .seam = 9.4f,
            .aerial = {-17.5f, 11}};
}

}  // namespace

OutlinePen& OutlinePen::curve(Vec2<float> by, Vec2<float> end) {
    const Vec2<float> begin = at_;
    for (int k = 1; k <= kCurveSteps; ++k) {
        const float t = static_cast<float>(k) / kCurveSteps;
        const Vec2<float> near = begin + (by - begin) * t, far = by + (end - by) * t;
        const Vec2<float> between = near + (far - near) * t;
        to(between.x, between.y);
    }
    return *this;
}

TankBuild build_of(TankShape shape, const BodyTransform& place) {
    constexpr std::array<TankBuild (*)(const BodyTransform&), kTankShapeNames.size()> kBuilds = {
        classic, domed, wedge, tower, bunker, rover};
    return kBuilds[at(shape)](place);
}

Outline tracks_of(const BodyTransform& place, float inset) {
    const float low = inset, high = kTrackHigh - inset, middle = kTrackHigh / 2 + 0.2f;
    const float end = kTrackEnd, far = end + kTrackReach - inset;
    return OutlinePen(place)
        .to(-end, low)
        .to(end, low)
        .curve({far - 0.4f, low + 0.4f}, {far, middle})
        .curve({far - 0.2f, high}, {end, high})
        .to(-end, high)
        .curve({-far + 0.2f, high}, {-far, middle})
        .curve({-far + 0.4f, low + 0.4f}, {-end, low})
        .done();
}

Outline barrel_of(const BodyTransform& place, Point along, float bore) {
    constexpr std::array<Vec2<float>, 8> kProfile = {{{0, 2.7f},
                                                      {9.5f, 2.5f},
                                                      {9.5f, 1.85f},
                                                      {16.6f, 1.7f},
                                                      {16.6f, 2.3f},
                                                      {18.4f, 2.3f},
                                                      {18.4f, 2.9f},
                                                      {24, 2.9f}}};
    const Point pivot = place(0, kTurretHeight + 1), across = {-along.y, along.x};
    const float scale = place.scale(), least = 1.1f / scale;  // pixels
    Outline outline;
    const auto add = [&](Vec2<float> edge, float side) {
        const float half = std::max(least, edge.y * bore) * side;
        outline.push_back(pivot + along * (edge.x * scale) + across * (half * scale));
    };
    for (const Vec2<float> edge : kProfile) add(edge, 1);
    for (std::size_t k = kProfile.size(); k-- > 0;) add(kProfile[k], -1);
    return outline;
}

Outline lit_edge(const Outline& outline, float inset) {
    Point middle = {};
    for (const Point corner : outline) middle = middle + corner * (1 / static_cast<float>(outline.size()));
    Outline edge;
    for (const Point corner : outline) {
        const Point off = corner - middle;
        const float far = std::sqrt(off.x * off.x + off.y * off.y);
        if (off.x < -0.1f * far || off.y > 0.25f * far || far <= inset) continue;
        edge.push_back(middle + off * (1 - inset / far));
    }
    return edge;
}

}  // namespace terramorph
