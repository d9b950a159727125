#include "battle/effects/effect.h"
#include "battle/world/places.h"

namespace terramorph::teleport_effect {

namespace {

constexpr std::string_view kWays[] = {"random", "target"};

constexpr Parameter kParameters[] = {
    {"way", "Way", "", 0, 1, 0, "any place by chance, or where its player has aimed at", true, kWays},
};
constexpr ParameterChoice kToTarget(kParameters, "way", "target");

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0 || !world.tank(context.tank).alive) return;
    const auto target = world.tank(context.tank).target;
    if (!effect.is(kToTarget))
        world.place_tank(context.tank, random_place(world, context.tank));
    else if (target)
        world.place_tank(context.tank, standing_place(world.view(), context.tank, *target));
}

Refusal validate(const EffectWorld& world, const Effect& effect, TankId tank) {
    const bool lost = effect.is(kToTarget) && !world.view().tank(tank).target;
    return lost ? Refusal(error("needs a target: choose where to go first")) : std::nullopt;
}

bool needs_target(const Effect& effect) { return effect.is(kToTarget); }

/// Computers choose no place to go to.
float amount(const Effect& effect) { return effect.is(kToTarget) ? 0 : 10; }

}  // namespace

const EffectKind kKind = {
    .name = "teleport",
    .help = "takes its tank to another place",
    .words = {.summary = N_("teleports you"), .rank = 17},
    .icon = "teleport",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .needs_target = needs_target,
    .purpose = Purpose::escape,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 1},
};

}  // namespace terramorph::teleport_effect
