#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_amplify;
const EffectKind k_amplify = {"amplify", "makes weapons stronger", {}, happen};

}  // namespace terramorph
