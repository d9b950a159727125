#include "ai/aiming/evaluation.h"

#include <algorithm>

#include "ai/aiming/foothold.h"
#include "ai/conduct.h"
#include "battle/blast.h"

namespace terramorph {

namespace {

constexpr float kKillBonus = 60;
constexpr float kOwnWeight = -2;
constexpr float kAllyWeight = -8;     // no computer hurts an ally knowingly
constexpr float kShieldShare = 0.4f;  // value of damage to shields, relative to health

/// How far a tank is from the middle of an explosion, in columns; the radius if it's out of reach.
float distance_of(const ExpectedDamage& damage, const Hull& hull) {
    if (hull.tank == damage.spared) return damage.radius;
    if (hull.tank == damage.hit_tank) return 0;
    const bool flat = damage.height < 100;
    if (!flat && !may_reach(hull, damage.at, damage.radius)) return damage.radius;
    const Hull seen = flat ? stretched(hull, to_chord(fixed_of(damage.at)).y, damage.height) : hull;
    return std::min(damage.radius, distance_to(seen, damage.at));
}

float loss_by(const ExpectedDamage& damage, const Hull& hull) {
    const float distance = distance_of(damage, hull);
    if (damage.even) return distance < damage.radius ? damage.strength : 0;
    return damage_at(damage.radius, damage.strength, distance);
}

/// The health that a tank would lose off an edge or in water, where one of the blasts would throw it.
float loss_by_throws(const BattleView& view, const std::vector<ExpectedDamage>& damage, const Hull& hull) {
    float most = 0;
    for (const ExpectedDamage& each : damage) {
        const float distance = distance_of(each, hull);
        if (each.even || each.only_shields || distance >= each.radius) continue;
        const Vec2<float> away = view.tank(hull.tank).middle() - each.at;
        const Vec2<float> speed = throw_at(each.radius, distance, away, each.height);
        most = std::max(most, loss_by_throw(view.battle().state(), hull.tank, speed));
    }
    return most;
}

float strength_of(const Shield& shield) { return shield.up() ? static_cast<float>(shield.strength) : 0; }

}  // namespace

Weights even_weights(const BattleView& view) {
    Weights weights(view.battle().state().tanks.size(), kAllyWeight);
    weights[view.own_tank()] = kOwnWeight;
    for (const TankId enemy : view.enemies()) weights[enemy] = 1;
    return weights;
}

float expected_loss(const BattleView& view, const std::vector<ExpectedDamage>& damage, const Hull& hull) {
    const Tank& tank = view.tank(hull.tank);
    const auto health = static_cast<float>(tank.health);
    const float force = static_cast<float>(view.tank().damage_percent) / 100;
    const float bare = static_cast<float>(100 - tank.armour) / 100;
    float shield = tank.shield.kind == Shield::Kind::deflects ? 0 : strength_of(tank.shield);
    float loss = 0;
    int blasts = 0;
    for (const ExpectedDamage& each : damage) {
        if (each.only_shields) {
            const float part = loss_by(each, hull) / 100;
            loss += part * strength_of(tank.shield) * kShieldShare;
            shield -= part * shield;
            continue;
        }
        const bool direct = hull.tank == each.hit_tank && !each.shielded;
        if (direct && view.battle().state().rules.direct_hit_kills) return health;
        const float most = std::max(0.0f, health - loss - 1);
        float amount = loss_by(each, hull) * (each.of_health ? most / 100 : force);
        if (!each.even && amount > 0) amount *= static_cast<float>(repeated_blast_percent(blasts++)) / 100;
        const float kept_off = each.pierces == Piercing::all ? 0 : std::min(shield, amount);
        shield -= kept_off;
        amount -= each.pierces == Piercing::half ? kept_off / 2 : kept_off;
        loss += amount * bare + kept_off * kShieldShare;
    }
    return std::min(loss, health);
}

float evaluate(const BattleView& view, const std::vector<ExpectedDamage>& damage, const Weights& weights) {
    const bool pushes = conduct(view.match(), view.player()).undermines;
    float sum = 0;
    for (const Hull& hull : view.battle().state().hulls) {
        const auto health = static_cast<float>(view.tank(hull.tank).health);
        float loss = expected_loss(view, damage, hull);
        if (pushes) loss = std::min(health, loss + loss_by_throws(view, damage, hull));
        if (loss <= 0) continue;
        const bool dies = loss >= health;
        sum += weights[hull.tank] * (dies ? loss + kKillBonus : loss);
    }
    return sum;
}

float price_of_shot(const Weapon& weapon) {
    return weapon.unlimited ? 0 : static_cast<float>(weapon.price) / static_cast<float>(weapon.bundle);
}

}  // namespace terramorph
