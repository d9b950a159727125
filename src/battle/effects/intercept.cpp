#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_intercept;
const EffectKind k_intercept = {"intercept", "shoots shells down", {}, happen};

}  // namespace terramorph
