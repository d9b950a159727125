#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_strike;
const EffectKind k_strike = {"strike", "lets shells fall from high above", {}, happen};

}  // namespace terramorph
