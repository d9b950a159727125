#include "battle/effects/effect.h"

namespace terramorph::arm_effect {

namespace {

void apply(EffectWorld& world, const Effect& /*effect*/, const EffectContext& context) {
    if (context.tank >= 0) world.tank(context.tank).contact = true;
}

Refusal validate(const EffectWorld& world, const Effect& /*effect*/, TankId tank) {
    const bool armed = world.view().tank(tank).contact;
    return armed ? Refusal(error("the next shot already has a contact trigger")) : std::nullopt;
}

float amount(const Effect& /*effect*/) { return 5; }

}  // namespace

const EffectKind kKind = {
    .name = "arm",
    .help = "lets its tank's next shot do at its first touch what it can do",
    .words = {.summary = N_("a contact trigger"), .rank = 29},
    .icon = "trigger",
    .parameters = {},
    .apply = apply,
    .validate = validate,
    .purpose = Purpose::contact_fuze,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 1},
};

}  // namespace terramorph::arm_effect
