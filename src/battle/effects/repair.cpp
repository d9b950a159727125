#include <algorithm>

#include "battle/content/rules.h"
#include "battle/effects/effect.h"

namespace terramorph::repair_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"health", "Health", "", 1, 1000, 20, "that its tank wins back, up to what it began with", true},
};
constexpr ParameterId kHealth(kParameters, "health");

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    Tank& tank = world.tank(context.tank);
    const int won = std::min(effect.whole(kHealth), world.view().rules.health - tank.health);
    if (!tank.alive || tank.health == 0 || won <= 0) return;
    tank.health += won;
    world.emit(event::Healed{.tank = context.tank, .health = won, .at = tank.middle()});
}

Refusal validate(const EffectWorld& world, const Effect& /*effect*/, TankId tank) {
    const bool whole = world.view().tank(tank).health >= world.view().rules.health;
    return whole ? Refusal(error("the tank is at full health")) : std::nullopt;
}

float amount(const Effect& effect) { return effect.number(kHealth); }

}  // namespace

const EffectKind kKind = {
    .name = "repair",
    .help = "gives health back",
    .words = {.summary = N_("heals {health}"), .rank = 30},
    .icon = "repair",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .purpose = Purpose::repair,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 6},
};

}  // namespace terramorph::repair_effect
