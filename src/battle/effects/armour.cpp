#include "battle/effects/effect.h"

namespace terramorph::armour_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"percent", "Armour", "%", 1, 90, 20, "of the harm that came through before", true},
};
constexpr ParameterId kPercent(kParameters, "percent");

/// Each further plate absorbs its share of the damage that gets through the others.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    int& armour = world.tank(context.tank).armour;
    armour += (100 - armour) * effect.whole(kPercent) / 100;
}

float amount(const Effect& effect) { return effect.number(kPercent); }

}  // namespace

const EffectKind kKind = {
    .name = "armour",
    .help = "keeps a part of all harm off its tank",
    .words = {.summary = N_("keeps {percent} % off"), .rank = 23},
    .icon = "armour",
    .parameters = kParameters,
    .apply = apply,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 3},
};

}  // namespace terramorph::armour_effect
