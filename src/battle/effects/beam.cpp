#include "battle/battle.h"

namespace terramorph {

namespace {

void happen(Battle&, const Effect&, const Moment&) {}

}  // namespace

extern const EffectKind k_beam;
const EffectKind k_beam = {"beam", "a beam of light", {}, happen};

}  // namespace terramorph
