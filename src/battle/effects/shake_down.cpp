#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_shake_down;
const EffectKind k_shake_down = {"shake_down", "lets all earth that hangs come down", {}, happen};

}  // namespace terramorph
