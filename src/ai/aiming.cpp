#include "ai/aiming.h"

#include <algorithm>
#include <cmath>

namespace terramorph {

namespace {

constexpr float kKillBonus = 30;
constexpr float kFarAway = 20000;  // columns: wider than any level
constexpr float kWorstValue = -1000;

float most_of(const std::vector<Effect>& effects) {
    float most = 0;
    for (const Effect& effect : effects) {
        const int radius = index_of(effect.kind->parameters, "radius");
        const int strength = index_of(effect.kind->parameters, "strength");
        const bool harms = effect.kind->name == "blast" && strength >= 0 &&
                           effect.whole(static_cast<std::size_t>(strength)) > 0;
        if (harms && radius >= 0)
            most = std::max(most, static_cast<float>(effect.values[static_cast<std::size_t>(radius)]));
        for (const auto& led_to : effect.leads_to.by_trigger) most = std::max(most, most_of(led_to));
    }
    return most;
}

}  // namespace

float blast_radius(const Weapon& weapon) {
    float most = 0;
    for (const auto& effects : weapon.effects.by_trigger) most = std::max(most, most_of(effects));
    return most;
}

float expected_value(const Battle& battle, int shooter, const Prediction& end, float radius) {
    if (end.end != FlightEnd::hit) return kWorstValue;
    const Vec2<float> at = columns_of(end.contact.at);
    float value = 0;
    float nearest = kFarAway;
    for (const Hull& hull : battle.hulls()) {
        const bool direct = end.contact.with == Contact::With::tank && end.contact.tank == hull.tank;
        const float distance = direct ? 0 : distance_to(hull, at);
        if (hull.tank != shooter) nearest = std::min(nearest, distance);
        if (distance >= radius) continue;
        const auto health = static_cast<float>(battle.tanks()[static_cast<std::size_t>(hull.tank)].health);
        const float damage = std::min(health, (radius - distance) / radius * 100);
        const float gain = damage >= health ? damage + kKillBonus : damage;
        value += hull.tank == shooter ? -2 * gain : gain;
    }
    return value != 0 ? value : -nearest / kFarAway;
}

AimSearch::AimSearch(int angle_step, int power_step, int power_limit)
    : angle_step_(angle_step), power_step_(power_step), power_limit_(power_limit) {}

bool AimSearch::go_on(const Battle& battle, int shooter, float radius, int count) {
    const int powers = power_limit_ / power_step_;
    const int all = (kHalfTurn / angle_step_ + 1) * powers;
    for (int k = 0; k < count && next_ < all; ++k, ++next_) {
        const int angle = next_ / powers * angle_step_;
        const int power = (next_ % powers + 1) * power_step_;
        const float value =
            expected_value(battle, shooter, battle.predict_shot(shooter, angle, power), radius);
        if (value > best_.value) best_ = {angle, power, 0, value};
    }
    return next_ < all;
}

}  // namespace terramorph
