#include "battle/flight/flight.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>

#include "base/trig.h"
#include "battle/flight/max_height_index.h"
#include "terrain/isqrt.h"

namespace terramorph {

namespace {

constexpr std::int64_t kUnitsKept = 65536;
constexpr int kDragSteps = 1920 / kTicksPerSecond;  // of 1/1920 s, the step that viscosity is given for
constexpr Fixed kFastestSpring = 2 * kFullSpeed * kFixedOne / kTicksPerSecond;

/// The factor on speed per tick, in 1/65536, for each viscosity.
constexpr auto kKept = [] {
    std::array<std::int64_t, Air::kMaxViscosity + 1> kept{};
    for (int viscosity = 0; viscosity <= Air::kMaxViscosity; ++viscosity) {
        double part = 1;
        for (int step = 0; step < kDragSteps; ++step) part *= 1 - viscosity / 10000.0;
        kept[viscosity] = static_cast<std::int64_t>(part * kUnitsKept + 0.5);
    }
    return kept;
}();

constexpr Fixed kRounding = fixed_of(Sixteenths{1});                 // more than all rounding errors
constexpr std::int64_t kCaught = 120 * kChordOne / kTicksPerSecond;  // speed: what's slower is, in a crown
constexpr Ticks kFirstLeap = 16 * kTick;
constexpr Ticks kMaxLeap = 1024 * kTick;

Fixed to_fixed(double columns) {
    const double scaled = columns * 4294967296.0;
    return static_cast<Fixed>(scaled + (scaled < 0 ? -0.5 : 0.5));
}

Vec2<Fixed> bounced(Vec2<Fixed> v, Walls walls) {
    if (walls == Walls::padded) return {v.x / 2, v.y / 2};
    if (walls == Walls::spring) return v * 2;
    return v;
}

/// A speed of at most twice that of a shot at full power, in the same direction.
Vec2<Fixed> limited(Vec2<Fixed> speed) {
    const Chord64 v = to_chord(speed);
    const std::int64_t length = isqrt(v.x * v.x + v.y * v.y);
    const std::int64_t limit = kFastestSpring / (kFixedOne / kChordOne);
    return length <= limit ? speed : from_chord({v.x * limit / length, v.y * limit / length});
}

/// Mirrors the rest of a tick, and the speed, at the point `at` of a wall or the ceiling.
void throw_back(Flight& flight, Vec2<Fixed> at, Vec2<Fixed> mirror, Walls walls) {
    const Vec2<Fixed> left = flight.place() - at;
    const Vec2<Fixed> speed = flight.speed();
    const Vec2<Fixed> new_speed = bounced({mirror.x * speed.x, mirror.y * speed.y}, walls);
    flight.turn_to(at + bounced({mirror.x * left.x, mirror.y * left.y}, walls),
                   walls == Walls::spring ? limited(new_speed) : new_speed);
}

/// Bounces or wraps a flight that leaves the level in this tick. Returns the beginning of the rest of the
/// tick's path.
Vec2<Fixed> pass_wall(Flight& flight, const CollisionScene& scene, const Contact& met) {
    if (met.with == Contact::With::ceiling) {
        const Vec2<Fixed> below = {met.at.x, scene.ceiling * kFixedOne - 1};
        throw_back(flight, below, {1, -1}, scene.walls);
        return below;
    }
    const Fixed width = scene.ground.width() * kFixedOne;
    const bool right = flight.place().x >= width;
    if (scene.walls == Walls::wrap) {
        flight.start.x += right ? -width : width;
        return {right ? 0 : width - 1, met.at.y};
    }
    const Vec2<Fixed> side = {right ? width - 1 : 0, met.at.y};
    throw_back(flight, side, {-1, 1}, scene.walls);
    return side;
}

bool ends_at(const Contact& met, const Flight& flight, const CollisionScene& scene) {
    if (flight.bounces >= kMaxBounces) return true;
    if (met.with == Contact::With::wall || met.with == Contact::With::ceiling)
        return scene.walls == Walls::concrete;
    if (met.with != Contact::With::shield) return true;
    return std::ranges::none_of(scene.shields, [&](const ShieldCollider& collider) {
        return collider.tank == met.tank && collider.kind == ShieldCollider::Kind::reflects;
    });
}

/// A force shield keeps the tangential speed and reverses 7/10 of the normal speed.
void reflect(Flight& flight, const CollisionScene& scene, const Contact& met) {
    const auto collider = std::ranges::find_if(scene.shields, [&](const ShieldCollider& each) {
        return each.tank == met.tank && each.kind == ShieldCollider::Kind::reflects;
    });
    const Chord64 outward = to_chord(met.at) - collider->center;
    const std::int64_t length = isqrt(outward.x * outward.x + outward.y * outward.y);
    const Chord64 speed = to_chord(flight.speed());
    const std::int64_t into = std::min<std::int64_t>((speed.x * outward.x + speed.y * outward.y) / length, 0);
    const std::int64_t change = -into * 17 / 10;
    flight.turn_to(met.at,
                   flight.speed() + from_chord({outward.x * change / length, outward.y * change / length}));
}

/// Magnets push up shells above them, less with height; but not their own tank's shells while those rise.
bool push_up(Flight& flight, const CollisionScene& scene, Contact& contact) {
    const std::int64_t height = magnet_height(scene);
    bool pushed = false;
    for (const ShieldCollider& collider : scene.shields) {
        if (collider.kind != ShieldCollider::Kind::deflects) continue;
        const Chord64 above = to_chord(flight.place()) - collider.center;
        if (std::abs(above.x) > ShieldCollider::kMagnetReach || above.y <= 0 || above.y >= height) continue;
        const Vec2<Fixed> speed = flight.speed();
        if (flight.owner == collider.tank && speed.y > 0) continue;
        const Fixed full = collider.push * kFixedOne / (kTicksPerSecond * kTicksPerSecond);
        contact = {Contact::With::shield, collider.tank, flight.place()};
        flight.turn_to(flight.place(), {speed.x, speed.y + full * (height - above.y) / height});
        pushed = true;
    }
    return pushed;
}

/// True if a place (1/65536 column) is in the crown.
bool is_in_crown(const ThingCollider& thing, Chord64 place) {
    const Chord64 way = place - thing.crown;
    return std::abs(way.x) < thing.crown_radius && std::abs(way.y) < thing.crown_radius &&
           way.x * way.x + way.y * way.y < thing.crown_radius * thing.crown_radius;
}

/// Crowns catch slow shells, and slow down others that have come in since the beginning of the tick.
FlightEnd pass_crowns(Flight& flight, const CollisionScene& scene, Chord64 before, Contact& contact) {
    for (const ThingCollider& thing : scene.things) {
        const Chord64 place = to_chord(flight.place());
        if (!is_in_crown(thing, place)) continue;
        const Chord64 speed = to_chord(flight.speed());
        if (speed.x * speed.x + speed.y * speed.y < kCaught * kCaught) {
            contact = {Contact::With::thing, -1, flight.place()};
            return FlightEnd::hit;
        }
        if (!is_in_crown(thing, before))
            flight.turn_to(flight.place(), {flight.speed().x / 8 * 7, flight.speed().y / 8 * 7});
    }
    return FlightEnd::flying;
}

/// Begins the next tick's parabola if the air bends paths.
void bend(Flight& flight) {
    if (!flight.air.bends()) return;
    const Vec2<Fixed> place = flight.place();
    flight.turn_to(place, flight.air.slowed(flight.speed()));
    flight.half_acceleration = flight.air.half_acceleration(place.y);
}

/// Moves along the next tick's line, past walls, up to its end.
FlightEnd fly_the_way(Flight& flight, const CollisionScene& scene, Contact& contact) {
    const TankId passed = flight.age <= kOwnHullTicks ? flight.owner : TankId();
    Vec2<Fixed> from = flight.place();
    ++flight.tick;
    while (const auto met = first_contact(scene, from, flight.place(), passed)) {
        contact = *met;
        if (ends_at(*met, flight, scene)) {
            --flight.tick;
            return FlightEnd::hit;
        }
        ++flight.bounces;
        if (met->with == Contact::With::shield) {
            reflect(flight, scene, *met);
            return FlightEnd::deflected;
        }
        from = pass_wall(flight, scene, *met);
    }
    return FlightEnd::flying;
}

/// True if neither sides nor ceiling are met between these places.
bool is_within(const CollisionScene& scene, Vec2<Fixed> low, Vec2<Fixed> high) {
    if (scene.walls == Walls::none) return true;
    if (low.x < 0 || high.x >= scene.ground.width() * kFixedOne) return false;
    return scene.ceiling == 0 || high.y < scene.ceiling * kFixedOne;
}

/// True if nothing can happen to a flight in the next `ticks`.
bool is_clear(const Flight& flight, const CollisionScene& scene, Ticks ticks) {
    const Vec2<Fixed> from = flight.place();
    const Vec2<Fixed> to = flight.at(flight.tick + ticks);
    // A parabola deviates from its chord by at most a quarter of half the acceleration times the ticks
    // squared.
    const Fixed square = ticks.count() * ticks.count();
    const Vec2<Fixed> stray = {std::abs(flight.half_acceleration.x) * square / 4 + kRounding,
                               std::abs(flight.half_acceleration.y) * square / 4 + kRounding};
    const Vec2<Fixed> low = {std::min(from.x, to.x) - stray.x,
                             std::min(from.y, to.y) - kRounding};  // gravity pulls down, so an end is lowest
    const Vec2<Fixed> high = {std::max(from.x, to.x) + stray.x, std::max(from.y, to.y) + stray.y};
    if (low.y <= 0 || !is_within(scene, low, high)) return false;
    return sixteenths_of(low).y > scene.height_index->highest(static_cast<int>(low.x >> kFixedBits),
                                                              static_cast<int>(high.x >> kFixedBits));
}

}  // namespace

Vec2<Fixed> Air::half_acceleration(Fixed height) const {
    constexpr Fixed kHalfPerTick = kFixedOne / (2 * kTicksPerSecond * kTicksPerSecond);
    const Fixed columns = std::clamp<Fixed>(height >> kFixedBits, 0, kWindTop);
    const Fixed push = wind * kHalfPerTick;
    return {push + push * wind_growth * columns / 10000, -gravity * kHalfPerTick};
}

Vec2<Fixed> Air::slowed(Vec2<Fixed> speed) const {
    assert(viscosity >= 0 && viscosity <= kMaxViscosity);
    const std::int64_t kept = kKept[viscosity];
    return {speed.x * kept / kUnitsKept, speed.y * kept / kUnitsKept};
}

void Flight::turn_to(Vec2<Fixed> new_place, Vec2<Fixed> new_speed) {
    start = new_place;
    velocity = new_speed;
    tick = 0;
}

Flight begin_flight(const Air& air, Vec2<Fixed> place, Vec2<Fixed> speed, TankId owner) {
    return {.start = place,
            .velocity = speed,
            .half_acceleration = air.half_acceleration(place.y),
            .owner = owner,
            .air = air};
}

Vec2<float> barrel_way(int angle) {
    const double radians = angle * kPi / kHalfTurn;
    return {static_cast<float>(cosine(radians)), static_cast<float>(sine(radians))};
}

Vec2<Fixed> muzzle_velocity(int angle, int power) {
    const double radians = angle * kPi / kHalfTurn;
    const double speed = static_cast<double>(power) * kFullSpeed / (kFullPower * kTicksPerSecond);
    return {to_fixed(cosine(radians) * speed), to_fixed(sine(radians) * speed)};
}

FlightEnd fly_one_tick(Flight& flight, const CollisionScene& scene, Contact& contact) {
    ++flight.age;
    const Chord64 before = to_chord(flight.place());
    FlightEnd end = fly_the_way(flight, scene, contact);
    if (end == FlightEnd::hit) {
        --flight.age;
        return end;
    }
    bend(flight);
    if (end == FlightEnd::flying && push_up(flight, scene, contact)) end = FlightEnd::deflected;
    if (end == FlightEnd::flying) end = pass_crowns(flight, scene, before, contact);
    if (end == FlightEnd::flying) contact.at = flight.place();
    if (flight.place().y < 0)
        return FlightEnd::left;  // bedrock stops whatever falls on the level, so this fell beside it
    if (end == FlightEnd::hit) return end;
    return flight.age >= kMaxFlightTicks ? FlightEnd::too_long : end;
}

Prediction predict(Flight flight, const CollisionScene& scene) {
    assert(!scene.height_index || scene.height_index->follows(scene.ground));
    Prediction prediction;
    const auto leap_over = [&](Ticks ticks) {
        if (!scene.height_index || flight.age + ticks >= kMaxFlightTicks) return false;
        if (!is_clear(flight, scene, ticks)) return false;
        flight.tick += ticks;
        flight.age += ticks;
        bend(flight);
        return true;
    };
    const Ticks most = flight.air.bends() ? kTick : kMaxLeap;
    Ticks leap = std::min(kFirstLeap, most);
    while (goes_on(prediction.end)) {
        // Doubles the leap while the way is clear, then approaches obstacles by halving it.
        while (leap_over(leap)) leap = std::min(2 * leap, most);
        while (leap > kTick) leap_over(leap = leap / 2);
        prediction.end = fly_one_tick(flight, scene, prediction.contact);
    }
    prediction.ticks = flight.age;
    return prediction;
}

}  // namespace terramorph
