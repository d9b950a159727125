#include <vector>

#include "battle/battle.h"

namespace terramorph {

namespace {

/// Everybody is somewhere else, in the order of their numbers.
void apply(Battle& battle, const Effect& /*effect*/, const EffectContext& /*context*/) {
    std::vector<int> tanks;
    for (const Hull& hull : battle.hulls()) tanks.push_back(hull.tank);
    for (const int tank : tanks) battle.put(tank, battle.any_place(tank));
}

}  // namespace

extern const EffectKind k_scatter;
const EffectKind k_scatter = {"scatter", "takes every tank to another place", {}, apply};

}  // namespace terramorph
