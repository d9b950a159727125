#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_steal;
const EffectKind k_steal = {"steal", "takes points", {}, happen};

}  // namespace terramorph
