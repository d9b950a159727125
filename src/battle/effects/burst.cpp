#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_burst;
const EffectKind k_burst = {"burst", "fires one shell after the other", {}, happen};

}  // namespace terramorph
