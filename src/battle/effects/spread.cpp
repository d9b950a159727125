#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_spread;
const EffectKind k_spread = {"spread", "fires several shells at once, in a fan", {}, happen};

}  // namespace terramorph
