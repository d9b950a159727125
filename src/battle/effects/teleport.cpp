#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_teleport;
const EffectKind k_teleport = {"teleport", "moves a tank", {}, happen};

}  // namespace terramorph
