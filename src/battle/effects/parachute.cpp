#include "battle/effect_world.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"sink", "Sinking", "columns/s", 10, 85, 40, "how fast a tank sinks on it"},
};

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0 || !world.tank(context.tank).alive) return;
    world.open_parachute(context.tank, effect.number(0));
}

}  // namespace

extern const EffectKind k_parachute;
const EffectKind k_parachute = {"parachute", "lets a falling tank sink slowly, and drift with the wind",
                                kParameters, apply};

}  // namespace terramorph
