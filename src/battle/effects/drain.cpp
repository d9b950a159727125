#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_drain;
const EffectKind k_drain = {"drain", "takes a part of a tank away", {}, happen};

}  // namespace terramorph
