#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_swap;
const EffectKind k_swap = {"swap", "two tanks change places", {}, happen};

}  // namespace terramorph
