#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_burn;
const EffectKind k_burn = {"burn", "burns: fire that flows downhill", {}, happen};

}  // namespace terramorph
