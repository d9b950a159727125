#include <vector>

#include "battle/effects/effect.h"

namespace terramorph::scatter_effect {

namespace {

/// Everybody is somewhere else, in the order of their numbers.
void apply(Battle& battle, const Effect& /*effect*/, const EffectContext& /*context*/) {
    std::vector<int> tanks;
    for (const Hull& hull : battle.hulls()) tanks.push_back(hull.tank);
    for (const int tank : tanks) battle.put(tank, battle.any_place(tank));
}

}  // namespace

const EffectKind kKind = {
    .name = "scatter",
    .help = "takes every tank to another place",
    .words = {.summary = N_("everybody elsewhere"), .rank = 19},
    .icon = "scatter",
    .parameters = {},
    .apply = apply,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::scatter_effect
