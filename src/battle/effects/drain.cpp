#include <algorithm>
#include <array>
#include <vector>

#include "battle/effects/effect.h"

namespace terramorph::drain_effect {

namespace {

/// Never kills, however much damage its owner does. Shield and armour help against it.
void drain_health(EffectWorld& world, int percent, TankId number, TankId by) {
    const int health = world.tank(number).health;
    const int force = by < 0 ? 100 : world.tank(by).damage_percent;
    const int bearable = (health * 100 - 1) / force;
    if (health > 0) world.hurt(number, std::min(health * percent / 100, bearable), by, HurtCause::drain);
}

/// One percent is always left.
void drain_force(EffectWorld& world, int percent, TankId number, TankId by) {
    Tank& drained = world.tank(number);
    drained.damage_percent = std::max(1, drained.damage_percent * (100 - percent) / 100);
    world.emit(
        event::Weakened{.tank = number, .by = by, .percent = drained.damage_percent, .at = drained.middle()});
}

void drain_shield(EffectWorld& world, int percent, TankId number, TankId by) {
    const Tank& drained = world.tank(number);
    if (!drained.shield.up()) return;
    const int taken = (drained.shield.strength * percent + 99) / 100;
    world.emit(event::ShieldHit{.tank = number, .by = by, .absorbed = taken, .at = drained.middle()});
    world.wear_shield(number, taken);
}

constexpr std::array kDrains = {drain_health, drain_force, drain_shield};
constexpr std::array<std::string_view, kDrains.size()> kDrainNames = {"health", "force", "shield"};

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 75, "how far it reaches", true},
    {"what", "What", "", 0, 2, 0, "it takes: health, the strength of weapons or of the shield", true,
     kDrainNames},
    {"percent", "Percent", "%", 1, 100, 50, "of what there still is, that it takes", true},
};
constexpr ParameterId kRadius(kParameters, "radius");
constexpr ParameterId kWhat(kParameters, "what");
constexpr ParameterId kPercent(kParameters, "percent");
constexpr ParameterChoice kHealth(kParameters, "what", "health");
constexpr ParameterChoice kShield(kParameters, "what", "shield");

/// Drains every tank in reach, its owner too.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const auto drain = kDrains[effect.whole(kWhat)];
    const std::vector<Hull> hulls(world.view().hulls.begin(), world.view().hulls.end());
    for (const Hull& hull : hulls) {
        const float distance = distance_to(hull, columns_of(context.at));
        const bool reached = hull.tank == context.hit_tank || distance < effect.number(kRadius);
        if (reached) drain(world, effect.whole(kPercent), hull.tank, context.tank);
    }
}

/// Nothing wears where nobody else has a shield.
Refusal validate(const EffectWorld& world, const Effect& effect, TankId tank) {
    if (!effect.is(kShield)) return std::nullopt;
    for (const Hull& hull : world.view().hulls)
        if (hull.tank != tank && world.view().tank(hull.tank).shield.up()) return std::nullopt;
    return error("nobody else has a shield up");
}

void expect_shields_to_wear(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    forecast.add_damage({.at = columns_of(place.at),
                         .radius = effect.number(kRadius),
                         .strength = effect.number(kPercent),
                         .hit_tank = place.hit_tank,
                         .even = true,
                         .only_shields = true});
}

/// Expects nothing of weaker weapons.
void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    if (effect.is(kShield)) return expect_shields_to_wear(forecast, effect, place);
    if (!effect.is(kHealth)) return;
    forecast.add_damage({.at = columns_of(place.at),
                         .radius = effect.number(kRadius),
                         .strength = effect.number(kPercent),
                         .hit_tank = place.hit_tank,
                         .even = true,
                         .of_health = true});
}

Firepower firepower(const Effect& effect) {
    if (!effect.is(kHealth)) return {};
    return {.reach = effect.number(kRadius), .strength = effect.number(kPercent)};
}

}  // namespace

const EffectKind kKind = {
    .name = "drain",
    .help = "takes a part of a tank away",
    .words = {.summary = N_("drains {percent}% {what}"), .rank = 14},
    .icon = "percent",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .purpose = Purpose::strips,
    .forecast = foresee,
    .firepower = firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::drain_effect
