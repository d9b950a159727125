#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_wedge;
const EffectKind k_wedge = {"wedge", "moves earth in a wedge from the barrel on", {}, happen};

}  // namespace terramorph
