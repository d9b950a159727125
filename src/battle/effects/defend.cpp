#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_defend;
const EffectKind k_defend = {"defend", "raises the best shield there is", {}, happen};

}  // namespace terramorph
