#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_guide;
const EffectKind k_guide = {"guide", "steers a shell", {}, happen};

}  // namespace terramorph
