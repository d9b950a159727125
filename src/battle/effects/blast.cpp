#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 40, "how far the explosion reaches", true},
    {"strength", "Strength", "", 0, 500, 100, "the damage at its middle"},
};

void happen(Battle& battle, const Effect& effect, const Moment& moment) {
    battle.blast(moment, effect.number(0), effect.number(1));
}

}  // namespace

extern const EffectKind k_blast;
const EffectKind k_blast = {"blast", "an explosion: digs a crater, hurts and throws tanks", kParameters,
                            happen};

}  // namespace terramorph
