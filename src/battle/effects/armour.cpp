#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_armour;
const EffectKind k_armour = {"armour", "keeps a part of all harm off", {}, happen};

}  // namespace terramorph
