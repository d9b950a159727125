#include "battle/effect_world.h"

namespace terramorph {

namespace {

void apply(EffectWorld& world, const Effect& /*effect*/, const EffectContext& context) {
    if (context.tank >= 0) world.tank(context.tank).contact = true;
}

Refusal validate(const EffectWorld& world, const Effect& /*effect*/, int tank) {
    const bool armed = world.view().tank(tank).contact;
    return armed ? Refusal(error("the next shot has a contact trigger already")) : std::nullopt;
}

}  // namespace

extern const EffectKind k_arm;
const EffectKind k_arm = {.name = "arm",
                          .help = "lets its tank's next shot do at its first touch what it can do",
                          .parameters = {},
                          .apply = apply,
                          .validate = validate};

}  // namespace terramorph
