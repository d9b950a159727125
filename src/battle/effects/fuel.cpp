#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_fuel;
const EffectKind k_fuel = {"fuel", "fills up fuel", {}, happen};

}  // namespace terramorph
