#include "battle/flight/guidance.h"

#include <cstdlib>

#include "base/random.h"
#include "battle/content/rules.h"
#include "terrain/isqrt.h"

namespace terramorph {

namespace {

constexpr Ticks kSteeredTicks = 10 * kSecond;
constexpr Ticks kSwing = 24 * kTick;  // that a weaving shell steers to one side
constexpr int kAngleStep = 50;        // tenths of a degree between tried angles
constexpr int kPowerParts = 4096;
constexpr int kMaxTurned = 10;  // thousandths of its speed that an aimed shot strays to one side: 0.6 degrees
constexpr int kMaxFaster = 12;  // ... and that it's faster or slower

using Place = Vec2<Fixed>;

std::int64_t length_of(Vec2<std::int64_t> v) { return isqrt(v.x * v.x + v.y * v.y); }

/// The squared distance in 1/16 column, for comparisons.
std::int64_t far(Place a, Place b) {
    const Vec2<Sixteenths> way = sixteenths_of(b - a);
    return std::int64_t{way.x.count()} * way.x.count() + std::int64_t{way.y.count()} * way.y.count();
}

std::optional<Place> nearest_enemy(const WorldView& world, TankId tank, Place from) {
    std::optional<Place> nearest;
    for (const TankId other : ids<TankId>(world.tanks)) {
        if (!world.tank(other).alive || allies(world.tanks, other, tank)) continue;
        const Place middle = fixed_of(world.tank(other).middle());
        if (!nearest || far(from, middle) < far(from, *nearest)) nearest = middle;
    }
    return nearest;
}

std::optional<Place> chosen_target(const WorldView& world, TankId tank) {
    if (tank < 0) return std::nullopt;
    const std::optional<Vec2<int>> chosen = world.tank(tank).target;
    if (!chosen) return std::nullopt;
    return Place{chosen->x * kFixedOne + kFixedOne / 2, chosen->y * kFixedOne};
}

/// A change of speed of at most this strength (columns per second squared) in one tick.
Chord64 limited(Chord64 change, int strength) {
    const std::int64_t most = strength * kChordOne / (kTicksPerSecond * kTicksPerSecond);
    const std::int64_t length = length_of(change);
    return length <= most ? change : Chord64{change.x * most / length, change.y * most / length};
}

void add_speed(Flight& flight, Chord64 change) {
    flight.turn_to(flight.place(), flight.speed() + from_chord(change));
}

/// Turns the shell's velocity towards a place, keeping its speed.
void turn_towards(Flight& flight, Place place, int strength) {
    constexpr int kCoarse = 24;  // bits to drop: 1/256 column, so that squares of the highest flights fit
    const Place to = place - flight.place();
    const Chord64 way = {to.x >> kCoarse, to.y >> kCoarse};
    const std::int64_t length = length_of(way);
    if (length == 0) return;
    const Chord64 speed = to_chord(flight.speed());
    const std::int64_t fast = length_of(speed);
    const Chord64 wanted = {way.x * fast / length, way.y * fast / length};
    add_speed(flight, limited(wanted - speed, strength));
}

/// At first half a swing up, and then down and up again.
void weave(Flight& flight, int strength) {
    const Chord64 speed = to_chord(flight.speed());
    const std::int64_t length = length_of(speed);
    if (length == 0) return;
    const bool back = (flight.age + kSwing / 2) / kSwing % 2 == 1;
    const int side = back == (speed.x >= 0) ? -1 : 1;
    const std::int64_t push = side * strength * kChordOne / (kTicksPerSecond * kTicksPerSecond);
    add_speed(flight, {-speed.y * push / length, speed.x * push / length});
}

/// Stops above the target's column if it gets there in this tick. Returns true if it does.
bool stop_above(Flight& flight, Place target) {
    const Place place = flight.place();
    const Fixed push = flight.half_acceleration.x;
    const Fixed left = target.x - place.x;
    if (std::abs(left) > std::abs(flight.speed().x + push)) return false;
    flight.turn_to(place, {left - push, flight.speed().y});
    return true;
}

/// Once it falls, it keeps height and speed, even against the wind, as long as it gets nearer.
void fly_level(Shell& shell) {
    Flight& flight = shell.flight;
    const Place target = *shell.guidance.target;
    if (stop_above(flight, target)) return void(shell.guidance.kind = Guidance::Kind::vertical);
    const Place speed = flight.speed();
    if (speed.y > 0) return;
    if ((target.x > flight.place().x) != (speed.x > 0)) return void(shell.guidance = {});
    const Place half = flight.half_acceleration;
    flight.turn_to(flight.place(), {speed.x - 2 * half.x, -half.y});
}

/// True if an unobstructed flight is above the target when it reaches its column.
bool passes_above(Flight flight, Place target, const CollisionScene& nothing) {
    const bool to_right = target.x >= flight.start.x;
    Contact contact;
    while (true) {
        const Chord64 from = to_chord(flight.place());
        if (!goes_on(fly_one_tick(flight, nothing, contact))) return false;
        const Chord64 to = to_chord(flight.place());
        const Chord64 at = to_chord(target);
        if (to_right ? to.x >= at.x : to.x <= at.x) {
            const std::int64_t part =
                to.x == from.x ? 0 : (to.y - from.y) * (at.x - from.x) / (to.x - from.x);
            return from.y + part >= at.y;
        }
        if (to.y < at.y && to.y < from.y) return false;
    }
}

/// The shot of a tank at this angle that meets the target if unobstructed; finds its power by bisection.
std::optional<Flight> shot_at(const WorldView& world, TankId tank, int angle, Place target) {
    const Ground bedrock({Ground::kBedrock}, Ground::kBedrock / kColumn);
    const CollisionScene nothing{bedrock, {}};
    const Place muzzle = world.tank(tank).muzzle(angle);
    const Place full = muzzle_velocity(world.air, angle, kFullPower);
    const auto flight = [&](int parts) {
        const Place part = {full.x / kPowerParts, full.y / kPowerParts};
        return begin_flight(world.air, muzzle, part * Fixed{parts}, tank);
    };
    int less = 0;
    int more = power_limit(world.tank(tank), world.rules) * kPowerParts / kFullPower;
    if (!passes_above(flight(more), target, nothing)) return std::nullopt;
    while (more - less > 1) {
        const int middle = (less + more) / 2;
        (passes_above(flight(middle), target, nothing) ? more : less) = middle;
    }
    return flight(more);
}

/// At the tank's angle, or the nearest possible one.
std::optional<Flight> corrected_shot(const WorldView& world, TankId tank, Place target) {
    const int aimed = world.tank(tank).angle;
    for (int off = 0; off <= kHalfTurn; off += kAngleStep)
        for (const int angle : {aimed + off, aimed - off}) {
            if (angle < 0 || angle > kHalfTurn) continue;
            if (const auto flight = shot_at(world, tank, angle, target)) return flight;
        }
    return std::nullopt;
}

/// The shot that ends nearest to the target, of all angles, including obstacles.
std::optional<Flight> best_shot(const EffectWorld& world, TankId tank, Place target) {
    std::optional<Flight> best;
    std::int64_t least = 0;
    for (int angle = 0; angle <= kHalfTurn; angle += kAngleStep) {
        const auto flight = shot_at(world.view(), tank, angle, target);
        if (!flight) continue;
        const Prediction end = predict(*flight, world.scene());
        const std::int64_t miss = far(end.contact.at, target);
        if (end.end != FlightEnd::hit || (best && miss >= least)) continue;
        best = flight;
        least = miss;
    }
    return best;
}

/// The flight as a computer that errs a little fires it, so that nobody can be sure of a hit.
Flight roughly(const Flight& exact, EffectWorld& world) {
    const int turn = world.random().from_to(-kMaxTurned, kMaxTurned);
    const int faster = world.random().from_to(-kMaxFaster, kMaxFaster);
    const Place speed = {exact.velocity.x / 1000 * (1000 + faster),
                         exact.velocity.y / 1000 * (1000 + faster)};
    Flight flight = exact;
    flight.turn_to(exact.start, {speed.x - speed.y / 1000 * turn, speed.y + speed.x / 1000 * turn});
    return flight;
}

}  // namespace

std::optional<Vec2<Fixed>> target_of(const WorldView& world, TankId tank, Vec2<Fixed> from) {
    const auto chosen = chosen_target(world, tank);
    return chosen ? chosen : nearest_enemy(world, tank, from);
}

void guide(Shell& shell, const Guidance& guidance, EffectWorld& world) {
    using Kind = Guidance::Kind;
    shell.guidance = guidance;
    const Kind kind = guidance.kind;
    if (kind == Kind::none || kind == Kind::heat || kind == Kind::weave) return;
    const Place from = shell.flight.place();
    // Homing shells choose the nearest enemy later, unless a place was chosen.
    shell.guidance.target = kind == Kind::homing ? chosen_target(world.view(), shell.tank)
                                                 : target_of(world.view(), shell.tank, from);
    if (kind == Kind::homing) return;
    if (!shell.guidance.target) return void(shell.guidance = {});
    if (kind != Kind::ballistic && kind != Kind::lazy) return;
    const Place target = *shell.guidance.target;
    shell.guidance = {};
    if (shell.tank < 0) return;
    const auto flight = kind == Kind::lazy ? best_shot(world, shell.tank, target)
                                           : corrected_shot(world.view(), shell.tank, target);
    if (flight) shell.flight = roughly(*flight, world);
}

void steer(Shell& shell, const WorldView& world) {
    using Kind = Guidance::Kind;
    Flight& flight = shell.flight;
    const Guidance& guidance = shell.guidance;
    if (flight.age >= kSteeredTicks) return void(shell.guidance = {});
    const Place place = flight.place();
    const Fixed reach = Fixed{guidance.reach} * kColumn.count();
    switch (guidance.kind) {
        case Kind::heat:
            if (const auto enemy = nearest_enemy(world, shell.tank, place);
                enemy && far(place, *enemy) <= reach * reach)
                turn_towards(flight, *enemy, guidance.strength);
            return;
        case Kind::homing:
            if (flight.speed().y > 0) return;
            if (const auto target =
                    guidance.target ? guidance.target : nearest_enemy(world, shell.tank, place))
                turn_towards(flight, *target, guidance.strength);
            return;
        case Kind::horizontal:
            return fly_level(shell);
        case Kind::vertical:
            return void(stop_above(flight, *guidance.target));
        case Kind::weave:
            return weave(flight, guidance.strength);
        default:
            return;
    }
}

}  // namespace terramorph
