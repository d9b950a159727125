#include <algorithm>
#include <cmath>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 40, "how far the explosion reaches", true},
    {"strength", "Strength", "", 0, 500, 100, "the damage at its middle"},
};

void hurt_tanks(Battle& battle, const Moment& moment, float radius, float strength) {
    const Vec2<float> at = columns_of(moment.at);
    for (const Hull& hull : battle.hulls()) {
        const Tank& tank = battle.tanks()[static_cast<std::size_t>(hull.tank)];
        const bool direct = hull.tank == moment.hit_tank;
        const float distance = direct ? 0 : distance_to(hull, at);
        if (distance >= radius) continue;
        const int damage = static_cast<int>(std::floor((radius - distance) / radius * strength + 0.5f));
        const bool kills = direct && strength > 0 && battle.rules().direct_hit_kills;
        battle.hurt(hull.tank, kills ? std::max(damage, tank.health) : damage, moment.tank);
    }
}

/// Damage falls in a line from `strength` at the middle, or at the hull that was hit, to nothing at the
/// radius.
void happen(Battle& battle, const Effect& effect, const Moment& moment) {
    const int radius = effect.whole(0);
    const Vec2<int> at = cells_of(moment.at);
    battle.say({.kind = Event::Kind::blast,
                .tank = moment.tank,
                .radius = static_cast<float>(radius),
                .at = columns_of(moment.at)});
    battle.carve(disc(at.x, at.y, radius * kSub));
    hurt_tanks(battle, moment, static_cast<float>(radius), static_cast<float>(effect.values[1]));
    battle.throw_tanks(columns_of(moment.at), static_cast<float>(radius));
}

}  // namespace

extern const EffectKind k_blast;
const EffectKind k_blast = {"blast", "an explosion: digs a crater, hurts and throws tanks", kParameters,
                            happen};

}  // namespace terramorph
