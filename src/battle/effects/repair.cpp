#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"health", "Health", "", 1, 1000, 20, "that its tank wins back, up to what it began with", true},
};

void apply(Battle& battle, const Effect& effect, const EffectContext& context) {
    if (context.tank >= 0) battle.heal(context.tank, effect.whole(0));
}

Refusal validate(const Battle& battle, const Effect& /*effect*/, int tank) {
    const bool whole = battle.tanks()[static_cast<std::size_t>(tank)].health >= battle.rules().health;
    return whole ? Refusal(error("the tank is in full health")) : std::nullopt;
}

}  // namespace

extern const EffectKind k_repair;
const EffectKind k_repair = {.name = "repair",
                             .help = "gives health back",
                             .parameters = kParameters,
                             .apply = apply,
                             .validate = validate};

}  // namespace terramorph
