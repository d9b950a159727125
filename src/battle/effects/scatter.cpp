#include <vector>

#include "battle/places.h"

namespace terramorph {

namespace {

/// Everybody is somewhere else, in the order of their numbers.
void apply(EffectWorld& world, const Effect& /*effect*/, const EffectContext& /*context*/) {
    std::vector<int> tanks;
    for (const Hull& hull : world.view().hulls) tanks.push_back(hull.tank);
    for (const int tank : tanks) world.place_tank(tank, random_place(world, tank));
}

}  // namespace

extern const EffectKind k_scatter;
const EffectKind k_scatter = {"scatter", "takes every tank to another place", {}, apply};

}  // namespace terramorph
