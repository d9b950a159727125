#include "battle/effects/effect.h"

namespace terramorph::steal_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 100, "how far it reaches", true},
    {"amount", "Amount", "dollars", 1, 100000, 2000, "that each enemy loses to its owner", true},
};
constexpr ParameterId kRadius(kParameters, "radius");
constexpr ParameterId kAmount(kParameters, "amount");

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    for (const Hull& hull : world.view().hulls) {
        const float distance = distance_to(hull, columns_of(context.at));
        const bool reached = hull.tank == context.hit_tank || distance < effect.number(kRadius);
        if (!reached || allies(world.view().tanks, hull.tank, context.tank)) continue;
        world.emit(event::Stole{.victim = hull.tank,
                                .thief = context.tank,
                                .dollars = effect.whole(kAmount),
                                .at = world.tank(hull.tank).middle()});
    }
}

}  // namespace

// Computers don't know what money is worth.
const EffectKind kKind = {
    .name = "steal",
    .help = "takes dollars from enemies",
    .words = {.summary = N_("steals ${amount}"), .rank = 15},
    .icon = "theft",
    .parameters = kParameters,
    .apply = apply,
    .purpose = Purpose::strips,
    .forecast = cannot_foresee,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::steal_effect
