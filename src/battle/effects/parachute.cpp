#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_parachute;
const EffectKind k_parachute = {"parachute", "opens a parachute", {}, happen};

}  // namespace terramorph
