#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"health", "Health", "", 1, 1000, 20, "that its tank wins back, up to what it began with", true},
};

void happen(Battle& battle, const Effect& effect, const Moment& moment) {
    if (moment.tank >= 0) battle.heal(moment.tank, effect.whole(0));
}

}  // namespace

extern const EffectKind k_repair;
const EffectKind k_repair = {"repair", "gives health back", kParameters, happen};

}  // namespace terramorph
