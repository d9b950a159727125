#include <algorithm>

#include "battle/effects/effect.h"

namespace terramorph::amplify_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"percent", "More harm", "%", 1, 100, 10, "of what its weapons do without it", true},
};
constexpr ParameterId kPercent(kParameters, "percent");

/// The more damage the tank already does, the less a further one adds.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    int& force = world.tank(context.tank).damage_percent;
    force += effect.whole(kPercent) * 100 / std::max(force, 100);
}

float amount(const Effect& effect) { return effect.number(kPercent); }

}  // namespace

const EffectKind kKind = {
    .name = "amplify",
    .help = "makes its tank's weapons do more harm",
    .words = {.summary = N_("{percent} % more harm"), .rank = 24},
    .icon = "amplify",
    .parameters = kParameters,
    .apply = apply,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 3},
};

}  // namespace terramorph::amplify_effect
