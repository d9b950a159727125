#include "battle/flight.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "base/trig.h"

namespace terramorph {

namespace {

// Chords are tested in 1/65536 column: fine enough to be exact to the eye, coarse enough that products fit 64
// bits.
constexpr int kChordBits = 16;
using Chord64 = Vec2<std::int64_t>;
constexpr std::int64_t kChordOne = 1 << kChordBits;
constexpr std::int64_t kSubInChord = kChordOne / kSub;

Chord64 to_chord(Vec2<Fixed> p) {
    return {p.x >> (kFixedBits - kChordBits), p.y >> (kFixedBits - kChordBits)};
}
Vec2<Fixed> from_chord(Chord64 p) { return {p.x * (kFixedOne / kChordOne), p.y * (kFixedOne / kChordOne)}; }

Fixed to_fixed(double columns) {
    const double scaled = columns * 4294967296.0;
    return static_cast<Fixed>(scaled + (scaled < 0 ? -0.5 : 0.5));
}

/// How far along from `a` to `b` the point p is, by the longer axis: to tell which of two contacts comes
/// first.
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

/// Where the way from `in` to `out`, both within one column, first touches one of its spans.
std::optional<Chord64> meets_spans(std::span<const Span> spans, Chord64 in, Chord64 out) {
    std::optional<std::int64_t> height;
    for (const Span& span : spans) {
        const std::int64_t bottom = span.bottom * kSubInChord;
        const std::int64_t top = span.top * kSubInChord;
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
    const int way = b.x >= a.x ? 1 : -1;
    Chord64 in = a;
    for (std::int64_t column = first;; column += way) {
        const bool end = column == last;
        const Chord64 out = end ? b : at_x(a, b, (column + (way > 0 ? 1 : 0)) << kChordBits);
        if (column >= 0 && column < ground.width())
            if (const auto met = meets_spans(ground.column(static_cast<int>(column)), in, out)) return met;
        if (end) return std::nullopt;
        in = out;
    }
}

/// Where a-b enters a convex polygon: it is clipped by each edge in turn (Cyrus and Beck), with the part of
/// the way that is left, from `enter` to `leave`, in 1/65536.
std::optional<Chord64> meets_hull(const Hull& hull, Chord64 a, Chord64 b) {
    if (std::max(a.x, b.x) < hull.low.x || std::min(a.x, b.x) > hull.high.x) return std::nullopt;
    if (std::max(a.y, b.y) < hull.low.y || std::min(a.y, b.y) > hull.high.y) return std::nullopt;
    std::int64_t enter = 0;
    std::int64_t leave = kChordOne;
    const Chord64 way = b - a;
    for (int k = 0; k < Hull::kCorners; ++k) {
        const Chord64 corner = hull.corners[static_cast<std::size_t>(k)];
        const Chord64 edge = hull.corners[static_cast<std::size_t>((k + 1) % Hull::kCorners)] - corner;
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

/// A way that begins beyond a wall, as from a barrel that reaches through it, meets it where it begins.
std::optional<Chord64> meets_wall(const Field& field, Chord64 a, Chord64 b) {
    if (field.walls == Walls::none) return std::nullopt;
    const std::int64_t right = static_cast<std::int64_t>(field.ground.width()) << kChordBits;
    if (b.x < 0) return a.x >= 0 ? at_x(a, b, 0) : a;
    if (b.x >= right) return a.x < right ? at_x(a, b, right) : a;
    return std::nullopt;
}

/// Bounces or wraps a flight that leaves the level in this tick; `to` follows. Returns where the rest of the
/// way begins.
Vec2<Fixed> pass_wall(Flight& flight, const Field& field, Vec2<Fixed> wall, Vec2<Fixed>& to) {
    const Fixed width = static_cast<Fixed>(field.ground.width()) * kFixedOne;
    const bool right = to.x >= width;
    ++flight.bounces;
    if (field.walls == Walls::wrap) {
        const Fixed shift = right ? -width : width;
        flight.start.x += shift;
        to.x += shift;
        return {right ? 0 : width - 1, wall.y};
    }
    const Fixed side = right ? width - 1 : 0;
    ++flight.tick;
    const Vec2<Fixed> speed = flight.speed();
    to.x = 2 * side - to.x;
    flight.turn_to(to, {-speed.x, speed.y});
    --flight.tick;  // the caller counts this tick once more
    return {side, wall.y};
}

/// The highest that anything stands in the columns from x0 to x1, in fixed point.
Fixed highest_obstacle(const Field& field, Fixed x0, Fixed x1) {
    const auto column0 = static_cast<int>(std::max<Fixed>(x0 >> kFixedBits, 0));
    const auto column1 = static_cast<int>(std::min<Fixed>((x1 >> kFixedBits) + 1, field.ground.width()));
    Fixed highest = column0 < column1
                        ? static_cast<Fixed>(field.ground.highest(column0, column1)) * (kFixedOne / kSub)
                        : 0;
    for (const Hull& hull : field.hulls) {
        const bool beside = hull.high.x < x0 >> kChordBits || hull.low.x > x1 >> kChordBits;
        if (!beside) highest = std::max(highest, hull.high.y * (kFixedOne / kChordOne) + kFixedOne);
    }
    return highest;
}

/// Whether nothing at all can happen to a flight in the next `ticks`.
bool is_clear(const Flight& flight, const Field& field, int ticks) {
    const Vec2<Fixed> from = flight.place();
    const Vec2<Fixed> to = flight.at(flight.tick + ticks);
    // A parabola strays from its chord by at most a quarter of half the acceleration times the ticks squared.
    const Fixed stray = std::abs(flight.half_acceleration.x) * ticks * ticks / 4 + kFixedOne;
    const Fixed x0 = std::min(from.x, to.x) - stray;
    const Fixed x1 = std::max(from.x, to.x) + stray;
    if (field.walls != Walls::none && (x0 < 0 || x1 >= static_cast<Fixed>(field.ground.width()) * kFixedOne))
        return false;
    const Fixed lowest = std::min(from.y, to.y) - kFixedOne;  // gravity pulls down, so the ends are lowest
    return lowest > 0 && lowest > highest_obstacle(field, x0, x1);
}

}  // namespace

void Flight::turn_to(Vec2<Fixed> new_place, Vec2<Fixed> new_speed) {
    start = new_place;
    velocity = new_speed;
    tick = 0;
}

Vec2<Fixed> Air::half_acceleration() const {
    constexpr Fixed kHalfPerTick = kFixedOne / (2 * kTicksPerSecond * kTicksPerSecond);
    return {wind * kHalfPerTick, -gravity * kHalfPerTick};
}

Vec2<Fixed> muzzle_velocity(int angle, int power) {
    constexpr double kPi = 3.141592653589793;
    const double radians = angle * kPi / kHalfTurn;
    const double speed = static_cast<double>(power) * kFullSpeed / (kFullPower * kTicksPerSecond);
    return {to_fixed(cosine(radians) * speed), to_fixed(sine(radians) * speed)};
}

std::optional<Contact> first_contact(const Field& field, Vec2<Fixed> from, Vec2<Fixed> to, int passed_tank) {
    const Chord64 a = to_chord(from);
    const Chord64 b = to_chord(to);
    std::optional<Contact> first;
    std::int64_t nearest = 0;
    const auto offer = [&](Contact::With with, int tank, std::optional<Chord64> met) {
        if (!met) return;
        const std::int64_t far = progress(a, b, *met);
        if (first && far >= nearest) return;
        nearest = far;
        first = Contact{with, tank, from_chord(*met)};
    };
    for (const Hull& hull : field.hulls)
        if (hull.tank != passed_tank) offer(Contact::With::tank, hull.tank, meets_hull(hull, a, b));
    offer(Contact::With::ground, -1, meets_ground(field.ground, a, b));
    offer(Contact::With::wall, -1, meets_wall(field, a, b));
    return first;
}

FlightEnd fly_one_tick(Flight& flight, const Field& field, Contact& contact) {
    Vec2<Fixed> from = flight.place();
    Vec2<Fixed> to = flight.at(flight.tick + 1);
    const int passed = flight.age < kOwnHullTicks ? flight.owner : -1;
    while (const auto met = first_contact(field, from, to, passed)) {
        contact = *met;
        const bool stops = met->with != Contact::With::wall || field.walls == Walls::concrete;
        if (stops || flight.bounces >= kMostBounces) return FlightEnd::hit;
        from = pass_wall(flight, field, met->at, to);
    }
    ++flight.tick;
    ++flight.age;
    contact.at = to;
    if (to.y < 0)
        return FlightEnd::left;  // bedrock stops whatever falls on the level, so this fell beside it
    return flight.age >= kLongestFlight ? FlightEnd::too_long : FlightEnd::flying;
}

Prediction predict(Flight flight, const Field& field) {
    Prediction prediction;
    int leap = 32;
    while (prediction.end == FlightEnd::flying) {
        leap = std::min(leap, kLongestFlight - 1 - flight.age);
        if (leap > 0 && is_clear(flight, field, leap)) {
            flight.tick += leap;
            flight.age += leap;
            leap *= 2;
        } else if (leap > 1) {
            leap /= 2;
        } else {
            prediction.end = fly_one_tick(flight, field, prediction.contact);
            leap = 1;
        }
    }
    prediction.ticks = flight.age;
    return prediction;
}

}  // namespace terramorph
