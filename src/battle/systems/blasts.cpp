#include "battle/systems/blasts.h"

#include <algorithm>
#include <cmath>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/systems/damage.h"

namespace terramorph {

namespace {

constexpr float kFastestThrow = 90;  // columns per second
constexpr float kThrowUp = 0.4f;     // additional upward part of its speed
constexpr float kCrateBlast = 20;    // columns: of a crate that a blast sets off
constexpr float kCrateStrength = 40;

/// The hull, stretched around this height (1/65536 column) as much as the blast is flattened.
Hull measured(Hull hull, std::int64_t middle, int height) {
    const auto stretch = [&](std::int64_t& y) { y = middle + (y - middle) * 100 / height; };
    for (auto& corner : hull.corners) stretch(corner.y);
    stretch(hull.low.y);
    stretch(hull.high.y);
    return hull;
}

/// Damage falls linearly from `strength` at the middle, or at the hull that was hit, to 0 at the rim.
int damage_at(const Blast& blast, float distance) {
    return static_cast<int>(std::floor((blast.radius - distance) / blast.radius * blast.strength + 0.5f));
}

float columns_long(Vec2<float> way) { return std::sqrt(way.x * way.x + way.y * way.y); }

void hurt_tanks(BattleState& state, const EffectContext& context, const Blast& blast) {
    const Vec2<float> at = columns_of(context.at);
    for (const Hull& hull : std::vector<Hull>(state.hulls)) {
        const bool direct = hull.tank == context.hit_tank;
        const Hull stretched = measured(hull, to_chord(context.at).y, blast.height);
        const float distance = direct ? 0 : distance_to(stretched, at);
        if (distance >= blast.radius || hull.tank == blast.spared) continue;
        const bool kills = direct && !context.shielded && blast.strength > 0 && state.rules.direct_hit_kills;
        if (kills)
            destroy(state, hull.tank, context.tank);
        else
            hurt(state, hull.tank, damage_at(blast, distance), context.tank, blast.pierces);
    }
}

/// Sets off crates within reach of a blast.
void break_crates(BattleState& state, Bodies& bodies, const EffectContext& context, float radius) {
    const Vec2<float> at = columns_of(context.at);
    for (std::size_t k = 0; k < state.debris.size(); ++k) {
        Debris& crate = state.debris[k];
        if (crate.over || crate.kind != Debris::Kind::crate) continue;
        if (columns_long(at - crate.body.at) >= radius + crate.radius) continue;
        crate.over = true;
        EffectContext burst;
        burst.at = fixed_of(crate.body.at);
        burst.tank = context.tank;
        explode(state, bodies, burst, {kCrateBlast, kCrateStrength});
    }
}

}  // namespace

void explode(BattleState& state, Bodies& bodies, const EffectContext& context, const Blast& blast) {
    const Vec2<float> at = columns_of(context.at);
    const Vec2<int> cell = cells_of(context.at);
    const auto radius = static_cast<int>(blast.radius * kSub);
    state.emit(event::Exploded{.tank = context.tank, .radius = blast.radius, .at = at});
    if (blast.digs) state.ground.blast(cell.x, cell.y, radius, radius * blast.height / 100);
    hurt_tanks(state, context, blast);
    break_crates(state, bodies, context, blast.radius);
    throw_bodies(state, bodies, at, blast);
}

void throw_bodies(const BattleState& state, Bodies& bodies, Vec2<float> at, const Blast& blast) {
    const auto thrown = [&](int number, float distance, Vec2<float> middle) {
        if (distance >= blast.radius) return;
        const Vec2<float> away = middle - at;
        const float length = std::max(1.0f, columns_long(away));
        const float speed = (blast.radius - distance) / blast.radius * std::min(blast.radius, kFastestThrow);
        bodies.push(number, away * (speed / length) + Vec2<float>{0, speed * kThrowUp});
    };
    const std::int64_t middle = to_chord(fixed_of(at)).y;
    for (const Hull& hull : state.hulls)
        if (hull.tank != blast.spared)
            thrown(hull.tank, distance_to(measured(hull, middle, blast.height), at),
                   state.tank(hull.tank).middle());
    for (const Debris& piece : state.debris) {
        if (piece.over) continue;
        const Vec2<float> way = piece.body.at - at;
        const float high = way.y * (100.0f / static_cast<float>(blast.height));
        thrown(piece.number, columns_long({way.x, high}), piece.body.at);
    }
}

}  // namespace terramorph
