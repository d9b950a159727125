#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_smoke;
const EffectKind k_smoke = {"smoke", "leaves smoke on its way", {}, happen};

}  // namespace terramorph
