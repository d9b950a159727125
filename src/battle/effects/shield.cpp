#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_shield;
const EffectKind k_shield = {"shield", "raises a shield", {}, happen};

}  // namespace terramorph
