#include "battle/tank.h"

#include <algorithm>
#include <cmath>

#include "base/trig.h"
#include "battle/content/rules.h"

namespace terramorph {

namespace {

constexpr double kHullOne = 65536;

std::int64_t to_hull(double columns) {
    return static_cast<std::int64_t>(std::floor(columns * kHullOne + 0.5));
}

/// Transforms points of a body from its own columns to the level.
class Pose {
  public:
    explicit Pose(const BodyState& body)
        : at_{static_cast<double>(body.at.x), static_cast<double>(body.at.y)},
          cosine_(cosine(static_cast<double>(body.angle))),
          sine_(sine(static_cast<double>(body.angle))) {}

    Vec2<double> placed(Vec2<float> point) const {
        const double x = static_cast<double>(point.x);
        const double y = static_cast<double>(point.y);
        return {at_.x + cosine_ * x - sine_ * y, at_.y + sine_ * x + cosine_ * y};
    }

  private:
    Vec2<double> at_;
    double cosine_;
    double sine_;
};

Vec2<double> placed(const BodyState& body, Vec2<float> point) { return Pose(body).placed(point); }

Vec2<float> to_float(Vec2<double> p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }

/// The point of the segment a-b that is nearest to p.
Vec2<float> nearest_on(Vec2<float> a, Vec2<float> b, Vec2<float> p) {
    const Vec2<float> way = b - a;
    const float along = ((p.x - a.x) * way.x + (p.y - a.y) * way.y) / (way.x * way.x + way.y * way.y);
    return a + way * std::clamp(along, 0.0f, 1.0f);
}

Vec2<float> corner_of(const Hull& hull, int k) {
    const auto corner = hull.corners[k % Hull::kCorners];
    return {static_cast<float>(static_cast<double>(corner.x) / kHullOne),
            static_cast<float>(static_cast<double>(corner.y) / kHullOne)};
}

/// The height of earth above a place inside it, in columns; 0 in the open.
float earth_above(const Ground& ground, Vec2<float> place) {
    const auto x = static_cast<int>(std::floor(place.x));
    const Sixteenths y = Sixteenths::rounded_down(place.y);
    if (x < 0 || x >= ground.width()) return 0;
    for (const Span& span : ground.column(x))
        if (span.bottom <= y && y < span.top) return to_columns(span.top - y);
    return 0;
}

}  // namespace

Hull Tank::hull(TankId number) const {
    std::array<Vec2<std::int64_t>, Hull::kCorners> corners;
    const Pose pose(body);
    for (std::size_t k = 0; k < kHullOutline.size(); ++k) {
        const Vec2<double> corner = pose.placed(kHullOutline[k]);
        corners[k] = {to_hull(corner.x), to_hull(corner.y)};
    }
    return {outline_of(corners), number};
}

ShieldCollider Tank::shield_collider(TankId number) const {
    const Vec2<double> center = placed(body, {0, kHullHeight / 2.0f});
    ShieldCollider collider;
    collider.tank = number;
    collider.center = {to_hull(center.x), to_hull(center.y)};
    collider.radius = std::int64_t{kShieldRadius} << 16;
    const bool absorbs = shield.kind == Shield::Kind::absorbs || shield.catches;
    collider.kind = absorbs                                 ? ShieldCollider::Kind::absorbs
                    : shield.kind == Shield::Kind::reflects ? ShieldCollider::Kind::reflects
                                                            : ShieldCollider::Kind::deflects;
    collider.push = shield.push;
    return collider;
}

Vec2<float> Tank::turret() const { return to_float(placed(body, {0, kTurretHeight})); }

Vec2<float> Tank::middle() const { return to_float(placed(body, {0, kHullHeight / 2.0f})); }

Vec2<Fixed> Tank::muzzle(int shot_angle) const {
    const Vec2<double> pivot = placed(body, {0, kTurretHeight});
    const double radians = shot_angle * kPi / kHalfTurn;
    const double x = pivot.x + cosine(radians) * static_cast<double>(kBarrelLength);
    const double y = pivot.y + sine(radians) * static_cast<double>(kBarrelLength);
    return {to_hull(x) << (kFixedBits - 16), to_hull(y) << (kFixedBits - 16)};
}

void push_by(Tank& pushed, TankId by) {
    constexpr Ticks kBlameTicks = 4 * kSecond;
    pushed.pushed_by = by;
    pushed.push_ticks = by.exists() ? kBlameTicks : 0;
}

bool allies(std::span<const Tank> tanks, TankId tank, TankId other) {
    const int team = tanks[tank].team;
    return tank == other || (team != 0 && team == tanks[other].team);
}

int power_limit(const Tank& tank, const BattleRules& rules) {
    if (!rules.damage_weakens) return kFullPower;
    return std::max(kFullPower * kMinPowerShare / 100, kFullPower * tank.health / rules.health);
}

Flight shot_of(const Tank& tank, TankId number, const Air& air, int angle, int power) {
    return begin_flight(air, tank.muzzle(angle), muzzle_velocity(air, angle, power), number);
}

float distance_to(const Hull& hull, Vec2<float> point) {
    bool inside = true;
    float nearest = 1e30f;
    for (int k = 0; k < Hull::kCorners; ++k) {
        const Vec2<float> a = corner_of(hull, k);
        const Vec2<float> b = corner_of(hull, k + 1);
        inside = inside && (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0;
        const Vec2<float> away = nearest_on(a, b, point) - point;
        nearest = std::min(nearest, away.x * away.x + away.y * away.y);
    }
    return inside ? 0 : std::sqrt(nearest);
}

float distance_to(const Hull& hull, Vec2<float> from, Vec2<float> to) {
    float nearest = std::min(distance_to(hull, from), distance_to(hull, to));
    const Vec2<float> way = to - from;
    const float length = std::max(way.x * way.x + way.y * way.y, 1e-6f);
    for (const Chord64 corner : hull.corners) {
        const Vec2<float> place = columns_of(from_chord(corner));
        const Vec2<float> off = place - from;
        const float along = std::clamp((off.x * way.x + off.y * way.y) / length, 0.0f, 1.0f);
        const Vec2<float> apart = off - way * along;
        nearest = std::min(nearest, std::sqrt(apart.x * apart.x + apart.y * apart.y));
    }
    return nearest;
}

float depth_in_earth(const Ground& ground, const Tank& tank) {
    constexpr int kReach =
        14;  // columns to each side, far enough inside not to touch a cliff beside the hull ...
    constexpr float kAbove = 2;  // ... and far enough above the tracks not to touch the ground below
    const Pose pose(tank.body);
    float deepest = 0;
    for (int along = -kReach; along <= kReach; ++along) {
        const Vec2<float> place = to_float(pose.placed({static_cast<float>(along), kAbove}));
        const float above = earth_above(ground, place);
        if (above > 0) deepest = std::max(deepest, above + kAbove);
    }
    return deepest;
}

Box box_of(const Hull& hull) {
    constexpr int kRoom = 2;
    return {{static_cast<int>(hull.low.x >> 16) - kRoom, static_cast<int>(hull.high.x >> 16) + 1 + kRoom},
            {sixteenths_of_chord(hull.low.y) - Sixteenths{1},
             sixteenths_of_chord(hull.high.y) + kRoom * kColumn}};
}

Shape shape_of(const Hull& hull) {
    const Box box = box_of(hull);
    const auto width = static_cast<std::size_t>(box.columns.x1 - box.columns.x0);
    return {box.columns.x0, std::vector<Span>(width, box.heights)};
}

}  // namespace terramorph
