#include "battle/effect_world.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"percent", "Armour", "%", 1, 90, 20, "of the harm that came through before", true},
};

/// Each further plate keeps off its share of what the others let through.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0) return;
    int& armour = world.tank(context.tank).armour;
    armour += (100 - armour) * effect.whole(0) / 100;
}

}  // namespace

extern const EffectKind k_armour;
const EffectKind k_armour = {"armour", "keeps a part of all harm off its tank", kParameters, apply};

}  // namespace terramorph
