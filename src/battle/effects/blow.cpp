#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_blow;
const EffectKind k_blow = {"blow", "changes the wind", {}, happen};

}  // namespace terramorph
