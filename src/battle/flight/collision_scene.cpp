#include "battle/flight/collision_scene.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace terramorph {

namespace {

constexpr std::int64_t kMaxWay = 20000 * kChordOne;

/// The progress of the point p from `a` to `b`, along the longer axis, to order contacts.
std::int64_t progress(Chord64 a, Chord64 b, Chord64 p) {
    const bool wide = std::abs(b.x - a.x) >= std::abs(b.y - a.y);
    return wide ? std::abs(p.x - a.x) : std::abs(p.y - a.y);
}

/// The point of the line a-b at x, or at y.
Chord64 at_x(Chord64 a, Chord64 b, std::int64_t x) {
    return b.x == a.x ? a : Chord64{x, a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)};
}
Chord64 at_y(Chord64 a, Chord64 b, std::int64_t y) {
    return b.y == a.y ? a : Chord64{a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), y};
}

/// The first touch of one of a column's spans on the line from `in` to `out`, both within the column.
std::optional<Chord64> meets_spans(std::span<const Span> spans, Chord64 in, Chord64 out) {
    std::optional<std::int64_t> height;
    for (const Span& span : spans) {
        const std::int64_t bottom = to_chord(span.bottom);
        const std::int64_t top = to_chord(span.top);
        if (in.y >= bottom && in.y < top) return in;
        if (out.y < in.y && top <= in.y && top > out.y) height = top;  // the highest of those below
        if (out.y > in.y && bottom > in.y && bottom <= out.y && !height) height = bottom;
    }
    if (!height) return std::nullopt;
    return at_y(in, out, *height);
}

std::optional<Chord64> meets_ground(const Ground& ground, Chord64 a, Chord64 b) {
    const std::int64_t first = a.x >> kChordBits;
    const std::int64_t last = b.x >> kChordBits;
    const std::int64_t lowest = std::min(a.y, b.y);
    const int way = b.x >= a.x ? 1 : -1;
    for (std::int64_t column = first;; column += way) {
        if (column >= 0 && column < ground.width()) {
            const std::span<const Span> spans = ground.column(static_cast<int>(column));
            if (to_chord(spans.back().top) > lowest) {
                const std::int64_t left = column << kChordBits;
                const Chord64 in = column == first ? a : at_x(a, b, way > 0 ? left : left + kChordOne);
                const Chord64 out = column == last ? b : at_x(a, b, way > 0 ? left + kChordOne : left);
                if (const auto met = meets_spans(spans, in, out)) return met;
            }
        }
        if (column == last) return std::nullopt;
    }
}

/// True if the line a-b passes the box on one side.
bool is_beside(Chord64 low, Chord64 high, Chord64 a, Chord64 b) {
    return std::max(a.x, b.x) < low.x || std::min(a.x, b.x) > high.x || std::max(a.y, b.y) < low.y ||
           std::min(a.y, b.y) > high.y;
}

/// The point where a-b enters a convex polygon, by clipping with each edge in turn (Cyrus and Beck); the
/// remaining part is from `enter` to `leave`, in 1/65536.
std::optional<Chord64> meets_outline(const ConvexOutline& hull, Chord64 a, Chord64 b) {
    if (is_beside(hull.low, hull.high, a, b)) return std::nullopt;
    std::int64_t enter = 0;
    std::int64_t leave = kChordOne;
    const Chord64 way = b - a;
    for (int k = 0; k < ConvexOutline::kCorners; ++k) {
        const Chord64 corner = hull.corners[k];
        const Chord64 edge = hull.corners[(k + 1) % ConvexOutline::kCorners] - corner;
        const Chord64 outward = {edge.y, -edge.x};
        const std::int64_t outside = outward.x * (a.x - corner.x) + outward.y * (a.y - corner.y);
        const std::int64_t leaving = outward.x * way.x + outward.y * way.y;
        if (leaving == 0) {
            if (outside > 0) return std::nullopt;
            continue;
        }
        // Divided by 1024 first, the numbers leave room for the factor of 65536.
        const std::int64_t part = -(outside >> 10) * kChordOne / ((leaving >> 10) == 0 ? 1 : leaving >> 10);
        if (leaving < 0)
            enter = std::max(enter, part);
        else
            leave = std::min(leave, part);
        if (enter > leave) return std::nullopt;
    }
    return Chord64{a.x + way.x * enter / kChordOne, a.y + way.y * enter / kChordOne};
}

/// True if a place is inside the polygon, not on its edge.
bool holds(const ConvexOutline& outline, Chord64 place) {
    for (int k = 0; k < ConvexOutline::kCorners; ++k) {
        const Chord64 corner = outline.corners[k];
        const Chord64 edge = outline.corners[(k + 1) % ConvexOutline::kCorners] - corner;
        const Chord64 way = place - corner;
        if (edge != Chord64{} && edge.x * way.y - edge.y * way.x <= 0) return false;
    }
    return true;
}

