#include "ai/aiming/evaluation.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr float kKillBonus = 60;
constexpr float kOwnWeight = -2;
constexpr float kAllyWeight = -8;     // no computer hurts an ally knowingly
constexpr float kShieldShare = 0.4f;  // value of damage to shields, relative to health

/// The hull, stretched vertically as much as the explosion is flattened.
Hull measured(Hull hull, const ExpectedDamage& damage) {
    if (damage.height == 100) return hull;
    const std::int64_t middle = to_chord(fixed_of(damage.at)).y;
    for (auto& corner : hull.corners) corner.y = middle + (corner.y - middle) * 100 / damage.height;
    return hull;
}

float loss_by(const ExpectedDamage& damage, const Hull& hull) {
    if (hull.tank == damage.spared) return 0;
    const bool flat = damage.height < 100;
    if (hull.tank != damage.hit_tank && !flat && !may_reach(hull, damage.at, damage.radius)) return 0;
    const float distance = hull.tank == damage.hit_tank ? 0 : distance_to(measured(hull, damage), damage.at);
    if (distance >= damage.radius) return 0;
    return damage.even ? damage.strength : (damage.radius - distance) / damage.radius * damage.strength;
}

}  // namespace

Weights even_weights(const BattleView& view) {
    Weights weights(view.battle().state().tanks.size(), kAllyWeight);
    weights[view.player()] = kOwnWeight;
    for (const int enemy : view.enemies()) weights[enemy] = 1;
    return weights;
}

float expected_loss(const BattleView& view, const std::vector<ExpectedDamage>& damage, const Hull& hull) {
    const Tank& tank = view.tank(hull.tank);
    const auto health = static_cast<float>(tank.health);
    const float force = static_cast<float>(view.tank().damage_percent) / 100;
    const float bare = static_cast<float>(100 - tank.armour) / 100;
    float shield = tank.shield.up() ? static_cast<float>(tank.shield.strength) : 0;
    float loss = 0;
    for (const ExpectedDamage& each : damage) {
        const bool direct = hull.tank == each.hit_tank && !each.shielded;
        if (direct && view.battle().state().rules.direct_hit_kills) return health;
        float amount = loss_by(each, hull) * force;
        const float kept_off = each.pierces ? 0 : std::min(shield, amount);
        shield -= kept_off;
        amount -= kept_off;
        loss += amount * bare + kept_off * kShieldShare;
    }
    return std::min(loss, health);
}

float evaluate(const BattleView& view, const std::vector<ExpectedDamage>& damage, const Weights& weights) {
    float sum = 0;
    for (const Hull& hull : view.battle().state().hulls) {
        const float loss = expected_loss(view, damage, hull);
        if (loss <= 0) continue;
        const bool dies = loss >= static_cast<float>(view.tank(hull.tank).health);
        sum += weights[hull.tank] * (dies ? loss + kKillBonus : loss);
    }
    return sum;
}

float price_of_shot(const Weapon& weapon) {
    return weapon.unlimited ? 0 : static_cast<float>(weapon.price) / static_cast<float>(weapon.bundle);
}

}  // namespace terramorph
