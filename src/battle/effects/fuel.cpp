#include "battle/effects/effect.h"

namespace terramorph::fuel_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"columns", "Fuel", "columns", 1, 10000, 100, "how much farther its tank can drive", true},
};
constexpr ParameterId kColumns(kParameters, "columns");

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank >= 0) world.tank(context.tank).fuel += effect.number(kColumns);
}

float amount(const Effect& effect) { return effect.number(kColumns); }

}  // namespace

const EffectKind kKind = {
    .name = "fuel",
    .help = "lets its tank drive farther",
    .words = {.summary = N_("drives {columns} m farther"), .rank = 21},
    .icon = "fuel",
    .parameters = kParameters,
    .apply = apply,
    .purpose = Purpose::fuel,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .each = 0.05f, .enough = 2},
};

}  // namespace terramorph::fuel_effect
