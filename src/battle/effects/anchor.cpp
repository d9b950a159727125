#include <cmath>

#include "battle/content/needs.h"
#include "battle/effects/effect.h"

namespace terramorph::anchor_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"reach", "Reach", "columns", 21, 1000, 64, "to each side of its tank, where the land stays", true},
};
constexpr ParameterId kReach(kParameters, "reach");

Range plot_of(const Tank& tank, const Effect& effect) {
    const int x = static_cast<int>(std::floor(tank.body.at.x));
    return {x - effect.whole(kReach), x + effect.whole(kReach) + 1};
}

/// It's kept for land that would move.
Refusal validate(const EffectWorld& world, const Effect& effect, TankId tank) {
    const Range moves = world.view().about_to_slip, own = plot_of(world.view().tank(tank), effect);
    const bool meet = own.x0 < moves.x1 && moves.x0 < own.x1;
    return meet ? std::nullopt : Refusal(error("your land isn't about to move"));
}

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0 || validate(world, effect, context.tank)) return;
    world.hold_land(context.tank, plot_of(world.tank(context.tank), effect));
}

}  // namespace

// Computers don't know who will move the land, or when.
const EffectKind kKind = {
    .name = "anchor",
    .help = "keeps the land about its tank where it is when land slips; only with living land in play",
    .words = {.summary = N_("holds land still"), .rank = 38},
    .icon = "anchor",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .is_idle = is_land_idle,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::anchor_effect
