#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"health", "Health", "", 1, 1000, 20, "that its tank wins back, up to what it began with", true},
};

void happen(Battle& battle, const Effect& effect, const Moment& moment) {
    if (moment.tank >= 0) battle.heal(moment.tank, effect.whole(0));
}

Refusal refuses(const Battle& battle, const Effect& /*effect*/, int tank) {
    const bool whole = battle.tanks()[static_cast<std::size_t>(tank)].health >= battle.rules().health;
    return whole ? Refusal(error("the tank is in full health")) : std::nullopt;
}

}  // namespace

extern const EffectKind k_repair;
const EffectKind k_repair = {.name = "repair",
                             .help = "gives health back",
                             .parameters = kParameters,
                             .happen = happen,
                             .refuses = refuses};

}  // namespace terramorph
