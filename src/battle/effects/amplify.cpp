#include <algorithm>

#include "battle/effect_world.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"percent", "More harm", "%", 1, 100, 10, "of what its weapons do without it", true},
};

/// Each further one adds the less, the more force there is already.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    int& force = world.tank(context.tank).force;
    force += effect.whole(0) * 100 / std::max(force, 100);
}

}  // namespace

extern const EffectKind k_amplify;
const EffectKind k_amplify = {"amplify", "makes its tank's weapons do more harm", kParameters, apply};

}  // namespace terramorph
