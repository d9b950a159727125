#include "battle/effects/effect.h"

namespace terramorph::repair_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"health", "Health", "", 1, 1000, 20, "that its tank wins back, up to what it began with", true},
};
constexpr ParameterId kHealth(kParameters, "health");

void apply(Battle& battle, const Effect& effect, const EffectContext& context) {
    if (context.tank >= 0) battle.heal(context.tank, effect.whole(kHealth));
}

Refusal validate(const Battle& battle, const Effect& /*effect*/, int tank) {
    const bool whole = battle.tanks()[static_cast<std::size_t>(tank)].health >= battle.rules().health;
    return whole ? Refusal(error("the tank is in full health")) : std::nullopt;
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
