#include "battle/motion/debris.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/motion/crates.h"
#include "battle/motion/earth.h"
#include "battle/systems/splash.h"
#include "battle/things/things.h"
#include "battle/world/effect_world.h"

namespace terramorph {

namespace {

constexpr int kFirstPiece = 1000;  // first number of pieces among the bodies
constexpr float kSlow = 4;         // columns per second
constexpr Ticks kSlowTicks = 30 * kTick;
constexpr float kSlowEarth = 20;  // columns per second
constexpr Ticks kSlowEarthTicks = 8 * kTick;
constexpr float kSlowThing = 6, kSlowTurn = 0.3f;  // columns and radians per second
constexpr Ticks kSlowThingTicks = 12 * kTick;
constexpr float kBrake = 0.6f;  // the part of its speed that wreckage keeps in each tick in which it's braked
constexpr float kKeptInWater = 31.0f / 32;     // the part of its speed that a ball keeps in each tick
constexpr Ticks kMaxFallTicks = 20 * kSecond;  // of a piece of earth or a thing
constexpr float kShieldSkin = 1;  // columns: balls at most this far inside a shield come from outside

float distance(Vec2<float> a, Vec2<float> b) {
    const Vec2<float> way = b - a;
    return std::sqrt(way.x * way.x + way.y * way.y);
}

/// Water slows a ball whose middle is under it.
void slow_in_water(const BattleState& state, Bodies& bodies, Debris& ball) {
    if (!ball.is_ball() || !ball.body.awake || water_depth(state, ball.body.at) <= 0) return;
    ball.body.velocity = ball.body.velocity * kKeptInWater;
    ball.body.spin *= kKeptInWater;
    bodies.set_state(ball.number, ball.body);
}

/// Removes the oldest piece that nobody waits for.
void make_room(BattleState& state) {
    const auto stays = [](const Debris& piece) { return !piece.over; };
    if (std::count_if(state.debris.begin(), state.debris.end(), stays) < BattleState::kMaxPieces) return;
    const auto oldest = std::find_if(state.debris.begin(), state.debris.end(), [](const Debris& piece) {
        return !piece.over && !piece.effects && piece.kind != Debris::Kind::earth &&
               piece.kind != Debris::Kind::thing;
    });
    if (oldest != state.debris.end()) oldest->over = true;  // its body is removed in the next tick
}

/// Keeps a ball from outside out of a shield; it loses its speed into the shield.
void roll_off_shields(const BattleState& state, Bodies& bodies, Debris& roller, Vec2<float> from) {
    for (const ShieldCollider& collider : state.shields) {
        if (collider.kind == ShieldCollider::Kind::deflects) continue;
        const Vec2<float> center = columns_of(from_chord(collider.center));
        const float reach = static_cast<float>(collider.radius) / kChordOne + roller.radius;
        const Vec2<float> out = roller.body.at - center;
        const float away = std::sqrt(out.x * out.x + out.y * out.y);
        if (away >= reach || away == 0 || distance(from, center) < reach - kShieldSkin) continue;
        const Vec2<float> outward = out * (1 / away);
        Vec2<float>& speed = roller.body.velocity;
        const float into = std::min(0.0f, speed.x * outward.x + speed.y * outward.y);
        speed = speed - outward * into;
        roller.body.at = center + outward * reach;
        bodies.set_state(roller.number, roller.body);
    }
}

void step_roller(BattleState& state, Bodies& bodies, EffectWorld& world, Debris& roller, Vec2<float> from) {
    roll_off_shields(state, bodies, roller, from);
    EffectContext context;
    context.at = fixed_of(roller.body.at);
    context.speed = fixed_of(roller.body.velocity * (1.0f / kTicksPerSecond));
    context.tank = roller.tank;
    context.generation = roller.generation;
    for (const BodyContact& contact : bodies.contacts())
        if (contact.body == roller.number && contact.other >= 0 && contact.other < kFirstPiece)
            context.hit_tank = TankId::at(contact.other);

    const Vec2<float> at = roller.body.at;
    const bool buried = state.ground.solid(static_cast<int>(at.x), Sixteenths::truncated(at.y));
    std::optional<Trigger> now;
    if (--roller.fuse <= 0) now = Trigger::after;
    if (roller.slow_ticks >= kSlowTicks || buried) now = Trigger::on_rest;
    if (context.hit_tank >= 0) now = Trigger::on_tank;
    if (!now) return;
    roller.over = true;
    const auto& effects = std::exchange(roller.effects, nullptr)->on(*now);
    if (effects.empty()) state.emit(event::Fizzled{.tank = roller.tank, .at = at});
    world.apply(effects, context);  // may add pieces, which invalidates `roller`
}

/// Wreckage and crates that have come down don't slide, bounce and roll on for long, for everybody waits.
void brake(const BattleState& state, Bodies& bodies, Debris& piece) {
    const bool rolls_on =
        piece.kind == Debris::Kind::crate ? piece.parachute > 0 : state.settling < kWreckTicks;
    if (rolls_on || !piece.body.awake || !bodies.touches(piece.number)) return;
    piece.body.velocity = piece.body.velocity * kBrake;
    piece.body.spin *= kBrake;
    bodies.set_state(piece.number, piece.body);
}

bool is_still(const Debris& thing) { return thing.slow_ticks >= kSlowThingTicks || !thing.body.awake; }

/// Boulders come to rest together, for one may lie on another.
bool may_lie(const BattleState& state, const Debris& thing) {
    return !thing.is_boulder() || std::ranges::all_of(state.debris, [](const Debris& piece) {
        return piece.over || !piece.is_boulder() || is_still(piece);
    });
}

/// A thing that has come to rest lies there from now on.
void step_thing(BattleState& state, const Bodies& bodies, Debris& thing) {
    const bool slow = speed_of(thing.body) < kSlowThing && std::abs(thing.body.spin) < kSlowTurn;
    thing.slow_ticks = slow ? thing.slow_ticks + kTick : 0;
    const bool lies = (is_still(thing) && may_lie(state, thing)) || thing.age >= kMaxFallTicks ||
                      bodies.swallowed(thing.number, state.ground);
    if (!lies) return;
    thing.over = true;
    lay_thing(state, thing);
}

void step_piece(BattleState& state, Bodies& bodies, EffectWorld& world, Debris& piece, Vec2<float> from) {
    ++piece.age;
    const Vec2<float> velocity = piece.body.velocity;
    const Vec2<float> at = piece.body.at;
    const bool earth = piece.kind == Debris::Kind::earth;
    const float slowly = earth ? kSlowEarth : kSlow;
    const bool slow = velocity.x * velocity.x + velocity.y * velocity.y < slowly * slowly;
    piece.slow_ticks = slow ? piece.slow_ticks + kTick : 0;
    if (at.y < 0 || at.x < 0 || at.x >= static_cast<float>(state.ground.width())) {
        if (piece.effects || earth) state.emit(event::Fizzled{.tank = piece.tank, .at = at});
        piece.over = true;
    } else if (earth) {
        if (bodies.touches(piece.number)) --piece.fuse;
        const bool lies = piece.slow_ticks >= kSlowEarthTicks || piece.fuse <= 0 || !piece.body.awake ||
                          piece.age >= kMaxFallTicks;
        if (!lies && !bodies.swallowed(piece.number, state.ground)) return;
        piece.over = true;
        put_down(state, piece);
    } else if (piece.kind == Debris::Kind::thing) {
        step_thing(state, bodies, piece);
    } else if (piece.effects) {
        step_roller(state, bodies, world, piece, from);
    } else if (piece.kind == Debris::Kind::crate) {
        step_crate(state, bodies, piece);
        if (!piece.over) brake(state, bodies, piece);
    } else if (piece.kind != Debris::Kind::boulder) {
        brake(state, bodies, piece);
    }
}

}  // namespace

void add_debris(BattleState& state, Bodies& bodies, const Debris& piece) {
    const auto rolls = [](const Debris& each) { return each.effects != nullptr; };
    const auto rollers = std::count_if(state.debris.begin(), state.debris.end(), rolls);
    if (piece.generation > BattleState::kMaxGenerations ||
        (rolls(piece) && rollers >= BattleState::kMaxRollers))
        return state.emit(event::LimitMet{.tank = piece.tank});
    make_room(state);
    state.debris.push_back(piece);
    state.debris.back().number = kFirstPiece + state.next_debris++;
    add_body(bodies, state.debris.back());
}

void add_body(Bodies& bodies, const Debris& piece) {
    switch (piece.kind) {
        case Debris::Kind::roller:
        case Debris::Kind::boulder: {
            const bool bounces = piece.bounce >= 0.5f;
            Matter matter = bounces                              ? kBouncerMatter
                            : piece.kind == Debris::Kind::roller ? kRollerMatter
                                                                 : kEarthMatter;
            matter.restitution = piece.bounce;
            return bodies.add_ball(piece.number, piece.body, piece.radius, matter);
        }
        case Debris::Kind::wreck:
        case Debris::Kind::turret:
        case Debris::Kind::crate:
            bodies.add_box(piece.number, piece.body, piece.half_width, piece.radius);
            if (piece.parachute > 0) bodies.set_parachute(piece.number, piece.parachute);
            return;
        case Debris::Kind::thing:
            if (piece.is_boulder())
                return bodies.add_ball(piece.number, piece.body, piece.radius, kStoneMatter);
            return bodies.add_box(piece.number, piece.body, piece.half_width, piece.radius, kTreeMatter);
        case Debris::Kind::earth:
            return bodies.add_polygons(piece.number, piece.body, piece.earth.polygons);
    }
}

void step_debris(BattleState& state, Bodies& bodies, EffectWorld& world) {
    const std::size_t count = state.debris.size();  // new ones move from the next tick on
    for (std::size_t k = 0; k < count; ++k) {
        if (state.debris[k].over) continue;
        const Vec2<float> from = state.debris[k].body.at;
        state.debris[k].body = bodies.state(state.debris[k].number);
        splash(state, from, state.debris[k].body.at);
        slow_in_water(state, bodies, state.debris[k]);
        step_piece(state, bodies, world, state.debris[k], from);
    }
    for (const Debris& piece : state.debris)
        if (piece.over) bodies.remove(piece.number);
    std::erase_if(state.debris, [](const Debris& piece) { return piece.over; });
}

}  // namespace terramorph
