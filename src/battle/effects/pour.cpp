#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_pour;
const EffectKind k_pour = {"pour", "pours out earth that flows and fills holes", {}, happen};

}  // namespace terramorph
