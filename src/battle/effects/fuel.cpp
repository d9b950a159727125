#include "battle/effect_world.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"columns", "Fuel", "columns", 1, 10000, 100, "how much farther its tank can drive", true},
};

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank >= 0) world.tank(context.tank).fuel += effect.number(0);
}

}  // namespace

extern const EffectKind k_fuel;
const EffectKind k_fuel = {"fuel", "lets its tank drive farther", kParameters, apply};

}  // namespace terramorph
