#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_arm;
const EffectKind k_arm = {"arm", "gives the next shot a contact trigger", {}, happen};

}  // namespace terramorph
