#include <vector>

#include "battle/effects/effect.h"
#include "battle/world/places.h"

namespace terramorph::scatter_effect {

namespace {

/// Moves all tanks, by number.
void apply(EffectWorld& world, const Effect& /*effect*/, const EffectContext& /*context*/) {
    std::vector<TankId> tanks;
    for (const Hull& hull : world.view().hulls) tanks.push_back(hull.tank);
    for (const TankId tank : tanks) world.place_tank(tank, random_place(world, tank));
}

float amount(const Effect& /*effect*/) { return 10; }

}  // namespace

const EffectKind kKind = {
    .name = "scatter",
    .help = "takes every tank to another place",
    .words = {.summary = N_("teleports everybody"), .rank = 19},
    .icon = "scatter",
    .parameters = {},
    .apply = apply,
    .purpose = Purpose::escape,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 1},
};

}  // namespace terramorph::scatter_effect