std::optional<Chord64> meets_thing(const ThingCollider& thing, Chord64 a, Chord64 b) {
    if (is_beside(thing.body.low, thing.body.high, a, b) || holds(thing.body, a)) return std::nullopt;
    return meets_outline(thing.body, a, b);
}

std::int64_t dot(Chord64 a, Chord64 b) { return a.x * b.x + a.y * b.y; }

/// The point where a-b enters the circle, by bisection up to the point nearest to the centre: the last point
/// that isn't inside, so that a line from there meets the circle again. Numbers are below 2^31, their
/// products 2^62.
std::optional<Chord64> meets_shield(const ShieldCollider& collider, Chord64 a, Chord64 b) {
    assert(collider.radius >= 0 && collider.radius <= ShieldCollider::kMaxRadius);
    const Chord64 reach = {collider.radius, collider.radius};
    if (is_beside(collider.center - reach, collider.center + reach, a, b)) return std::nullopt;
    const Chord64 from = a - collider.center;
    const Chord64 way = b - a;
    const std::int64_t length = std::max(std::abs(way.x), std::abs(way.y));
    const auto along = [&](std::int64_t n) {
        return length == 0 ? from : Chord64{from.x + way.x * n / length, from.y + way.y * n / length};
    };
    const auto inside = [&](std::int64_t n) {
        return dot(along(n), along(n)) < collider.radius * collider.radius;
    };
    if (length == 0 || inside(0)) return std::nullopt;
    std::int64_t in = std::clamp<std::int64_t>(-dot(from, way) / (dot(way, way) / length), 0, length);
    if (!inside(in)) in = length;
    if (!inside(in)) return std::nullopt;
    std::int64_t out = 0;
    while (in - out > 1) {
        const std::int64_t middle = (in + out) / 2;
        (inside(middle) ? in : out) = middle;
    }
    return collider.center + along(out);
}

/// A line that begins beyond a wall, such as from a barrel that reaches through it, meets it at its
/// beginning.
std::optional<Chord64> meets_wall(const CollisionScene& scene, Chord64 a, Chord64 b) {
    if (scene.walls == Walls::none) return std::nullopt;
    const std::int64_t right = scene.ground.width() * kChordOne;
    if (b.x < 0) return a.x >= 0 ? at_x(a, b, 0) : a;
    if (b.x >= right) return a.x < right ? at_x(a, b, right) : a;
    return std::nullopt;
}

std::optional<Chord64> meets_ceiling(const CollisionScene& scene, Chord64 a, Chord64 b) {
    const std::int64_t ceiling = scene.ceiling * kChordOne;
    if (scene.walls == Walls::none || scene.ceiling == 0 || b.y < ceiling) return std::nullopt;
    return a.y < ceiling ? at_y(a, b, ceiling) : a;
}

}  // namespace

ConvexOutline outline_of(const std::array<Vec2<std::int64_t>, ConvexOutline::kCorners>& corners) {
    ConvexOutline outline{corners, corners[0], corners[0]};
    for (const Chord64 corner : corners) {
        outline.low = {std::min(outline.low.x, corner.x), std::min(outline.low.y, corner.y)};
        outline.high = {std::max(outline.high.x, corner.x), std::max(outline.high.y, corner.y)};
    }
    return outline;
}

std::optional<Contact> first_contact(const CollisionScene& scene, Vec2<Fixed> from, Vec2<Fixed> to,
                                     TankId passed_tank) {
    assert(scene.walls != Walls::random && scene.walls != Walls::erratic);
    const Chord64 a = to_chord(from);
    const Chord64 b = to_chord(to);
    assert(std::abs(b.x - a.x) <= kMaxWay && std::abs(b.y - a.y) <= kMaxWay);
    std::optional<Contact> first;
    std::int64_t nearest = 0;
    const auto offer = [&](Contact::With with, TankId tank, std::optional<Chord64> met) {
        if (!met) return;
        const std::int64_t far = progress(a, b, *met);
        if (first && far >= nearest) return;
        nearest = far;
        first = Contact{with, tank, from_chord(*met)};
    };
    for (const ShieldCollider& collider : scene.shields)
        if (collider.tank != passed_tank && collider.kind != ShieldCollider::Kind::deflects)
            offer(Contact::With::shield, collider.tank, meets_shield(collider, a, b));
    for (const Hull& hull : scene.hulls)
        if (hull.tank != passed_tank) offer(Contact::With::tank, hull.tank, meets_outline(hull, a, b));
    for (const ThingCollider& thing : scene.things) offer(Contact::With::thing, -1, meets_thing(thing, a, b));
    offer(Contact::With::ground, -1, meets_ground(scene.ground, a, b));
    offer(Contact::With::wall, -1, meets_wall(scene, a, b));
    offer(Contact::With::ceiling, -1, meets_ceiling(scene, a, b));
    return first;
}

}  // namespace terramorph
