#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_tunnel;
const EffectKind k_tunnel = {"tunnel", "goes straight on through the earth", {}, happen};

}  // namespace terramorph
