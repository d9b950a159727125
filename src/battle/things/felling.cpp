#include "battle/things/felling.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/index.h"
#include "base/trig.h"
#include "battle/battle_state.h"
#include "battle/blast.h"
#include "battle/bodies/bodies.h"
#include "battle/motion/crates.h"
#include "battle/motion/debris.h"
#include "battle/natives/natives.h"

namespace terramorph {

namespace {

constexpr float kTips = 1.5f;   // radians per second, at first
constexpr float kClear = 0.5f;  // columns that it's lifted, clear of the ground
constexpr int kEavesWide = 4;   // columns by which a roof is wider than its hut

/// A body of a tree, a sign or a log.
Debris body_of(const Thing& thing, int side, TankId by) {
    Debris piece;
    piece.kind = Debris::Kind::thing;
    piece.tank = by;
    piece.half_width = thing.half_thick();
    piece.radius = static_cast<float>(thing.size) / 2;
    piece.thing = thing;
    piece.thing.kind = Thing::Kind::log;
    if (thing.kind != Thing::Kind::log) piece.thing.was = thing.kind;
    piece.body.at = thing.middle();
    piece.body.angle = thing.angle;
    if (thing.kind == Thing::Kind::log) return piece;
    piece.body.at.y += kClear;
    const float tips = kTips * static_cast<float>(side);
    piece.body.spin = -tips;
    piece.body.velocity.x = tips * piece.radius;
    return piece;
}

/// A hut's walls, which fall to that side, and its roof.
std::array<Debris, 3> bodies_of_hut(const Thing& hut, int side, TankId by) {
    Thing wall = hut;
    wall.kind = Thing::Kind::sign;  // a post, as far as its body goes
    wall.size = static_cast<int>(hut_walls(hut.size));
    const float out = hut.half_thick() - Thing::kHalfWall;
    std::array<Debris, 3> all;
    for (const int k : {0, 1}) {
        wall.at.x = hut.at.x + (k == 0 ? -out : out);
        all[at(k)] = body_of(wall, side, by);
    }
    Thing roof = hut;
    roof.kind = Thing::Kind::log;
    roof.size = hut.size + kEavesWide;
    roof.angle = kFloatPi / 2;
    roof.at.y += static_cast<float>(wall.size) + Thing::kHalfWall + 2 * kClear;
    all[2] = body_of(roof, side, by);
    for (Debris& piece : all) {
        piece.thing.was = Thing::Kind::hut;
        piece.half_width = piece.thing.half_thick();
    }
    return all;
}

void emit_fall(BattleState& state, const Thing& thing, TankId by) {
    switch (thing.kind) {
        case Thing::Kind::tree:
            return state.emit(event::Felled{.tank = by, .size = thing.size, .at = thing.at});
        case Thing::Kind::sign:
            return state.emit(event::SignFell{.tank = by, .at = thing.at});
        case Thing::Kind::hut:
            return state.emit(event::HutFell{.tank = by, .size = thing.size, .at = thing.at});
        case Thing::Kind::cart:
        case Thing::Kind::stranger:
            return state.emit(event::CartWrecked{.tank = by, .at = thing.at});
        case Thing::Kind::gun:
            return state.emit(event::GunWrecked{.tank = by, .at = thing.middle()});
        case Thing::Kind::log:
        case Thing::Kind::boulder:
            break;
    }
}

}  // namespace

void fell(BattleState& state, Bodies& bodies, std::size_t number, int side, bool leaves_stump, TankId by) {
    Thing& thing = state.things[number];
    const Thing fallen = thing;
    emit_fall(state, thing, by);
    if (leaves_stump && (thing.kind == Thing::Kind::tree || thing.is_gun())) {
        thing.state = Thing::State::stump;
        if (!thing.is_gun()) thing.size = Thing::kStump;
        thing.fuel = 0;
        thing.burning = false;
    } else {
        thing.gone = true;
    }
    state.things_changed = true;
    if (fallen.is_built()) resent(state, by);
    if (fallen.is_gun()) return;
    if (fallen.is_cart())
        return add_debris(state, bodies, crate_at(fallen.at + Vec2<float>{0, kCrateSize + kClear}, 0));
    if (fallen.kind != Thing::Kind::hut) return add_debris(state, bodies, body_of(fallen, side, by));
    for (const Debris& piece : bodies_of_hut(fallen, side, by)) add_debris(state, bodies, piece);
}

namespace {

constexpr float kHangs = 3;        // columns between it and the ground below its middle
constexpr float kEmbedded = 0.1f;  // of its radius, in the earth
constexpr float kStirring = 20;    // columns per second: blasts that would throw it no faster leave it
constexpr float kKnocking = 20;    // columns per second: what rolls slower knocks nothing over
constexpr float kLost = 0.25f;     // of its speed, to a tree or a hut

/// The height of a ball's middle that touches the ground from above, of which only columns this near count.
float touching_height(const Ground& ground, Vec2<float> at, float radius, float near) {
    const int x0 = std::max(static_cast<int>(at.x - near), 0),
              x1 = std::min(static_cast<int>(at.x + near), ground.width() - 1);
    float highest = 0;
    for (int x = x0; x <= x1; ++x) {
        const float off = static_cast<float>(x) + 0.5f - at.x;
        const float up = std::sqrt(std::max(0.0f, radius * radius - off * off));
        highest = std::max(highest, to_columns(ground.top(x)) + up);
    }
    return highest;
}

bool rolls(const Debris& piece) {
    return piece.is_boulder() && !piece.over && speed_of(piece.body) >= kKnocking;
}

/// What a boulder that rolls does to a thing that it meets.
void roll_over(BattleState& state, Bodies& bodies, const Debris& boulder, std::size_t number) {
    Thing& thing = state.things[number];
    const int side = boulder.body.velocity.x < 0 ? -1 : 1;
    switch (thing.kind) {
        case Thing::Kind::boulder:
            return loosen(state, bodies, number, boulder.tank);
        case Thing::Kind::log:
            thing.gone = state.things_changed = true;
            return;
        case Thing::Kind::tree:
        case Thing::Kind::hut:
        case Thing::Kind::sign:
        case Thing::Kind::cart:
        case Thing::Kind::stranger:
        case Thing::Kind::gun:
            if (thing.kind != Thing::Kind::sign) bodies.push(boulder.number, boulder.body.velocity * -kLost);
            return fell(state, bodies, number, side, true, boulder.tank);
    }
}

}  // namespace

float lying_height(const Ground& ground, Vec2<float> at, float radius) {
    return touching_height(ground, at, radius, radius) - kEmbedded * radius;
}

bool is_undercut(const Thing& boulder, const Ground& ground) {
    const float radius = boulder.half_thick();
    return touching_height(ground, boulder.at, radius, radius / 2) < boulder.at.y - kHangs;
}

void loosen(BattleState& state, Bodies& bodies, std::size_t number, TankId by) {
    Thing& boulder = state.things[number];
    Debris piece;
    piece.kind = Debris::Kind::thing;
    piece.tank = by;
    piece.radius = boulder.half_thick();
    piece.thing = boulder;
    piece.body.at = boulder.at;
    piece.body.at.y =
        std::max(boulder.at.y, touching_height(state.ground, boulder.at, piece.radius, piece.radius));
    piece.body.angle = boulder.angle;
    state.emit(event::CameLoose{.tank = by, .size = boulder.size, .at = boulder.at});
    boulder.gone = true;
    state.things_changed = true;
    add_debris(state, bodies, piece);
}

void shatter(BattleState& state, Thing& boulder, TankId by) {
    boulder.gone = true;
    state.things_changed = true;
    state.emit(event::Shattered{.tank = by, .size = boulder.size, .at = boulder.at});
}

void blast_boulder(BattleState& state, Bodies& bodies, std::size_t number, Vec2<float> at, const Blast& blast,
                   TankId by) {
    Thing& boulder = state.things[number];
    const Vec2<float> way = boulder.at - at;
    const float away = std::sqrt(way.x * way.x + way.y * way.y);
    const float near = std::max(0.0f, away - boulder.half_thick());
    if (near >= blast.radius) return;
    boulder.strength -= static_cast<int>(damage_at(blast.radius, blast.strength, near));
    if (boulder.strength <= 0) return shatter(state, boulder, by);
    if (away >= blast.radius) return;
    const Vec2<float> thrown = throw_at(blast.radius, away, way, blast.height);
    if (thrown.x * thrown.x + thrown.y * thrown.y >= kStirring * kStirring) loosen(state, bodies, number, by);
}

void roll_over_things(BattleState& state, Bodies& bodies) {
    for (std::size_t n = 0; n < state.debris.size(); ++n) {
        if (!rolls(state.debris[n])) continue;
        const Debris boulder = state.debris[n];  // others that come loose move the pieces
        for (std::size_t k = 0; k < state.things.size(); ++k) {
            const Thing& thing = state.things[k];
            const bool lies = !thing.gone && thing.state != Thing::State::stump;
            if (lies && distance_to(thing, boulder.body.at) < boulder.radius)
                roll_over(state, bodies, boulder, k);
        }
    }
}

}  // namespace terramorph
