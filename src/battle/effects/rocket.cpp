#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_rocket;
const EffectKind k_rocket = {"rocket", "throws a tank up", {}, happen};

}  // namespace terramorph
