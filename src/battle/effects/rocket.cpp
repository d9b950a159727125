#include "battle/effects/effect.h"

namespace terramorph::rocket_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"speed", "Speed", "columns/s", 20, 800, 300, "with which its tank takes off"},
};
constexpr ParameterId kSpeed(kParameters, "speed");

/// Throws the tank to where its barrel points.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0 || !world.tank(context.tank).alive) return;
    const Vec2<float> full = columns_of(muzzle_velocity(world.tank(context.tank).angle, kFullPower));
    world.push(context.tank,
               full * (effect.number(kSpeed) * (static_cast<float>(kTicksPerSecond) / kFullSpeed)));
}

Refusal validate(const EffectWorld& world, const Effect& /*effect*/, TankId tank) {
    const bool buried = world.view().tank(tank).body.buried;
    return buried ? Refusal(error("the tank is buried: dig it out first")) : std::nullopt;
}

float amount(const Effect& /*effect*/) { return 5; }

}  // namespace

const EffectKind kKind = {
    .name = "rocket",
    .help = "throws its tank up in the direction of its barrel",
    .words = {.summary = N_("launches your tank"), .rank = 26},
    .icon = "rocket",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .purpose = Purpose::takeoff,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 1},
};

}  // namespace terramorph::rocket_effect
