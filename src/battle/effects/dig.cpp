#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_dig;
const EffectKind k_dig = {"dig", "branches out into tunnels", {}, happen};

}  // namespace terramorph
