#include <algorithm>

#include "battle/effects/effect.h"

namespace terramorph::amplify_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"percent", "More damage", "%", 1, 100, 10, "of what its weapons do without it", true},
};
constexpr ParameterId kPercent(kParameters, "percent");

/// The strongest amplifier counts: others add nothing.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    int& force = world.tank(context.tank).damage_percent;
    force = std::max(force, 100 + effect.whole(kPercent));
}

float amount(const Effect& effect) { return effect.number(kPercent); }

}  // namespace

const EffectKind kKind = {
    .name = "amplify",
    .help = "makes its tank's weapons do more damage",
    .words = {.summary = N_("{percent}% more damage"), .rank = 24},
    .icon = "amplify",
    .parameters = kParameters,
    .apply = apply,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 1},
};

}  // namespace terramorph::amplify_effect
