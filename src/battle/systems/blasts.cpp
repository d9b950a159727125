#include "battle/systems/blasts.h"

#include <algorithm>
#include <cmath>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/hidden/firedamp.h"
#include "battle/motion/digging.h"
#include "battle/motion/mines.h"
#include "battle/natives/answers.h"
#include "battle/systems/blame.h"
#include "battle/systems/damage.h"
#include "battle/things/things.h"

namespace terramorph {

namespace {

constexpr float kShaking = 100;    // columns: blasts this large shake the earth ...
constexpr int kShake = 20;         // ... by this many % ...
constexpr int kShakeReach = 2;     // ... within as many radii
constexpr float kCrateBlast = 20;  // columns: of a crate that a blast sets off
constexpr float kCrateStrength = 60;

/// Counts a blast of a shot that reaches a tank. Returns its strength in % of a first one.
int count_blast(BattleState& state, TankId by, TankId tank) {
    return repeated_blast_percent(state.blasts_met[by * state.tank_count() + tank]++);
}

float columns_long(Vec2<float> way) { return std::sqrt(way.x * way.x + way.y * way.y); }

/// Damages a tank that this blast reaches; `distance` in columns.
void hurt_tank(BattleState& state, const EffectContext& context, const Blast& blast, TankId tank,
               float distance) {
    const bool direct = tank == context.hit_tank && !context.shielded;
    const HurtCause cause = is_by_natives(state, context.tank) ? HurtCause::natives
                            : direct                           ? HurtCause::direct
                                                               : HurtCause::blast;
    if (direct && blast.strength > 0 && state.rules.direct_hit_kills)
        return destroy(state, tank, context.tank, cause);
    const int percent = context.tank.exists() ? count_blast(state, context.tank, tank) : 100;
    const float damage =
        damage_at(blast.radius, blast.strength, distance) * static_cast<float>(percent) / 100;
    hurt(state, tank, static_cast<int>(std::floor(damage + 0.5f)), context.tank, cause, blast.pierces);
}

void hurt_tanks(BattleState& state, const EffectContext& context, const Blast& blast) {
    const Vec2<float> at = columns_of(context.at);
    for (const Hull& hull : std::vector<Hull>(state.hulls)) {
        const Hull seen = stretched(hull, to_chord(context.at).y, blast.height);
        const float distance = hull.tank == context.hit_tank ? 0 : distance_to(seen, at);
        if (distance < blast.radius && hull.tank != blast.spared)
            hurt_tank(state, context, blast, hull.tank, distance);
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

/// Throws bodies within reach of a blast away from it; `by`: the tank to blame for their falls.
void throw_bodies(BattleState& state, Bodies& bodies, Vec2<float> at, const Blast& blast, TankId by) {
    const auto thrown = [&](int body, float distance, Vec2<float> middle) {
        if (distance < blast.radius)
            bodies.push(body, throw_at(blast.radius, distance, middle - at, blast.height));
    };
    const std::int64_t middle = to_chord(fixed_of(at)).y;
    for (const Hull& hull : state.hulls)
        if (hull.tank != blast.spared) {
            const float distance = distance_to(stretched(hull, middle, blast.height), at);
            if (distance < blast.radius) push_by(state.tank(hull.tank), by);
            thrown(hull.tank, distance, state.tank(hull.tank).middle());
        }
    for (const Debris& piece : state.debris) {
        if (piece.over) continue;
        const Vec2<float> way = piece.body.at - at;
        const float high = way.y * (100.0f / static_cast<float>(blast.height));
        thrown(piece.number, columns_long({way.x, high}), piece.body.at);
    }
}

}  // namespace

void explode(BattleState& state, Bodies& bodies, const EffectContext& context, const Blast& open) {
    const Vec2<float> at = columns_of(context.at);
    const Blast blast = in_water(open, water_depth(state, at));
    const Vec2<Sixteenths> cell = sixteenths_of(context.at);
    const Sixteenths radius = Sixteenths::truncated(blast.radius);
    state.emit(event::Exploded{.tank = context.tank,
                               .radius = blast.radius,
                               .at = at,
                               .height = blast.height,
                               .digs = blast.digs,
                               .hurts = blast.strength > 0,
                               .spares = blast.spared.exists()});
    state.acting = context.tank;
    if (blast.digs) {
        remember_digging(state, {column_of(cell.x - radius), column_of(cell.x + radius) + 1}, context.tank);
        crater(state, cell, radius, radius * blast.height / 100);
    }
    if (blast.digs && blast.radius >= kShaking)
        shake_earth(state,
                    {.x = column_of(cell.x), .reach = radius / kColumn * kShakeReach, .percent = kShake},
                    Shaking::slopes_too);
    strain_props(state, at, blast);
    light_firedamp(state, at, blast);
    hurt_tanks(state, context, blast);
    break_crates(state, bodies, context, blast.radius);
    blast_things(state, bodies, context, blast);
    throw_bodies(state, bodies, at, blast, context.tank);
}

}  // namespace terramorph
