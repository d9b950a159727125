#include <algorithm>

#include "battle/effects/effect.h"

namespace terramorph::armour_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"percent", "Armour", "%", 1, 90, 20, "of the damage that gets past shields; 40 at most", true},
};
constexpr ParameterId kPercent(kParameters, "percent");

constexpr int kMaxArmour = 40;  // %

/// The best plate counts: others below it add nothing.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    int& armour = world.tank(context.tank).armour;
    armour = std::max(armour, std::min(effect.whole(kPercent), kMaxArmour));
}

float amount(const Effect& effect) { return effect.number(kPercent); }

}  // namespace

const EffectKind kKind = {
    .name = "armour",
    .help = "keeps a part of all damage off its tank",
    .words = {.summary = N_("blocks {percent}% of damage"), .rank = 23},
    .icon = "armour",
    .parameters = kParameters,
    .apply = apply,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 1},
};

}  // namespace terramorph::armour_effect
