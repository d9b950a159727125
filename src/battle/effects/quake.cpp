#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_quake;
const EffectKind k_quake = {"quake", "shakes the earth", {}, happen};

}  // namespace terramorph
